import { expect, it } from "vitest";
import { calendarDate, isActYear, isRealDate } from "../../generator/law/calendar.ts";

it.each(["2024-02-29", "1990-08-07", "2000-02-29", "0001-01-01"])("%s is a day", (text) => {
  expect(isRealDate(text)).toBe(true);
});

it.each(["2023-02-29", "1900-02-29", "2024-04-31", "2024-13-01", "2024-00-10", "2024-01-00", "2024-1-1", "2024", ""])(
  "%j is no day",
  (text) => {
    expect(isRealDate(text)).toBe(false);
  },
);

it("a day of an act is between 1861 and 2099", () => {
  expect(calendarDate(1990, 8, 7)).toBe("1990-08-07");
  expect(calendarDate(1860, 8, 7)).toBeNull();
  expect(calendarDate(2020, 2, 31)).toBeNull();
  expect(calendarDate(Number.NaN, 1, 1)).toBeNull();
  expect([1860, 1861, 2099, 2100].map(isActYear)).toEqual([false, true, true, false]);
});
