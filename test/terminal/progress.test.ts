import { describe, expect, it } from "vitest";
import { lineOf, terminalProgress } from "../../generator/terminal/progress.ts";
import { Screen } from "./screen.ts";

const shownOn = (screen: Screen) => terminalProgress(screen as unknown as NodeJS.WriteStream);

describe("progress on a terminal", () => {
  it("messages stand above the bar, whole, and the bar goes without a trace", async () => {
    const screen = new Screen();
    const progress = await shownOn(screen);
    progress.start("Acts read", 40);
    progress.say("discarded: a.xml: it is empty");
    progress.advance(10);
    progress.say("discarded: b.xml: it is cut short");
    expect(screen.rows).toEqual([
      "discarded: a.xml: it is empty",
      "discarded: b.xml: it is cut short",
      expect.stringMatching(/^Acts read █+░+ 25% 10\/40, 0 s/),
    ]);
    progress.start("Publishing", 1);
    expect(screen.rows.at(-1)).toMatch(/^Publishing ░+ 0% 0\/1, 0 s$/);
    progress.stop();
    expect(screen.rows).toEqual(["discarded: a.xml: it is empty", "discarded: b.xml: it is cut short"]);
  });

  it("says how long a step has taken and, once it can be told, how long it will", () => {
    const step = { label: "Acts read", total: 40, began: 1000, done: 0 };
    expect(lineOf(step, 13_000)).toMatch(/ 0% 0\/40, 12 s$/);
    expect(lineOf({ ...step, done: 10 }, 5000)).toMatch(/ 25% 10\/40, 4 s, 12 s left$/);
    expect(lineOf({ ...step, total: 0 }, 1000)).toMatch(/ 100% 0\/0, 0 s$/);
  });

  it("shows nothing but messages where there is no terminal", async () => {
    let written = "";
    const write = (text: string) => {
      written += text;
      return true;
    };
    const progress = await terminalProgress({ isTTY: false, write } as unknown as NodeJS.WriteStream);
    progress.start("Acts read", 2);
    progress.advance(1);
    progress.say("discarded: a.xml");
    progress.stop();
    expect(written).toBe("discarded: a.xml\n");
  });
});
