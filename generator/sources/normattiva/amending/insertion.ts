import type { Change } from "./amendment.ts";
import type { Clause } from "./clause.ts";
import { type Inserted, insertedNumbers, NOWHERE, placed, roomFor } from "./places.ts";
import type { Reach } from "./reach.ts";

const INSERTED: readonly (readonly [RegExp, Inserted])[] = [
  [/\barticol[oi]\b/i, "articolo"],
  [/\bcomm[ai]\b/i, "comma"],
  [/\blett(?:er[ae])\b/i, "lettera"],
  [/\bnumer[oi]\b/i, "numero"],
];
const NOT_NUMBERED =
  /\b(?:period[oi]|parol[ae]|capovers[oi]|espression[ei]|cifr[ae]|alinea|rubrica|sezion[ei]|cap[oi]|titol[oi]|allegat[oi]|tabell[ae]|voc[ei]|punt[oi]|tratt[oi]n[oi])\b/i;

/** The last `dopo il comma 2`: what is inserted after something is of its kind. */
const AFTER_WHAT = /\bdopo\b(?!.*\bdopo\b).*$/is;

/** The kind of what is inserted; `null` where it bears no number. */
function kindOfInserted(before: string, after: string): Inserted | null {
  for (const words of [after, AFTER_WHAT.exec(before)?.[0] ?? ""]) {
    const named = INSERTED.flatMap(([word, kind]) => {
      const at = word.exec(words)?.index;
      return at === undefined ? [] : [{ at, kind }];
    }).sort((a, b) => a.at - b.at);
    const other = NOT_NUMBERED.exec(words)?.index ?? Number.POSITIVE_INFINITY;
    const [first] = named;
    if (first !== undefined && first.at < other) return first.kind;
    if (other < Number.POSITIVE_INFINITY) return null;
  }
  return null;
}

/** What holds articles of its own. */
const CHAPTER = /\b(?:sezion[ei]|cap[oi]|titol[oi])\b/i;

/**
 * What a clause inserts, and where: parts that bear a number of their own are named by it.
 *
 * @param reach of the words before the verb
 */
export function inserted({ before, after, novella }: Clause, reach: Reach): Change[] {
  if (novella === null) return [];
  const { atto, located } = reach;
  if (atto === null) return [];
  const at = located.at(-1)?.dove ?? reach.dove;
  const kind = kindOfInserted(before, after);
  if (CHAPTER.test(after) || (CHAPTER.test(before) && kind === null)) {
    const articles = novella.text.split("\n").flatMap((line) => insertedNumbers("articolo", line, false));
    if (articles.length > 0)
      return articles.map((articolo) => ({
        atto,
        dove: { ...NOWHERE, articolo },
        tipo: "inserisce",
        portata: "intero",
      }));
  }
  if (kind === null) return [{ atto, dove: at, tipo: "inserisce", portata: "parte" }];
  const room = roomFor(kind, at);
  const several = /\b(?:i|le|gli)\s+seguent/i.test(after) || /\bseguenti\b/i.test(after);
  const numbers = insertedNumbers(kind, novella.text, several);
  if (numbers.length === 0) return [{ atto, dove: room, tipo: "inserisce", portata: "parte" }];
  return numbers.map((number) => {
    const dove =
      kind === "articolo"
        ? { ...room, articolo: number }
        : placed(room, { articolo: null, parte: stepOf(kind, number) });
    return { atto, dove, tipo: "inserisce" as const, portata: "intero" as const };
  });
}

const stepOf = (kind: Exclude<Inserted, "articolo">, number: string) =>
  kind === "comma" ? `comma ${number}` : `${kind} ${number})`;
