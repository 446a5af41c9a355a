/** Books, parts, titles, chapters: the source has one level of elements and writes the others into its headings. */

import { collapse } from "./lines.ts";

/** From the widest to the narrowest; a level replaces itself and clears the narrower ones. */
const LEVELS = ["libro", "parte", "titolo", "capo", "sezione", "§"];
const UNNAMED = LEVELS.length;
const ORDINALS =
  "unic|prim|second|terz|quart|quint|sest|settim|ottav|non|decim|undicesim|dodicesim|tredicesim|quattordicesim|quindicesim";
const MARK = new RegExp(
  `(?<=^|[\\s(])(?:(LIBRO|Libro|PARTE|Parte|TITOLO|Titolo|CAPO|Capo|SEZIONE|Sezione)\\s+(?:[IVXLC]+(?:[-\\s](?:bis|ter|quater|quinquies|sexies|septies|octies|novies|BIS|TER|QUATER|QUINQUIES|SEXIES|SEPTIES|OCTIES|NOVIES))?|\\d+|(?:${ORDINALS})[oa]|(?:${ORDINALS.toUpperCase()})[OA])(?![\\p{L}\\p{N}])|(§)\\s*\\d+)`,
  "gu",
);
/** `Modifiche al Titolo II` names a partition of another act. */
const CITED =
  /(?:^|\s)(?:al|alla|allo|ai|alle|del|della|dello|dei|delle|dal|dalla|nel|nella|il|la|e|di|sul|sulla)\s*$/i;

/** Dashes that end a heading as a rule below it. */
const RULE = /(?:\s*-){2,}$/;

interface Piece {
  readonly level: number;
  readonly text: string;
}

function pieces(heading: string): Piece[] {
  const starts: { level: number; at: number }[] = [];
  for (const found of heading.matchAll(MARK)) {
    if (CITED.test(heading.slice(0, found.index))) continue;
    starts.push({ level: LEVELS.indexOf((found[1] ?? found[2] ?? "").toLowerCase()), at: found.index });
  }
  const first = starts[0]?.at ?? heading.length;
  const out: Piece[] = [{ level: starts.length ? -1 : UNNAMED, text: heading.slice(0, first) }];
  for (const [n, { level, at }] of starts.entries()) out.push({ level, text: heading.slice(at, starts[n + 1]?.at) });
  return out
    .map(({ level, text }) => ({ level, text: collapse(text.replace(/\(\(|\)\)/g, " ")).replace(RULE, "") }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** Where the reading of a document stands among its partitions. */
export class Partitions {
  #stack: Piece[] = [];

  /** Enters what a heading names; the double brackets of a change, which may span several levels, are left out. */
  enter(heading: string): void {
    for (const piece of pieces(heading)) {
      this.#stack = this.#stack.filter(({ level }) => level < piece.level);
      this.#stack.push(piece);
    }
  }

  /** Whether a text names a partition. */
  static named(text: string): boolean {
    return pieces(text).some(({ level }) => level >= 0 && level < UNNAMED);
  }

  /** `LIBRO II DELL'APPALTO / PARTE I ... / TITOLO I ...`, `null` outside any partition. */
  get path(): string | null {
    return this.#stack.length === 0 ? null : this.#stack.map(({ text }) => text).join(" / ");
  }
}
