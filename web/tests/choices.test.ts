import { describe, expect, it } from "vitest";
import {
  after,
  bodyOf,
  brief,
  details,
  nameTrouble,
  only,
  optionsOf,
  PRESETS,
  presetOf,
  quartet,
  readChoices,
  switched,
  TRAIT_NAMES,
  unusual,
  USUAL,
  whole,
  type Choices,
} from "../src/start/choices";

const choices = (other: Partial<Choices> = {}): Choices => ({ ...readChoices(null), ...other });

/** Of a table as usual. */
const OPTIONS = {
  traits: "colour,shape,height,body",
  squares: false,
  edition: "classic",
  calling: "hand",
  seconds_per_move: null,
  late: "loses",
  wrong_calls: "call",
  wrong_calls_to_lose: null,
  hints: false,
  coach: false,
  mask: false,
};

describe("what was kept", () => {
  it("is as usual at first", () => {
    expect(readChoices(null)).toEqual(USUAL);
  });

  it("is read as it was kept", () => {
    const kept = choices({
      opponent: "same-screen",
      other: "Grace",
      edition: "access",
      traits: ["height", "colour"],
      clock: "other",
      seconds: 90,
      wrongCalls: "lose",
      limit: 2,
      mask: true,
      first: "me",
    });
    expect(readChoices(JSON.stringify(kept))).toEqual(kept);
  });

  it.each(["", "null", "7", "[]", "{", '{"opponent": "nobody", "squares": "yes", "traits": []}'])(
    "is as usual where %j cannot be understood",
    (kept) => {
      expect(readChoices(kept)).toEqual(USUAL);
    },
  );

  it("keeps numbers within what a table can be", () => {
    const read = readChoices('{"seconds": 1e9, "limit": -3}');
    expect([read.seconds, read.limit]).toEqual([86400, 1]);
    expect(whole(NaN, 16, 3)).toBe(3);
    expect(whole(2.4, 16, 3)).toBe(2);
  });

  it("does not change what is usual", () => {
    readChoices(null).traits.pop();
    expect(USUAL.traits).toEqual(TRAIT_NAMES);
  });
});

describe("the traits", () => {
  it("are switched on and off, in the order in which they are said", () => {
    expect(switched(["body"], "height")).toEqual(["height", "body"]);
    expect(switched(["height", "body"], "height")).toEqual(["body"]);
  });

  it("never go out altogether", () => {
    expect(switched(["body"], "body")).toEqual(["body"]);
  });
});

describe("a preset", () => {
  it("sets all that is played by, and leaves who plays with which pieces", () => {
    const before = choices({
      ...{ hints: true, squares: true, mask: true, traits: ["body"], wrongCalls: "lose" },
      ...{ level: "club", edition: "access", first: "me" },
    });
    const set = after("tournament", before);
    expect([set.level, set.edition, set.first]).toEqual(["club", "access", "me"]);
    expect(optionsOf(set)).toEqual({ ...OPTIONS, edition: "access", seconds_per_move: 60 });
    expect(optionsOf(after("children", before))).toMatchObject({
      traits: "colour",
      seconds_per_move: null,
      wrong_calls: "nothing",
    });
    expect(optionsOf(after("friendly", before))).toEqual(optionsOf(choices({ edition: "access" })));
  });

  it("is the one whose settings all fit, and none while one of them does not", () => {
    expect(presetOf(choices())).toBe("friendly");
    for (const preset of PRESETS) {
      const set = after(preset, choices({ level: "perfect" }));
      expect(presetOf(set)).toBe(preset);
      expect(presetOf({ ...set, squares: true })).toBeNull();
    }
    expect(presetOf(choices({ clock: "minute", hints: true }))).toBeNull();
  });

  it("is not undone by what has no effect", () => {
    expect(presetOf(choices({ late: "warned", seconds: 5, limit: 1 }))).toBe("friendly");
  });

  it("is not changed by what is chosen afterwards", () => {
    after("children", choices()).traits.push("body");
    after("friendly", choices()).traits.pop();
    expect(presetOf(after("children", choices()))).toBe("children");
    expect(USUAL.traits).toEqual(TRAIT_NAMES);
  });
});

describe("the table that is asked for", () => {
  it("is played against the computer at a level", () => {
    expect(bodyOf(choices(), " Ada ", "en")).toEqual({
      name: "Ada",
      opponent: { kind: "computer", level: "casual" },
      options: OPTIONS,
      first: null,
      language: "en",
    });
  });

  it("names the one at the same screen, and no level", () => {
    const body = bodyOf(choices({ opponent: "same-screen", other: " ", first: "other" }), "", "de");
    expect(body).toMatchObject({
      name: null,
      opponent: { kind: "same-screen", name: null },
      first: "other",
      language: "de",
    });
    expect(body.opponent).not.toHaveProperty("level");
  });

  it("counts wrong calls only where calls are made by hand", () => {
    const strict = choices({ wrongCalls: "lose", limit: 2 });
    expect(optionsOf(strict).wrong_calls_to_lose).toBe(2);
    expect(optionsOf({ ...strict, calling: "automatic" }).wrong_calls_to_lose).toBeNull();
    expect(optionsOf(choices({ wrongCalls: "nothing" })).wrong_calls).toBe("nothing");
  });

  it("has the time that was chosen", () => {
    const times = (["none", "minute", "other"] as const).map(
      (clock) => optionsOf(choices({ clock, seconds: 45 })).seconds_per_move,
    );
    expect(times).toEqual([null, 60, 45]);
  });
});

describe("names", () => {
  it.each([
    ["", undefined, null],
    ["a".repeat(100), undefined, null],
    ["a".repeat(101), undefined, "long"],
    ["😀".repeat(100), undefined, null],
    ["Ada", "Grace", null],
    [" ada", "Ada ", "same"],
    ["", "", null],
  ])("%j beside %j: %j", (name, other, trouble) => {
    expect(nameTrouble(name, other)).toBe(trouble);
  });
});

describe("what is said of a game", () => {
  it("is what counts, if all is as usual", () => {
    const traits = TRAIT_NAMES.map((trait) => ({ trait }));
    expect(details(optionsOf(choices()))).toEqual([{ id: "counts", arguments: { traits } }]);
  });

  it("is all that is not as usual", () => {
    const said = details(
      optionsOf(
        choices({
          traits: ["body"],
          squares: true,
          clock: "minute",
          late: "warned",
          wrongCalls: "lose",
          hints: true,
          coach: true,
          mask: true,
        }),
      ),
    );
    expect(said.map((each) => each.id)).toEqual([
      "counts",
      "start-said-squares",
      "start-said-lose",
      "start-said-warned",
      "start-said-hints",
      "counts-coach",
      "start-said-mask",
    ]);
  });

  it("is nothing of what is usual", () => {
    expect(unusual(choices({ level: "perfect", opponent: "friend" }))).toEqual([]);
    const other = choices({ edition: "access", clock: "minute", traits: ["body"], first: "me" });
    expect(unusual(other).map((each) => each.id)).toEqual([
      "start-said-access",
      "counts-time",
      "counts",
      "start-said-me",
    ]);
    expect(unusual(choices({ mask: true })).map((each) => each.id)).toEqual(["start-said-mask"]);
  });

  it("is what counts in brief where it is not all", () => {
    expect(only(optionsOf(choices()))).toEqual([]);
    const [said] = only(optionsOf(choices({ traits: ["height", "body"] })));
    expect(said?.arguments).toEqual({ traits: [{ trait: "height" }, { trait: "body" }] });
  });

  it("is edition and clock in brief", () => {
    const [edition, clock] = brief(optionsOf(choices({ clock: "other", seconds: 90 })));
    expect(edition?.id).toBe("start-edition-classic");
    expect(clock?.arguments).toEqual({
      time: { id: "time", arguments: { minutes: 1, seconds: 30 } },
    });
  });
});

describe("the four pieces that are shown", () => {
  it.each([["height"], ["shape"], ["body"], ["colour"]] as const)(
    "share one value of %s and nothing else",
    (trait) => {
      const numbers = quartet([trait]).pieces.map((piece) => parseInt(piece, 16));
      const bits = { height: 2, shape: 4, body: 1, colour: 8 };
      const shared = [8, 4, 2, 1].filter(
        (bit) => new Set(numbers.map((number) => number & bit)).size === 1,
      );
      expect(shared).toEqual([bits[trait]]);
      expect(new Set(numbers).size).toBe(4);
    },
  );

  it("are the hollow ones if all traits count", () => {
    expect(quartet(TRAIT_NAMES)).toEqual({ pieces: ["1", "f", "d", "3"], shared: "hollow" });
  });
});
