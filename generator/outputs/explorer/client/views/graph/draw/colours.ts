/** Colours of the theme for what is drawn: a style sheet says them, for light and dark. */

import { ACT_GROUPS, RELATION_CLASSES } from "../kinds.ts";

export interface MapColours {
  /** As CSS writes them. */
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
  readonly groups: readonly string[];
  readonly classes: readonly string[];
}

/** The colours that hold for an element now. */
export function coloursAt(element: Element): MapColours {
  const style = getComputedStyle(element);
  const of = (name: string) => style.getPropertyValue(name).trim();
  return {
    paper: of("--paper"),
    ink: of("--ink"),
    accent: of("--accent"),
    groups: ACT_GROUPS.map(({ key }) => of(`--group-${key}`)),
    classes: RELATION_CLASSES.map(({ key }) => of(`--class-${key}`)),
  };
}

/**
 * Red, green and blue of a colour, from 0 to 255.
 *
 * @example bytesOf("#ff8000") // [255, 128, 0]
 */
export function bytesOf(colour: string): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
