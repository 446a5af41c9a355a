/** Writes a file again from what was read of it: a sound one is the same, byte for byte. */

import { inflateRawSync } from "node:zlib";
import { type ActIndex, encodeActIndex, encodeBlock, indexStart, textsInBlock } from "../../format/act-index.ts";
import { afterLine, concat, decode } from "../../format/bytes.ts";
import { EntryColumns, eachEntry, type Packed, splitPacked } from "../../format/cerca-entries.ts";
import { LIST_PIECES, TERMS_PIECES } from "../../format/cerca-terms.ts";
import { encodeLines } from "../../format/entry-lists.ts";
import { decodeGraphBase, encodeGraphBase } from "../../format/graph-base.ts";
import { decodeGraphCut, encodeGraphCut } from "../../format/graph-cut.ts";
import { decodeGraphSet, encodeGraphSet } from "../../format/graph-set.ts";
import { type Lista, lineJson, lineOfMeta } from "../../format/line-json.ts";
import { decodePack, encodeActPack, encodeIndexPack } from "../../format/pack.ts";
import { decodeProjectPage, decodeProjects, encodeProjectPage, encodeProjects } from "../../format/projects.ts";
import { decodeRow, decodeTitleTerms, encodeRow, encodeRows, encodeTitleTerms } from "../../format/titles.ts";
import { messageOf } from "../../terminal/error-message.ts";
import { operationOfFile } from "../../tree/answer-schema.ts";
import { deflated, packed } from "../../tree/deflated.ts";
import { CHECK_TEXTS } from "./texts.ts";

type Again = (bytes: Uint8Array) => Uint8Array | string;

const jsonAgain = (text: string): string => JSON.stringify(JSON.parse(text));

/** Applied to each line of a text. */
const byLine = (text: string, again: (line: string) => string): string =>
  text
    .split("\n")
    .map((line) => line && again(line))
    .join("\n");

/** An answer: what its line 2 does not say are its lists, of relations by direction. */
function answerAgain(text: string): string {
  const { meta, ...body }: Record<string, object> = JSON.parse(text);
  const scalars = JSON.parse(`{${text.split("\n", 2)[1]?.slice(0, -1)}}`);
  const listOf = (path: Lista["path"], items: object): Lista => ({
    path,
    items: Object.values(items).map((item) => JSON.stringify(item)),
  });
  const lists = Object.entries(body)
    .filter(([name]) => !Object.hasOwn(scalars, name))
    .flatMap(([name, own]) =>
      Array.isArray(own)
        ? [listOf([name], own)]
        : Object.entries(own).map(([inner, items]) => listOf([name, inner], items)),
    );
  return lineJson(lineOfMeta(meta ?? {}), scalars, lists);
}

/** Acts in a pack lack line 1. */
function actsAgain(pack: Uint8Array): Uint8Array {
  const first = lineOfMeta({});
  const acts = decodePack(pack).map(({ file, text }) => {
    const answer = answerAgain(first + decode(text));
    return { file, text: concat([answer.slice(first.length)]) };
  });
  return encodeActPack(acts);
}

function indexAgain(bytes: Uint8Array): string {
  const start = indexStart(bytes);
  const end = afterLine(bytes, start);
  const index: ActIndex = JSON.parse(decode(bytes.subarray(start, end)));
  return encodeActIndex(index, decode(bytes.subarray(end)), decode(bytes.subarray(0, start)));
}

function blockAgain(bytes: Uint8Array): Uint8Array {
  const lengths: number[][] = JSON.parse(decode(bytes.subarray(0, afterLine(bytes))));
  return encodeBlock(lengths.map((_, place) => textsInBlock(bytes, place)));
}

/** A row of the list of acts; `[7,"legge/…",…]` begins with its ordinal. */
const rowAgain = (line: string): string => encodeRow(decodeRow(line), JSON.parse(line)[0]);

function titleTermsAgain(bytes: Uint8Array): Uint8Array {
  const { terms, copie } = decodeTitleTerms(bytes);
  return encodeTitleTerms(terms, copie);
}

/** A file of entries, behind the JSON of terms if it has two pieces. The first entry of a list is counted on from the list before: gaps stay as they are. */
function entriesAgain(bytes: Uint8Array, count: number): Uint8Array {
  const { pieces, plain: lows } = splitPacked(bytes, count);
  const [columns = lows, ...heads] = pieces.map((piece) => inflateRawSync(piece)).reverse();
  const again = new EntryColumns();
  again.begin(0);
  eachEntry({ columns, lows, from: 0, count: lows.length, base: 0 }, (...entry) => again.add(...entry));
  const written: Packed<string | Uint8Array> = again.packed;
  return packed({ ...written, pieces: [...heads.map((head) => jsonAgain(decode(head))), ...written.pieces] });
}

/** A word and in how many documents its stem is. */
const formAgain = (line: string): string => {
  const [word, documents] = line.split(" ");
  return `${word} ${Number(documents)}`;
};

const inText =
  (again: (text: string) => Uint8Array | string): Again =>
  (bytes) =>
    again(decode(bytes));
const deflatedText =
  (again: (text: string) => string): Again =>
  (bytes) =>
    deflated(again(inflateRawSync(bytes).toString()));

/** By name, how a file is written again: the first that fits. Earlier texts of large acts are bytes that the act's index cuts. */
const KINDS: readonly (readonly [names: RegExp, again: Again])[] = [
  [/^indici\/(?:[\w-]+\/)?graph\/.*\.bin$/, (bytes) => encodeGraphCut(decodeGraphCut(bytes))],
  [/^indici\/[\w-]+\/base\.bin$/, (bytes) => encodeGraphBase(decodeGraphBase(bytes))],
  [/^indici\/[\w-]+\/insieme-\d+\.bin$/, (bytes) => encodeGraphSet(decodeGraphSet(bytes))],
  [/^indici\/[\w-]+\/nodi-\d+\.ndjson$/, inText((text) => byLine(text, jsonAgain))],
  [
    /^indici\/norme\/(?:pagine|copie)\/\d+\.ndjson$/,
    inText((text) => encodeRows(text.split("\n").slice(1, -1).map(rowAgain))),
  ],
  [/^indici\/norme\/parole\/\d+\.bin$/, titleTermsAgain],
  [/^indici\/norme\/pacchi\/\d+\.txt$/, actsAgain],
  [/^indici\/norme\/pacchi\/\d+\.articoli\.txt$/, (bytes) => encodeIndexPack(decodePack(bytes))],
  [/^indici\/norme\/articoli\/.*\.\d+\.txt$/, blockAgain],
  [/^indici\/norme\/articoli\/.*(?<!\.versioni)\.txt$/, indexAgain],
  [
    /^indici\/(?:norme\/(?:pronunce|ue)\/.*|(?:pronunce|ue)\/(?:pagine\/\d+|numeri))\.json$/,
    inText((text) => encodeLines(JSON.parse(text))),
  ],
  [/^indici\/(?:pronunce|ue)\/codici\/\d+\.json$/, inText((text) => byLine(text, placeAgain))],
  [/^indici\/pnrr-progetti\/pagine\/\d+\.json$/, inText((text) => encodeProjectPage(decodeProjectPage(text)))],
  [/^indici\/pnrr-progetti\/codici\/\d+\.json$/, inText((text) => encodeProjects(decodeProjects(text)))],
  // Line by line: an engine puts keys that are numbers first.
  [/^indici\/pnrr-progetti\/luoghi\/\d+\.json$/, inText((text) => byLine(text, placeAgain))],
  [/^indici\/cerca\/parole\/\d+-\d+\.bin$/, (bytes) => entriesAgain(bytes, TERMS_PIECES)],
  [/^indici\/cerca\/liste\/\d+-\d+\.bin$/, (bytes) => entriesAgain(bytes, LIST_PIECES)],
  [/^indici\/cerca\/forme\/\d+-\d+\.bin$/, deflatedText((text) => byLine(text, formAgain))],
  [/^indici\/(?:cerca|norme)\/.*\.bin$/, deflatedText(jsonAgain)],
  [/^(?:api\/public\/novita|(?:indici|esplora)\/.*)\.json$/, inText(jsonAgain)],
];

function placeAgain(line: string): string {
  if (!line.startsWith('"')) return line;
  const comma = line.endsWith(",") ? "," : "";
  return jsonAgain(`{${comma ? line.slice(0, -1) : line}}`).slice(1, -1) + comma;
}

const NEWLINE = 10;

/** The first byte in which a file and what is written again of it differ; `null` if they are the same. JSON may be parted into lines. */
function firstDifference(bytes: Uint8Array, again: Uint8Array | string): number | null {
  const isJson = typeof again === "string" && !again.includes("\n");
  const written = concat([again]);
  let [at, next] = [0, 0];
  for (; at < bytes.length; at++)
    if (bytes[at] === written[next]) next++;
    else if (!isJson || bytes[at] !== NEWLINE) return at;
  return next === written.length ? null : at;
}

/** What is wrong with a file: the first byte that it would not have, and why. */
export interface Damage {
  readonly at: number;
  readonly why: string;
}

/**
 * What is wrong with a file by itself; `null` if it is what the writer of its kind makes of what is read of it, or of no kind that is read again.
 *
 * @param read reads it; a file of no such kind is not read
 * @example damageOf("indici/norma.json", () => Buffer.from('{"meta": {}}\n')) // { at: 8, why: "it is not what is written of it" }
 */
export function damageOf(name: string, read: () => Uint8Array): Damage | null {
  const again = operationOfFile(name) === null ? KINDS.find(([names]) => names.test(name))?.[1] : inText(answerAgain);
  if (again === undefined) return null;
  const bytes = read();
  try {
    const at = firstDifference(bytes, again(bytes));
    return at === null ? null : { at, why: CHECK_TEXTS.otherwise };
  } catch (error) {
    // Whatever reading damaged bytes leads to: its message is what is told of them.
    return { at: 0, why: messageOf(error) };
  }
}
