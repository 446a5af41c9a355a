/** The acts that an act cites in its running text: not in notes, in titles, in words that it quotes. */

import { getOrMake } from "../../collections/get-or-make.ts";
import { commiOf } from "../../law/articles/commi.ts";
import { attachmentName } from "../../law/articles/container-name.ts";
import { citationsAmong, type TextCitation } from "../../law/citations/in-text.ts";
import type { Span } from "../../law/grammar/lexer.ts";
import { unsureSpans } from "../../law/grammar/quotations.ts";
import type { ResolvedMention } from "../../law/grammar/resolve.ts";
import type { List } from "../../law/grammar/tree.ts";
import { attoOf } from "./amending/passage.ts";
import type { ReadArticle } from "./amending/read-units.ts";
import { spanAt, stretchesBetween } from "./amending/spans.ts";
import { beforeNotes } from "./notes.ts";
import type { ArticoloCitato, AttoCitato, Citazione, Corpo } from "./records.ts";

/** What names an act: a number, or one of the names that acts have. */
const NAMES =
  /(?<![A-Za-z])[nN]{1,2}\s?[.°]{0,2}\s{0,3}\d|\d ?\/ ?\d|[cC]odic|CODIC|[cC]ostituzion|COSTITUZ|[tT]est[oi] [uU]nic|[sS]tatut|[pP]releggi|legge in generale|[lL]egge (?:fallimentare|forense|notarile|urbanistica|cambiaria|antitrust)|[oO]rdinamento (?:penitenziario|giudiziario|dello stato civile)|navigazione marittima|(?:[fF]inanziaria|di bilancio|di stabilit\S{1,2}) [12]\d{3}|(?:legge|decreto) \d|(?<![A-Za-z])(?:[A-Z]{2}|[A-Za-z]\.\s?[A-Za-z]\.)/;
/** What may refer to an act that was named before. */
const REFERS = /medesim|stess|citat|dett|menzionat|richiamat|indicat|quest/i;
/** What words may refer back to: acts that are announced or known, and the articles that are spoken of last. */
const SPOKEN_OF = /[dD]ecret|[lL]egg[ei]|[cC]odic|[aA]rticol|(?<![A-Za-z])[aA]rtt?\./;
/** Characters of a passage at the most. */
const LONGEST = 240;

/** A piece of a text around some words, cut between words: where it begins and ends. */
function around(text: string, { start, end }: Span, within: Span): Span {
  const room = Math.max(0, LONGEST - (end - start));
  let from = Math.max(within.start, start - Math.ceil(room / 2));
  let to = Math.min(within.end, from + LONGEST);
  from = Math.max(within.start, Math.min(from, to - LONGEST));
  if (from > within.start && !/\s/.test(text.charAt(from - 1))) {
    const blank = text.slice(from, start).search(/\s/);
    from = blank < 0 ? start : from + blank;
  }
  if (to < within.end && !/\s/.test(text.charAt(to))) {
    const blank = text.slice(from, to).search(/\s\S*$/);
    to = blank < 0 ? to : from + blank;
  }
  while (from < start && /\s/.test(text.charAt(from))) from++;
  while (to > end && /\s/.test(text.charAt(to - 1))) to--;
  return { start: from, end: to };
}

/** The passage of a citation, and where it stands in it. */
function passageAround(text: string, { inizio, lunghezza }: TextCitation, within: Span) {
  const { start, end } = around(text, { start: inizio, end: inizio + lunghezza }, within);
  const brano = text.slice(start, end).replaceAll("\n", " ");
  return { brano, inizio: inizio - start, lunghezza: Math.min(lunghezza, end - inizio) };
}

/** The article that a citation names. */
function placeOf({ luogo, fino }: TextCitation): Pick<Citazione, "li" | "fino"> {
  if (luogo === null || luogo.articolo === null) return { li: null };
  const { articolo, allegato } = luogo;
  // "dell'articolo 4 della tariffa allegata al decreto": of which attachment nothing says.
  const contenitore = allegato === null ? null : allegato === "" ? "Allegato" : attachmentName(allegato.toUpperCase());
  return { li: { contenitore, numero: articolo }, ...(fino !== null && { fino }) };
}

/** The commi of a text, where each stands. */
function commaSpans(text: string): (Span & { readonly numero: string | null })[] {
  let start = 0;
  return commiOf("", text).map(({ numero, testo }) => {
    const end = start + testo.length;
    const span = { start, end, numero };
    start = end + 1;
    return span;
  });
}

/**
 * A mention without the articles before those of its act if they are the text's own: `gli articoli 600, 601 e 602, nonche' l'articolo 12 del testo
 * unico` of a code that has the first three; the numbers fall back.
 */
function withoutOwn(one: ResolvedMention, text: string, own: ReadonlySet<string>): ResolvedMention {
  const { act, actFirst, places } = one.mention;
  const roots = act && !actFirst && places ? places.roots : [];
  const at = roots.findIndex(({ step, values: [first] }, i) => {
    const last = roots[i - 1]?.values.at(-1);
    const falls = step === "articolo" && first && last && first.number < last.number;
    return falls && !/di cui/.test(text.slice(last.end, first.start));
  });
  const start = roots[at]?.values[0]?.start;
  const isOwn = ({ step, values }: List) => step === "articolo" && values.every(({ value }) => own.has(value));
  if (!places || start === undefined || !roots.slice(0, at).every(isOwn)) return one;
  return { ...one, mention: { ...one.mention, start, places: { ...places, start, roots: roots.slice(at) } } };
}

/** Between sentences: a line ends, or a word that is no abbreviation, since it ends in a vowel, before a capital. */
const BETWEEN_SENTENCES = /\n|(?<=[\p{L}'’]{3}[aeiouàèéìòù]['’]?[.;])\s(?=\p{Lu}\p{Ll})/gu;

/** The sentences of a text that name no act, nor what words of the text may refer to, nor go on in one that does. */
function silentSentences(text: string): Span[] {
  const refers = REFERS.test(text);
  const silent: { start: number; end: number }[] = [];
  let isRead = false;
  for (const { start, end } of [...stretchesBetween(text, BETWEEN_SENTENCES)].reverse()) {
    const words = text.slice(start, end);
    isRead =
      NAMES.test(words) ||
      (refers && (SPOKEN_OF.test(words) || REFERS.test(words))) ||
      (isRead && !/[.;:]\s*$/.test(words));
    const next = silent.at(-1);
    if (isRead) continue;
    if (next?.start === end + 1) next.start = start;
    else silent.push({ start, end });
  }
  return silent.reverse();
}

/** What some text of an act cites. */
function inText(
  of: { readonly testo: string },
  qui: ArticoloCitato | null,
  readArticle: ReadArticle,
  own: ReadonlySet<string>,
): Citazione[] {
  if (!NAMES.test(of.testo)) return [];
  const { text, mentions } = readArticle(of);
  const found = citationsAmong(
    text,
    mentions(silentSentences(text)).map((one) => withoutOwn(one, text, own)),
  );
  if (found.length === 0) return [];
  const commi = commaSpans(text);
  const whole = { start: 0, end: text.length };
  const unsure = new Map<Span, Span[]>();
  return found.flatMap((one): Citazione[] => {
    const [act, another] = one.atti;
    const atto = act && another === undefined ? attoOf(act) : null;
    const comma = spanAt(commi, one.inizio);
    const within = comma ?? whole;
    const doubtful = getOrMake(unsure, within, () => unsureSpans(text.slice(within.start, within.end)));
    if (atto === null || spanAt(doubtful, one.inizio - within.start)) return [];
    const { partizione } = one;
    return [
      {
        atto,
        qui,
        comma: (qui && comma?.numero) ?? null,
        ...placeOf(one),
        partizione,
        ...passageAround(text, one, within),
      },
    ];
  });
}

/** Acts that a text names by their year alone, or as a decree alone, with the day and the type that it names them by elsewhere. */
function named(all: readonly Citazione[]): Citazione[] {
  const known = new Map<string, AttoCitato | null>();
  const add = (key: string, atto: AttoCitato) => {
    const one = known.get(key);
    const isSame = one === undefined || (one?.data === atto.data && one.tipo === atto.tipo);
    known.set(key, isSame ? atto : null);
  };
  const byYear = ({ tipo, data, anno, numero }: AttoCitato) => `${tipo} ${data?.slice(0, 4) ?? anno} ${numero}`;
  const byDay = ({ data, numero }: AttoCitato) => `${data} ${numero}`;
  for (const { atto } of all) {
    if (atto.data === null) continue;
    add(byYear(atto), atto);
    if (/^(?:decreto-|dp)/.test(atto.tipo)) add(byDay(atto), atto);
  }
  return all.map((one) => {
    const { atto } = one;
    const key = atto.data === null ? byYear(atto) : atto.tipo === "decreto" ? byDay(atto) : "";
    return { ...one, atto: known.get(key) ?? atto };
  });
}

/**
 * What an act cites: its preamble, its articles, its attachments.
 *
 * @param readArticle reads each article once, for whoever asks
 * @example readCitazioni({ articoli: [{ testo: "1. Si applica l'articolo 3 della legge 7 agosto 1990, n. 241.", ... }], ... }, articleReader())[0]
 *   // { atto: { tipo: "legge", data: "1990-08-07", numero: "241", ... }, qui: { numero: "1" }, comma: "1", li: { contenitore: null, numero: "3" }, partizione: null, brano: "1. Si applica …", inizio: 17, lunghezza: 42 }
 */
export function readCitazioni(
  { preambolo, articoli, allegati }: Pick<Corpo, "preambolo" | "articoli" | "allegati">,
  readArticle: ReadArticle,
): Citazione[] {
  const own = new Set(articoli.map(({ numero }) => numero));
  const before = preambolo === null ? [] : inText({ testo: preambolo }, null, readArticle, own);
  const inside = articoli.flatMap((articolo) =>
    inText(articolo, { contenitore: articolo.allegato, numero: articolo.numero }, readArticle, own),
  );
  const behind = allegati.flatMap((allegato) => {
    const testo = beforeNotes(allegato.testo);
    // What is read whole is read once.
    return inText(testo === allegato.testo ? allegato : { testo }, null, readArticle, own);
  });
  return named([...before, ...inside, ...behind]);
}
