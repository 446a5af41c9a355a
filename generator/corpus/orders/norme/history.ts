/** An act through its versions: what each of them says, told apart from what it shares with the one after it. */

import { createHash } from "node:crypto";
import { itemAt } from "../../../collections/at.ts";
import type { ModificheSuccessive } from "../../../contract/modifiche-successive.ts";
import type { VersionRow } from "../../../contract/resources/norme.ts";
import { articleKey } from "../../../law/articles/article-number.ts";
import { comparableText, isHole, NO_DIGEST } from "../../../law/articles/comparable-text.ts";
import { foldContainer } from "../../../law/articles/container-name.ts";
import type { Articolo, Corpo } from "../../../sources/normattiva/records.ts";
import { articleNames } from "../../norme/article-names.ts";
import type { NormaServita } from "../../norme/corpus.ts";
import type { AttoSommario } from "../../norme/sommario.ts";
import { actScalars, allegatoLine, articoloLine } from "./act-answer.ts";
import { type Entry, type Strand, type Strands, spanIn, strandsOf } from "./strands.ts";

/** A version as it was read. */
export interface ReadVersion {
  readonly summary: Omit<AttoSommario, "file">;
  readonly text: Corpo;
  /** SHA-256 of the text as it was read, in lower-case hexadecimal. */
  readonly sha256: string;
}

/** An article of a version. */
export interface ArticleEntry extends Entry {
  readonly articolo: Articolo;
  /** As relations name it. */
  readonly name: string;
  /** The number at the end of its identifier, 0 where there is none: in attachments it counts, so that one new article changes all behind it. */
  readonly place: number;
}

/** A version as its answer shows it. */
export interface VersionLines {
  /** The members of line 2 but the last two, and those: what stands before and after the articles. */
  readonly scalari: string;
  readonly cornice: string;
  /** Changes of the wording that came after its day. */
  readonly successive: ModificheSuccessive | null;
  readonly articoli: readonly ArticleEntry[];
  readonly allegati: readonly Entry[];
}

/** All versions of an act, the newest first. */
export interface ActHistory {
  readonly versioni: readonly VersionRow[];
  /** The version that is served to who asks for no day; 0 is the newest. */
  readonly served: number;
  /** Day of entry into force, where the source gives it. */
  readonly entrata: string | null;
  readonly urn: string;
  readonly scalari: Strands<Entry>;
  readonly cornice: Strands<Entry>;
  readonly articoli: Strands<ArticleEntry>;
  readonly allegati: Strands<Entry>;
  /** By version, the articles at which the numbers of identifiers begin to differ by so much from those of the lines that are kept. */
  readonly shifts: ReadonlyMap<number, readonly (readonly [at: number, by: number])[]>;
}

const members = (scalars: object) => JSON.stringify(scalars).slice(1, -1);

/** The entries with distinct keys: the second of one key gets `~2`, the third `~3`. */
function distinctKeys<E extends Entry>(entries: readonly E[]): E[] {
  const met = new Map<string, number>();
  return entries.map((entry) => {
    const n = (met.get(entry.key) ?? 0) + 1;
    met.set(entry.key, n);
    return n === 1 ? entry : { ...entry, key: `${entry.key}~${n}` };
  });
}

/** What an article is known by in every version: its number in any spelling, below the name of its container outside the main numbering. */
export function articleIdentity({
  percorso,
  allegato,
  numero,
}: Pick<Articolo, "percorso" | "allegato" | "numero">): string {
  const container = percorso.startsWith("art/") ? "" : foldContainer(allegato ?? "");
  return `${percorso.startsWith("art/") ? "" : "/"}${container}/${articleKey(numero)}`;
}

/** An identifier in two parts: before its number, and the number. */
const ID = /^((?:.*\D)?)(\d+)$/s;

/** An article whose line is that of another version even where the numbers of their identifiers differ. */
function articleEntry(eli: string, articolo: Articolo, name: string): ArticleEntry {
  const line = articoloLine(eli, articolo);
  const [, before = articolo.id, number] = ID.exec(articolo.id) ?? [];
  const rest = line.slice(line.indexOf('","eli":'));
  return {
    key: articleIdentity(articolo),
    line,
    same: `${before}\n${rest}`,
    articolo,
    name,
    place: Number(number ?? 0),
  };
}

/**
 * The lines of a version's answer.
 *
 * @param norma the act in this version
 * @param successive changes of its wording that came after the day of the version
 * @param cited how many acts cite it, and how often
 */
export function versionLines(
  norma: NormaServita,
  { summary, text }: ReadVersion,
  successive: ModificheSuccessive | null,
  cited: { readonly atti: number; readonly citazioni: number } = { atti: 0, citazioni: 0 },
): VersionLines {
  const names = articleNames(summary);
  const { preambolo, conclusioni } = text;
  return {
    scalari: members({
      ...actScalars(norma),
      modifiche_successive: successive,
      n_citata_da: { atti: cited.atti, citazioni: cited.citazioni },
    }),
    cornice: members({ preambolo, conclusioni }),
    successive,
    articoli: distinctKeys(
      text.articoli.map((articolo) =>
        articleEntry(
          norma.eli,
          articolo,
          names.standingName({ contenitore: articolo.allegato, numero: articolo.numero }),
        ),
      ),
    ),
    allegati: distinctKeys(text.allegati.map((allegato) => ({ key: allegato.id, line: allegatoLine(allegato) }))),
  };
}

/** Each text is asked for several times. */
const digests = new WeakMap<Articolo, string>();

/** SHA-256 of what counts of an article's text, in lower-case hexadecimal: two versions of it differ where this does. Of a hole of the source `NO_DIGEST`. */
export function textDigest(articolo: Articolo): string {
  if (isHole(articolo.testo)) return NO_DIGEST;
  const known = digests.get(articolo);
  if (known !== undefined) return known;
  const digest = createHash("sha256").update(comparableText(articolo.rubrica, articolo.testo)).digest("hex");
  digests.set(articolo, digest);
  return digest;
}

/** The digest of a strand's text in a version; `undefined` where the version does not have it. */
function digestIn(strand: Strand<ArticleEntry>, version: number): string | undefined {
  const span = spanIn(strand, version);
  return span && textDigest(span.entry.articolo);
}

/** How far the numbers of identifiers in each version are from those of the lines that are kept. */
function shiftsOf(
  { strands }: Strands<ArticleEntry>,
  lines: readonly VersionLines[],
  served: number,
): ActHistory["shifts"] {
  const shifts = new Map<number, [number, number][]>();
  for (const [version, { articoli }] of lines.entries()) {
    if (version === served) continue;
    const places = new Map(articoli.map(({ key, place }) => [key, place]));
    const own: [number, number][] = [];
    for (const [at, strand] of strands.entries()) {
      const place = places.get(strand.key);
      const kept = spanIn(strand, version)?.entry.place;
      if (place === undefined || kept === undefined || place - kept === (own.at(-1)?.[1] ?? 0)) continue;
      own.push([at, place - kept]);
    }
    if (own.length > 0) shifts.set(version, own);
  }
  return shifts;
}

/** How many articles came, went and changed from the version before. */
function changes({ strands }: Strands<ArticleEntry>, version: number) {
  const counts = { aggiunti: 0, tolti: 0, modificati: 0 };
  for (const strand of strands) {
    if (strand.spans.length === 1 && strand.spans[0]?.from === 0 && strand.spans[0].to > version) continue;
    const [now, before] = [digestIn(strand, version), digestIn(strand, version + 1)];
    // What the source lacks in one of them is no change.
    if (now === before || (now !== undefined && before !== undefined && [now, before].includes(NO_DIGEST))) continue;
    counts[before === undefined ? "aggiunti" : now === undefined ? "tolti" : "modificati"]++;
  }
  return counts;
}

/**
 * Follows an act through its versions.
 *
 * @param norme the act in each version, the newest first
 * @param versions as they were read
 * @param lines of each of them
 * @param served the version that is served to who asks for no day
 */
export function historyOf(
  norme: readonly Pick<NormaServita, "record">[],
  versions: readonly ReadVersion[],
  lines: readonly VersionLines[],
  served: number,
): ActHistory {
  const of = <E extends Entry>(entries: (version: VersionLines) => readonly E[]) =>
    strandsOf(lines.map(entries), served);
  const articoli = of((version) => version.articoli);
  const NONE = { aggiunti: null, tolti: null, modificati: null };
  const versioni = versions.map(({ summary: { n_articoli }, sha256 }, i): VersionRow => {
    const counts = i === versions.length - 1 ? NONE : changes(articoli, i);
    const { successive: modifiche_successive } = itemAt(lines, i);
    const { al, tipo, futura } = itemAt(norme, i).record.versione;
    return { al, tipo, ...(futura && { futura }), n_articoli, ...counts, modifiche_successive, sha256 };
  });
  return {
    versioni,
    served,
    entrata: itemAt(norme, served).record.entrata_in_vigore,
    urn: itemAt(norme, served).record.urn,
    scalari: of(({ scalari }) => [{ key: "", line: scalari }]),
    cornice: of(({ cornice }) => [{ key: "", line: cornice }]),
    articoli,
    allegati: of((version) => version.allegati),
    shifts: shiftsOf(articoli, lines, served),
  };
}
