import fc from "fast-check";

const letter = fc.nat(0x10ffff - 0x800).map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

/**
 * Texts of any characters, as `unit: "binary"` gives them; that unit takes seconds to be made.
 *
 * @example fc.sample(anyText(3), 1) // ["\u0000🜂a"]
 */
export const anyText = (maxLength: number, minLength = 0) =>
  fc.string({
    unit: fc.oneof(
      fc.nat(0x7f).map((code) => String.fromCodePoint(code)),
      letter,
    ),
    minLength,
    maxLength,
  });
