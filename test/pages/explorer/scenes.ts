/** Sizes and colours in which pages are looked at. */

export const DESK = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Each page is looked at in these. */
export const SCENES = [
  ["on a desk, light", { viewport: DESK, colorScheme: "light" }],
  ["on a phone, dark", { viewport: PHONE, colorScheme: "dark" }],
] as const;
