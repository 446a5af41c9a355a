/** Kinds of places of the recovery plan, from the smallest. */
export const PLACE_KINDS = ["comune", "provincia", "regione"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];
