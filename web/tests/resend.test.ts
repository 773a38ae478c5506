import { describe, expect, it } from "vitest";
import cases from "../../tests/data/resend.json";
import { mayBeSentAgain } from "../src/table/resend";

type Rest = Parameters<typeof mayBeSentAgain>;
interface Case {
  readonly name: string;
  readonly command: { readonly command: Rest[0] };
  readonly seat: Rest[1];
  readonly missed: Rest[2];
  readonly then: "send" | "give up";
}

/** The cases are those of the Python client too. */
describe("what may be sent again", () => {
  it.each(cases as unknown as Case[])(
    "is decided as written down: $name",
    ({ command, seat, missed, then }) => {
      expect(mayBeSentAgain(command.command, seat, missed) ? "send" : "give up").toBe(then);
    },
  );
});
