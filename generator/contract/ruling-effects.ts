/** The effects of rulings, in the order in which answers count them. */
export const EFFECTS = [
  "illegittimita",
  "illegittimita_parziale",
  "interpretativa",
  "riguarda_altro",
  "rettifica",
] as const;
export type Effect = (typeof EFFECTS)[number];
