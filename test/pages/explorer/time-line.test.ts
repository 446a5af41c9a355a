import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { timeLine, versionDay } from "../../../generator/pages/explorer/client/views/norma/time-line.ts";

describe("versions on a line of time", () => {
  it("stand by their days, the first and the last at its ends", () => {
    const { dots, marks } = timeLine(["2000-01-01", "2010-01-01", "2020-01-01"]);
    expect(dots.map(({ at }) => at)).toEqual([0, 50, 100]);
    expect(marks.map(({ year }) => year)).toEqual([2005, 2010, 2015, 2020]);
  });

  it("of one day stand in the middle", () => {
    expect(timeLine(["2020-02-29"])).toEqual({ dots: [{ day: "2020-02-29", at: 50 }], marks: [] });
    expect(timeLine([])).toEqual({ dots: [], marks: [] });
  });

  it("keep their order, with few years below them, none twice and none outside", () => {
    const day = fc
      .date({ min: new Date("1861-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.uniqueArray(day, { minLength: 1, maxLength: 150 }), (days) => {
        days.sort();
        const { dots, marks } = timeLine(days);
        expect(dots.map((dot) => dot.day)).toEqual(days);
        dots.forEach(({ at }, i) => {
          expect(at).toBeGreaterThanOrEqual(dots[i - 1]?.at ?? 0);
        });
        for (const { at } of [...dots, ...marks]) expect(at >= 0 && at <= 100).toBe(true);
        expect(marks.length).toBeLessThanOrEqual(7);
        expect(new Set(marks.map(({ year }) => year)).size).toBe(marks.length);
      }),
    );
  });

  it("are found by a day that is not before them", () => {
    const days = ["1999-03-20", "2010-05-03", "2024-12-14"];
    expect(versionDay(days, "2010-05-02")).toBe("1999-03-20");
    expect(versionDay(days, "2010-05-03")).toBe("2010-05-03");
    expect(versionDay(days, "2099-01-01")).toBe("2024-12-14");
    expect(versionDay(days, "1900-01-01")).toBe("1999-03-20");
    expect(versionDay([], "1900-01-01")).toBeUndefined();
  });
});
