/** Books, parts, titles, chapters: the source has one level of elements and writes the others into its headings. */

import { NO_NAMES } from "../../law/grammar/names.ts";
import { TokenSource } from "../../law/grammar/source.ts";
import { headAt } from "../../law/grammar/values.ts";
import { collapse } from "./lines.ts";

/** From the widest to the narrowest, where no heading of the act says otherwise. */
const LEVELS = ["libro", "parte", "titolo", "capo", "sezione", "§"];
const UNNAMED = LEVELS.length;

/** Dashes that end a heading as a rule below it. */
const RULE = /(?<![\s-])(?:\s*-){2,}$/;

interface Piece {
  readonly level: number;
  readonly text: string;
}

/** `Modifiche al Titolo II` names a partition of another act. */
function isCited(source: TokenSource, index: number): boolean {
  const { kind, word } = source.at(index);
  return kind === "and" || (word.length > 1 && word !== "uno" && (kind === "preposition" || kind === "article"));
}

function pieces(heading: string): Piece[] {
  const source = new TokenSource(heading, NO_NAMES, 0);
  const starts: { level: number; at: number }[] = [];
  let next = 0;
  for (const [index, { word, start, isCapital }] of source.tokens.entries()) {
    const level = LEVELS.indexOf(word);
    if (level < 0 || !(isCapital || word === "§") || !/^[\s(]?$/.test(heading.charAt(start - 1))) continue;
    // The numeral of the one before it (`TITOLO I`) is no article.
    const head = index > next && isCited(source, index - 1) ? null : headAt(source, index);
    if (!head) continue;
    starts.push({ level, at: start });
    next = head.next;
  }
  const first = starts[0]?.at ?? heading.length;
  const out: Piece[] = [{ level: starts.length ? -1 : UNNAMED, text: heading.slice(0, first) }];
  for (const [n, { level, at }] of starts.entries()) out.push({ level, text: heading.slice(at, starts[n + 1]?.at) });
  return out
    .map(({ level, text }) => ({ level, text: collapse(text.replace(/\(\(|\)\)/g, " ")).replace(RULE, "") }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/**
 * Where the reading of a document stands among its partitions. Which level holds which is said by the headings: those that one heading names
 * lie in each other in its order, a Sezione may hold Titoli, a Parte Libri.
 */
export class Partitions {
  readonly #stack: Piece[] = [];
  /** Levels that some heading named in this order, the first of them: `4>2`. */
  readonly #holds = new Set<string>();

  /** Enters what a heading names; the double brackets of a change, which may span several levels, are left out. */
  enter(heading: string): void {
    const own = pieces(heading);
    const first = own[0];
    if (first === undefined) return;
    const depth = this.#depthOf(first, own);
    for (const [n, { level }] of own.entries())
      for (const { level: held } of own.slice(n + 1))
        if (!this.#holds.has(`${held}>${level}`)) this.#holds.add(`${level}>${held}`);
    this.#stack.length = depth;
    for (const piece of own) {
      // A level that one heading names twice replaces itself.
      const again = this.#stack.findIndex(({ level }, at) => at >= depth && level === piece.level);
      if (again >= 0) this.#stack.length = again;
      this.#stack.push(piece);
    }
  }

  /** How many of the levels that are open hold the first piece of a heading: those above the same level, else the wider ones. */
  #depthOf({ level }: Piece, own: readonly Piece[]): number {
    if (level < 0) return 0;
    for (let at = this.#stack.length - 1; at >= 0; at--) {
      const above = this.#stack.slice(0, at);
      if (
        this.#stack[at]?.level === level &&
        !above.some((one) => one.level !== level && own.some((piece) => piece.level === one.level))
      )
        return at;
    }
    let depth = this.#stack.length;
    while (depth > 0 && !this.#isWider(this.#stack[depth - 1]?.level ?? level, level)) depth--;
    return depth;
  }

  #isWider(level: number, than: number): boolean {
    return this.#holds.has(`${level}>${than}`) || (level < than && !this.#holds.has(`${than}>${level}`));
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
