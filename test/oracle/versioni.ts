/**
 * Articles, versions and comparisons in the plainest code: every version of an act in memory, compared article by article. It shares no
 * code with the views, the tree or the router, but for the order of numbers of articles.
 */

import { createHash } from "node:crypto";
import { compareArticleNumbers } from "../../generator/law/articles/article-number.ts";
import type { Articolo, AttoRecord, Corpo } from "../../generator/sources/normattiva/records.ts";
import type { WholeCorpus } from "../corpus/norme/whole-corpus.ts";
import { counted } from "./citata.ts";
import { less } from "./less.ts";
import { row, seen } from "./norme.ts";
import * as pronunce from "./pronunce.ts";

type Body = Record<string, unknown>;

/** A file as it was read. */
export interface ReadFile {
  readonly record: AttoRecord;
  readonly corpo: Corpo;
}

/** The versions of an act, the newest first; of two of one day and kind the longer one. */
export function versionsOf(files: readonly ReadFile[], chiave: string): ReadFile[] {
  const own = files
    .filter(({ record }) => record.chiave === chiave)
    .sort(
      ({ record: a }, { record: b }) =>
        less(b.versione.al, a.versione.al) ||
        less(a.versione.tipo, b.versione.tipo) ||
        b.caratteri - a.caratteri ||
        less(a.file, b.file),
    );
  const same = (a: ReadFile, b: ReadFile) => JSON.stringify(a.record.versione) === JSON.stringify(b.record.versione);
  return own.filter((version, i) => own.findIndex((other) => same(version, other)) === i);
}

const isFuture = ({ record }: ReadFile, datiAl: string | null) => datiAl !== null && record.versione.al > datiAl;

/** A version as an answer shows it. */
export const versione = (version: ReadFile, datiAl: string | null): Body => ({
  ...version.record.versione,
  ...(isFuture(version, datiAl) ? { futura: true } : {}),
});

/** The version that a day means. */
export function versionOn(versions: readonly ReadFile[], day: string | null, datiAl: string | null): number {
  if (day === null) {
    const past = versions.findIndex((version) => !isFuture(version, datiAl));
    return past < 0 ? versions.length - 1 : past;
  }
  if (day === "originale") return versions.findIndex(({ record }) => record.versione.tipo === "originale");
  const [y, m, d] = day.split("-").map(Number) as [number, number, number];
  const lastDay = [
    31,
    (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0 ? 29 : 28,
    31,
    30,
    31,
    30,
    31,
    31,
    30,
    31,
    30,
    31,
  ][m - 1];
  if (lastDay === undefined || d < 1 || d > lastDay) return -1;
  return versions.findIndex(({ record }) => record.versione.al <= day);
}

/** Suffixes that are written in two ways, each as one of them. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ["nonies", "novies"],
  ["sexdecies", "sexiesdecies"],
  ["quinquiesdecies", "quindecies"],
];

/** A number in one spelling. */
export function oneSpelling(numero: string): string {
  const words = numero.toLowerCase().split("-");
  const mended = words.map((word) => SPELLINGS.find(([other]) => other === word)?.[1] ?? word);
  return mended.join("-").replace(/(-[a-z]+)-(\d+)$/, "$1.$2");
}

/** What an article is in every version: where it stands and its number, and which of several with them it is. */
export function namesOf({ corpo }: ReadFile): Map<string, Articolo> {
  const names = new Map<string, Articolo>();
  for (const articolo of corpo.articoli) {
    const main = articolo.percorso.startsWith("art/");
    const where = main
      ? ""
      : `in ${(articolo.allegato ?? "")
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu)
          ?.join(" ")}: `;
    let name = where + oneSpelling(articolo.numero);
    while (names.has(name)) name += " (un altro)";
    names.set(name, articolo);
  }
  return names;
}

/** What counts of a text: no white space, no marks, no numbers of notes, no sign that is not seen. */
function counting(text: string): string {
  let out = "";
  for (let i = 0; i < text.length; ) {
    const note = /^\(+\s*\d{1,3}[a-z]?\s*\)+/.exec(text.slice(i, i + 20));
    if (note) i += note[0].length;
    else if (text.startsWith("((", i) || text.startsWith("))", i)) i += 2;
    else if (text.charAt(i).trim() === "" || "\u00ad\u200b\u200c\u200d\u2060\ufeff".includes(text.charAt(i))) i++;
    else out += text.charAt(i++);
  }
  return out;
}

/** What counts of a title: the dot behind it does not. */
function countingTitle(rubrica: string | null): string {
  const title = counting(rubrica ?? "");
  return title.endsWith(".") ? title.slice(0, -1) : title;
}

/** Keeps what is worked out of an article, letter by letter: requests ask for the same ones again and again. */
function once<T>(make: (articolo: Articolo) => T): (articolo: Articolo) => T {
  const made = new WeakMap<Articolo, { readonly value: T }>();
  return (articolo) => {
    const known = made.get(articolo) ?? { value: make(articolo) };
    made.set(articolo, known);
    return known.value;
  };
}

/** Whether the source has no text of an article. */
const lacks = once(({ testo }) => counting(testo) === "");

/** SHA-256 of what counts of an article. */
export const digest = once(({ rubrica, testo }) =>
  createHash("sha256")
    .update(`${countingTitle(rubrica)}\n${counting(testo)}`)
    .digest("hex"),
);

/** An article as an answer shows it. */
export const item = (eli: string, articolo: Articolo): Body => {
  const { id, percorso, numero, rubrica, testo, partizione, allegato, abrogato, note } = articolo;
  const rest = { numero, rubrica, testo, partizione, allegato, abrogato, n_pronunce: articolo.pronunce.length, note };
  return { id, eli: `${eli}/${percorso}`, ...rest, ...(lacks(articolo) ? { lacuna: true } : {}) };
};

/** What a day that was asked for adds: the relations in between that day and the one of the version. */
export function onDay(
  into: readonly Body[],
  version: ReadFile,
  day: string | null,
  norma: Pick<AttoRecord, "urn">,
  articolo: Articolo | null = null,
): Body {
  if (day === null || day === "originale") return {};
  const { al } = version.record.versione;
  const between = into.filter(({ data }) => data !== null && String(data) > al && String(data) <= day);
  return { giorno: day, testo_ufficiale: official(norma, articolo, `!vig=${day}`), modifiche_intermedie: between };
}

/** The changes of words that came after the day of a version, of some that act on an act or on an article. */
export function afterVersion(into: readonly Body[], version: ReadFile): Body | null {
  const after = into
    .filter(({ classe, data }) => classe === "testo" && data !== null && String(data) > version.record.versione.al)
    .map(({ data }) => String(data))
    .sort(less);
  return after.length === 0 ? null : { n: after.length, ultima: after.at(-1) };
}

/** Suffixes that the addresses of the official site spell in one way of several. */
const IN_ADDRESSES: readonly (readonly [string, string])[] = [
  ["sexiesdecies", "sexdecies"],
  ["septiesdecies", "septdecies"],
  ["quinquiesdecies", "quindecies"],
  ["viciessemel", "unvicies"],
  ["semelvicies", "unvicies"],
  ["viciesquater", "quatervicies"],
];

const inAddress = (numero: string): string => {
  const [number = "", ...suffixes] = numero.split("-");
  const suffix = suffixes.join("");
  return number + (IN_ADDRESSES.find(([other]) => other === suffix)?.[1] ?? suffix);
};

/** Where the official site has an act, or an article of its main numbering. */
function official({ urn }: Pick<AttoRecord, "urn">, articolo: Articolo | null, end: string): string {
  const number = articolo?.percorso.startsWith("art/") ? articolo.percorso.slice("art/".length) : null;
  return `https://www.normattiva.it/uri-res/N2Ls?${urn}${number === null ? "" : `~art${inAddress(number)}`}${end}`;
}

/** What is said of a day on which no version is here: where its official text is, and what changed it until the oldest version. */
export function unheld(
  corpus: WholeCorpus,
  eli: string,
  versions: readonly ReadFile[],
  day: string | null,
  name: string | null,
): Body {
  const norma = versions[0]!.record;
  const holder = versions.find((one) => name !== null && namesOf(one).has(name));
  const own = (holder && namesOf(holder).get(name ?? "")) ?? null;
  if (day === "originale") {
    const [head = "", tail = ""] = official(norma, own, "").split("~");
    return { testo_ufficiale: `${head}@originale${tail && `~${tail}`}` };
  }
  if (day === null || new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) !== day) return {};
  const called = holder && own ? relationName(holder, own) : null;
  const oldest = String(versions.at(-1)?.record.versione.al);
  const into = corpus.relazioni.filter(
    (r) =>
      r.a === eli &&
      (called === null || sameName(r.articolo_a, called)) &&
      r.data !== null &&
      r.data > day &&
      r.data <= oldest,
  );
  return {
    giorno: day,
    testo_ufficiale: official(norma, own, `!vig=${day}`),
    modifiche_intermedie: into.map((r) => seen(corpus, r, "in")),
  };
}

const link = (eli: string, articolo: Articolo | undefined) =>
  articolo ? { numero: articolo.numero, eli: `${eli}/${articolo.percorso}` } : null;

/** An article's name in the relations of its act. */
function relationName({ record }: ReadFile, { allegato, numero }: Articolo): string {
  return allegato === record.contenitorePrincipale ? numero : `${allegato ?? "corpo"}, ${numero}`;
}

const sameName = (a: string | null, b: string) => {
  const folded = (name: string) => {
    const at = name.lastIndexOf(", ");
    const container =
      at < 0
        ? ""
        : name
            .slice(0, at)
            .toLowerCase()
            .replace(/[^\p{L}\p{N}]+/gu, " ")
            .trim();
    return `${container}, ${oneSpelling(name.slice(at < 0 ? 0 : at + 2))}`;
  };
  return a !== null && folded(a) === folded(b);
};

/**
 * The answer about an article of a version; `null` where the version lacks it.
 *
 * @param day that was asked for
 * @param comma the one that alone was asked for
 */
export function articolo(
  corpus: WholeCorpus,
  eli: string,
  versions: readonly ReadFile[],
  v: number,
  name: string,
  day: string | null,
  comma: string | null,
): Body | null {
  const version = versions[v]!;
  const own = namesOf(version).get(name);
  if (!own) return null;
  const all = versions.map((one) => namesOf(one).get(name));
  const al = (i: number) => versions[i]!.record.versione.al;
  const shownDay = (i: number) => ({ al: al(i), ...(isFuture(versions[i]!, corpus.datiAl) ? { futura: true } : {}) });
  // A hole of the source reads as the version before it.
  const reads: (string | undefined)[] = [];
  for (let i = versions.length - 1; i >= 0; i--) {
    const now = all[i];
    reads[i] = now && (lacks(now) ? reads[i + 1] : digest(now));
  }
  const changed: Body[] = [];
  for (let i = versions.length - 1; i >= 0; i--)
    if (reads[i] !== undefined && reads[i] !== reads[i + 1]) changed.unshift({ ...shownDay(i), sha256: reads[i] });
  const there = versions.map((_, i) => i).filter((i) => all[i]);
  if (changed.length === 0) changed.push({ ...shownDay(there.at(-1)!), sha256: digest(own) });
  let oldest = there.filter((i) => !lacks(all[i]!) && digest(all[i]!) === reads[v]).at(-1) ?? v;
  if (reads[v] === undefined)
    while (all[oldest + 1] && JSON.stringify(all[oldest + 1]) === JSON.stringify(own)) oldest++;
  const served = versionOn(versions, null, corpus.datiAl);
  const newest = all[served] ? served : all.findIndex((one) => one !== undefined);
  const called = relationName(versions[newest]!, all[newest]!);
  const norma = corpus.norme.find((n) => n.eli === eli)!;
  const at = version.corpo.articoli.indexOf(own);
  const into = corpus.relazioni
    .filter((r) => r.a === eli && sameName(r.articolo_a, called))
    .map((r) => seen(corpus, r, "in"));
  const out = corpus.relazioni
    .filter((r) => r.da === eli && sameName(r.articolo_da, called))
    .map((r) => seen(corpus, r, "out"));
  const unnamed = corpus.relazioni
    .filter((r) => r.a === eli && r.articolo_a === null)
    .map((r) => seen(corpus, r, "in"));
  const touching = ({ partizione_a }: Body) => {
    const [, other = comma] = /^comma ([^,]+)/.exec(String(partizione_a)) ?? [];
    return comma === null || other === comma;
  };
  return {
    norma: row(corpus, norma),
    versione: versione(version, corpus.datiAl),
    modifiche_successive: afterVersion([...into.filter(touching), ...unnamed], version),
    n_relazioni_senza_articolo: unnamed.length,
    ...(comma === null && { n_citata_da: counted(corpus, eli, called) }),
    ...onDay(into.filter(touching), version, day, version.record, own),
    articolo: item(eli, own),
    pronunce: ofComma(corpus, eli, own, comma),
    dal: al(oldest),
    dal_almeno: oldest === versions.length - 1 && versions[oldest]?.record.versione.tipo !== "originale",
    precedente: link(eli, version.corpo.articoli[at - 1]),
    successivo: link(eli, version.corpo.articoli[at + 1]),
    ...relationsShown(
      out,
      into,
      comma,
      commi(own.id, own.testo).map(({ numero }) => numero),
    ),
    versioni: changed,
  };
}

/** The relations of an article, or those of a comma: those that name it, then those of the whole article. */
function relationsShown(out: Body[], into: Body[], comma: string | null, numbers: readonly unknown[]): Body {
  if (comma === null) return { relazioni: { out, in: into } };
  const own = (all: Body[], end: "da" | "a") =>
    all.filter((r) => {
      const [said = ""] = String(r[`partizione_${end}`]).split(", ");
      if (said === "ultimo comma") return numbers.at(-1) === comma;
      if (said === "penultimo comma") return numbers.at(-2) === comma;
      return said === `comma ${comma}`;
    });
  const whole = (all: Body[], end: "da" | "a") =>
    all.filter((r) => r[`partizione_${end}`] === null).map((r) => ({ ...r, di_tutto_l_articolo: true }));
  const [ownOut, ownIn, wholeOut, wholeIn] = [own(out, "da"), own(into, "a"), whole(out, "da"), whole(into, "a")];
  return {
    n_relazioni_comma: {
      del_comma: ownOut.length + ownIn.length,
      di_tutto_l_articolo: wholeOut.length + wholeIn.length,
    },
    relazioni: { out: [...ownOut, ...wholeOut], in: [...ownIn, ...wholeIn] },
  };
}

/** The rulings on an article, or on one of its commi. */
function ofComma(corpus: WholeCorpus, eli: string, own: Articolo, comma: string | null): Body[] {
  const all = pronunce.pronunce(corpus, eli, [own]);
  const numbers = commi(own.id, own.testo).map(({ numero }) => numero as string | null);
  return comma === null ? all : pronunce.ofComma(all, comma, numbers);
}

/** The articles that differ between two versions, in the order of the newest version of all. */
export function confronto(eli: string, versions: readonly ReadFile[], from: number, to: number): Body[] {
  const order: string[] = [];
  for (const version of versions) {
    let before = -1;
    for (const name of namesOf(version).keys()) {
      if (!order.includes(name)) order.splice(before + 1, 0, name);
      before = order.indexOf(name);
    }
  }
  const [old, now] = [namesOf(versions[from]!), namesOf(versions[to]!)];
  const side = (one: Articolo | undefined) => (one ? { rubrica: one.rubrica, testo: one.testo } : null);
  return order.flatMap((name) => {
    const [prima, dopo] = [old.get(name), now.get(name)];
    if (!prima && !dopo) return [];
    if (prima && dopo && (lacks(prima) || lacks(dopo) || digest(prima) === digest(dopo))) return [];
    const cambiamento = !prima ? "aggiunto" : !dopo ? "tolto" : "modificato";
    return [{ ...link(eli, dopo ?? prima), cambiamento, prima: side(prima), dopo: side(dopo) }];
  });
}

/** The list of versions, without their digests. */
export function versioni(corpus: WholeCorpus, eli: string, versions: readonly ReadFile[]): Body[] {
  const into = corpus.relazioni.filter((r) => r.a === eli).map((r) => seen(corpus, r, "in"));
  return versions.map((version, i) => {
    const { corpo } = version;
    const counted = i === versions.length - 1 ? null : confronto(eli, versions, i + 1, i);
    const count = (kind: string) => counted?.filter(({ cambiamento }) => cambiamento === kind).length ?? null;
    return {
      ...versione(version, corpus.datiAl),
      modifiche_successive: afterVersion(into, version),
      n_articoli: corpo.articoli.length,
      aggiunti: count("aggiunto"),
      tolti: count("tolto"),
      modificati: count("modificato"),
    };
  });
}

/** The commi of a text: told by numbers outside quotations, else each line that is no point of a list. */
export function commi(id: string, testo: string): Body[] {
  if (testo === "") return [];
  const lines = testo.split("\n");
  const starts = [0, ...[...testo.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const marked: { start: number; end: number }[] = [];
  const open: { mark: string; start: number }[] = [];
  let after = 0;
  for (const { 0: mark, index } of testo.matchAll(/[«»“”„"]|<<|>>/g)) {
    const closer = { "«": "»", "“": "”", "„": "”", "<<": ">>" }[mark];
    if (closer || (mark === '"' && /^$|[\s(]/.test(testo.slice(0, index).slice(-1)))) {
      open.push({ mark: closer ?? mark, start: index });
      continue;
    }
    const last = open.map((one) => one.mark).lastIndexOf(mark);
    const said = [...testo.slice(after, index).matchAll(/seguent[ei][^:\n]{0,80}:/g)].at(-1);
    if (last >= 0) marked.push({ start: open[last]!.start, end: index });
    else if (said && mark !== '"') marked.push({ start: after + said.index, end: index });
    if (last >= 0) open.splice(last, 1);
    after = index;
  }
  const numbers = lines.map((line, i) =>
    marked.some(({ start, end }) => start < starts[i]! && starts[i]! <= end)
      ? null
      : (/^[(\s]*(\d{1,4}(?:[ -]?[a-z]{3,})*(?:\.\d{1,2})?)\.(?:[\s(\p{Lu}]|$)/u
          .exec(line)?.[1]
          ?.replace(/[ -]*([a-z]+)/g, "-$1") ?? null),
  );
  // Of plain numbers those that go on: every pair is weighed.
  const plain = numbers.flatMap((numero, at) => (/^[1-9]\d*$/.test(numero ?? "") ? [{ at, n: Number(numero) }] : []));
  const runs: { sum: number; run: typeof plain }[] = [];
  for (const one of plain) {
    const before = runs.filter((_, j) => plain[j]!.n < one.n && one.n - plain[j]!.n <= 11).reverse();
    // Of equals the one that skips least, then the first.
    before.sort((a, b) => a.run.at(-1)!.n - b.run.at(-1)!.n);
    const longer = before.map(({ sum, run }) => ({ sum: sum + 5 - 2 * (one.n - run.at(-1)!.n), run: [...run, one] }));
    runs.push(
      [{ sum: one.at === 0 ? 3 : 5 - 2 * one.n, run: [one] }, ...longer].reduce((a, b) => (b.sum >= a.sum ? b : a)),
    );
  }
  const { run } = runs.reduce((a, b) => (b.sum > a.sum ? b : a), { sum: 0, run: [] as typeof plain });
  const own = numbers.flatMap((numero, at) => {
    if (numero === null) return [];
    const [from, to] = [run.findLast((one) => one.at <= at), run.find((one) => one.at > at)];
    const n = Number.parseInt(numero, 10);
    const zero = /^0\d/.test(numero);
    const its = from ? n >= from.n && n < (to?.n ?? from.n + 2) && !zero : to !== undefined && (zero || n < to.n);
    const point = /^\d+\.\d+$/.test(numero) && /[:;,]$/.test(lines[at - 1] ?? "");
    return from?.at === at || (its && !point && !/^[1-9]\d*$/.test(numero)) ? [{ at, numero }] : [];
  });
  // Of those the ones that rise.
  const at = new Set<number>();
  let last = "0";
  for (const one of own) {
    if (!run.some((plainOne) => plainOne.at === one.at) && compareArticleNumbers(last, one.numero) >= 0) continue;
    at.add(one.at);
    last = one.numero;
  }
  const numbered = at.size > 0;
  const found: { numero: string | null; lines: string[] }[] = [];
  for (const [i, line] of lines.entries()) {
    const point = /^[(«"“\s]*(?:\d{1,3}(?:-[a-z]+)*(?:\.\d+)*[)°]|[A-Za-z]{1,2}(?:-[a-z]+)*\)|[-–—+|])|\t/.test(line);
    const goesOn = /[:;,]$/.test(found.at(-1)?.lines.at(-1) ?? "");
    const begins = numbered ? at.has(i) : !point && !goesOn;
    if (begins || found.length === 0)
      found.push({ numero: numbered ? (begins ? numbers[i]! : null) : String(found.length + 1), lines: [line] });
    else found.at(-1)!.lines.push(line);
  }
  return found.map(({ numero, lines: own }) => ({
    numero,
    id: numero === null ? `${id}__para` : `${id}__para_${numero}`,
    testo: own.join("\n"),
  }));
}

/** Words that leave some of a comma, or leave it to some. */
const LEAVES = ["LIMITATAMENTE", "NELLA PARTE", "NEI CONFRONTI", "ECCEZIONE", "SALVO", "TRANNE"];

/** Whether nothing stands in a comma but that it is repealed, in the editors' capitals. */
export function isRepealed(testo: unknown): boolean {
  const words = String(testo)
    .replace(/^\d\S*/, "")
    .replaceAll(/[()]/g, " ")
    .trim();
  const isShouted = words.split(/\P{L}+/u).every((word) => word.length < 2 || word === word.toUpperCase());
  const opens = words.startsWith("COMMA ABROGATO") || words.startsWith("COMMA SOPPRESSO");
  return opens && isShouted && !LEAVES.some((word) => words.includes(word));
}
