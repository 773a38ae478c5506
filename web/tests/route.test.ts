import { describe, expect, it } from "vitest";
import { routeOf } from "../src/route";

const at = (path: string) => routeOf(new URL(path, "http://example.org"));

describe("routes", () => {
  it.each([
    ["/", "start"],
    ["/quarto/", "start"],
    ["/games", "games"],
    ["/rules", "rules"],
    ["/quarto/rules", "rules"],
    ["/nothing", "nowhere"],
  ])("%s shows %s", (path, screen) => {
    expect(at(path).screen).toBe(screen);
  });

  it("find a table by its id, on any path", () => {
    const table = "AbCdEfGhIjKlMnOpQrStUv";
    expect(at(`/quarto/${table}`)).toEqual({ screen: "table", table });
  });

  it("lead from the rules back to an invitation, and nowhere else", () => {
    const table = "AbCdEfGhIjKlMnOpQrStUv";
    expect(at(`/rules?invitation=${table}`)).toEqual({ screen: "rules", invitation: table });
    expect(at("/rules?invitation=//evil.example")).toEqual({ screen: "rules", invitation: null });
  });

  it("keep what the analysis is asked", () => {
    const route = at("/analysis?position=..../..../..../....%20-&squares=true");
    expect(route.screen === "analysis" && route.query.get("squares")).toBe("true");
  });
});
