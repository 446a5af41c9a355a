import { describe, expect, it } from "vitest";
import { parseFloating, parseInteger } from "../../generator/router/numbers.ts";

const LONG = "1".repeat(4300);
const HUGE = Number.MAX_VALUE;

describe("an integer", () => {
  it.each<[string, number]>([
    ["5", 5],
    ["+5", 5],
    [" 5 ", 5],
    ["\u00855\u00a0\u3000", 5],
    ["\t\n\v\f\r5\u1680\u2028", 5],
    ["007", 7],
    ["1_0", 10],
    ["10.0", 10],
    ["1_0.00", 10],
    ["-0", 0],
    ["-5", -5],
    ["-0_5", -5],
    ["0__1", 1],
    ["0_0", 0],
    ["0.00", 0],
    ["0-1", -1],
    ["0-_1", -1],
    ["0_-1", -1],
    ["+0-5", -5],
    ["00-1.0", -1],
    ["0-0", 0],
    ["9007199254740993", 9007199254740992],
    [LONG, HUGE],
    [`-${LONG.slice(1)}`, -HUGE],
    [`+${LONG}`, HUGE],
    [`0${LONG}`, HUGE],
    [`0-${LONG.slice(1)}`, -HUGE],
    [`${"0".repeat(5000)}5`, 5],
    [`1.${"0".repeat(5000)}`, 1],
    ["1_".repeat(4299).concat("1"), HUGE],
  ])("%j is read", (text, value) => expect(parseInteger(text)).toBe(value));

  it.each([
    ..."10. .0 10.5 1e1 0x10 1__0 _1 1_ 10.0_0 +-1 -+1 1,000 -0-1 0--1 0_ 0-1_ -_5 +_5 0_.0 -.0 5.0.0 - + 0+1 0-05 x".split(
      " ",
    ),
    "",
    " ",
    "- 1",
    "1 0",
    "\ufeff5",
    "5\u200b",
    "\u001c5",
    "\u180e5",
    "\u0665",
    "\u{1d7d8}",
    `+${LONG}1`,
    ` ${LONG}1`,
    `0${LONG}1`,
    `0-${LONG}`,
    `1_${LONG}`,
  ])("%j is refused", (text) => expect(parseInteger(text)).toBe("int_parsing"));

  it.each([`${LONG}1`, `-${LONG}`, `${LONG}1x`, `${LONG}1_`])("too long is a fault of its own", (text) =>
    expect(parseInteger(text)).toBe("int_parsing_size"),
  );
});

describe("a floating point number", () => {
  it.each<[string, number]>([
    ["1", 1],
    ["1.5", 1.5],
    [".5", 0.5],
    ["5.", 5],
    ["1e5", 1e5],
    ["1E+05", 1e5],
    ["+1", 1],
    ["\u00851.5 ", 1.5],
    ["INF", Number.POSITIVE_INFINITY],
    ["+infinity", Number.POSITIVE_INFINITY],
    ["-Inf", Number.NEGATIVE_INFINITY],
    ["1e400", Number.POSITIVE_INFINITY],
    ["nAn", Number.NaN],
    ["-nan", Number.NaN],
    ["-0.0", -0],
    ["-1e-400", -0],
    ["1_0", 10],
    ["1._5", 1.5],
    ["1e_1", 10],
    ["i_nf", Number.POSITIVE_INFINITY],
  ])("%j is read", (text, value) => expect(parseFloating(text)).toBe(value));

  it.each([..."1__0 _1 1_ . 1e 1,5 0x1p3 e5 +-1 infinit nano".split(" "), "", " 1_0", "1_0 ", "1 0", "\ufeff1"])(
    "%j is refused",
    (text) => expect(parseFloating(text)).toBe("float_parsing"),
  );
});

describe("a text made to be slow", () => {
  it.each(["1".repeat(60_000), "0".repeat(60_000), " ".repeat(60_000), "0_".repeat(30_000), "1_".repeat(30_000)])(
    "is refused as any other",
    (long) => {
      for (const tail of ["x", " x", "-", "_"]) {
        expect(typeof parseInteger(long + tail)).toBe("string");
        expect(parseFloating(long + tail)).toBe("float_parsing");
      }
    },
  );
});
