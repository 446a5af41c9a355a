import { articleOfFragment } from "../../../law/articles/article-number.ts";
import { partName } from "../../../law/articles/article-part.ts";
import { attribute, child, descendants, textOf, type XmlElement } from "../../xml/navigate.ts";
import type { Amendment } from "../amending/amendment.ts";
import { AMENDING } from "../amending/clause.ts";
import { type Efficacia, efficaciaOf, efficacieIn } from "../amending/efficacia.ts";
import { isDecree, passageOf } from "../amending/passage.ts";
import { isAll } from "../amending/places.ts";
import { type ReadArticle, readConversion, readUnits, type UnitWords } from "../amending/read-units.ts";
import { placesNamed } from "../amending/spared.ts";
import { MASK, type Unit } from "../amending/units.ts";
import { collapse } from "../lines.ts";
import type { ArticoloCitato, AttoCitato, Corpo } from "../records.ts";
import { citedByRef } from "./cited-act.ts";
import { evidenceWith, type SignalSink } from "./signal-sink.ts";

// The source's own references as witnesses of what a sentence names: `<ref href=".../1998-09-28/360/!main#art_1">articolo 1 ...</ref>`.

/** A reference to an article of an act, with the words that bear it. */
interface Anchor {
  readonly testo: string;
  readonly atto: AttoCitato;
  readonly articolo: string;
}

/**
 * The references of each article of the body, read when they are asked for.
 *
 * @returns the anchors of the article with an `eId`, in order; those that name no article of an act are none
 * @example anchorsIn(root)("art_1")[0] // { testo: "articolo 1 del decreto ...", atto: { numero: "360", ... }, articolo: "1" }
 */
export function anchorsIn(root: XmlElement): (eId: string) => readonly Anchor[] {
  let articles: ReadonlyMap<string, XmlElement> | undefined;
  return (eId) => {
    articles ??= new Map(
      [...descendants(child(child(root, "act"), "body") ?? root, "article")].map((article) => [
        attribute(article, "eId") ?? "",
        article,
      ]),
    );
    const article = articles.get(eId);
    return article === undefined ? [] : [...descendants(article, "ref")].flatMap(anchorOf);
  };
}

function anchorOf(ref: XmlElement): Anchor[] {
  const href = attribute(ref, "href") ?? "";
  const at = href.indexOf("#");
  const articolo = at < 0 ? null : articleOfFragment(href.slice(at));
  const atto = articolo === null ? "senza articolo" : citedByRef(href.slice(0, at));
  const testo = collapse(textOf(ref));
  return typeof atto === "string" || articolo === null || testo === "" ? [] : [{ testo, atto, articolo }];
}

const isSame = (a: AttoCitato, b: AttoCitato) =>
  a.numero === b.numero &&
  a.tipo === b.tipo &&
  (a.data?.slice(0, 4) ?? String(a.anno)) === (b.data?.slice(0, 4) ?? String(b.anno));

/**
 * The article that a sentence means in the eyes of its anchors: the one that was read, unless an anchor says that it is of another act
 * and others that the act's is another one. `null` where they name several.
 *
 * @param sentence gives the sentence with what announces it, without what it quotes
 * @example witnessed({ contenitore: null, numero: "48" }, d360, () => "All'articolo 1 del decreto ..., a norma dell'articolo 48 della legge ...", anchors)
 *   // { contenitore: null, numero: "1" }
 */
export function witnessed(
  read: ArticoloCitato,
  atto: AttoCitato,
  sentence: () => string,
  anchors: readonly Anchor[],
): ArticoloCitato | null {
  if (read.contenitore !== null || !anchors.some(({ articolo }) => articolo === read.numero)) return read;
  const words = sentence();
  const said = anchors.filter(({ testo }) => words.includes(testo));
  const own = new Set(said.filter((anchor) => isSame(anchor.atto, atto)).map(({ articolo }) => articolo));
  const foreign = said.filter((anchor) => anchor.articolo === read.numero && !isSame(anchor.atto, atto));
  if (own.size === 0 || own.has(read.numero) || foreign.length === 0) return read;
  const rest = foreign.reduce((left, { testo }) => left.replace(testo, " "), words);
  if (placesNamed(rest).some(({ articolo }) => articolo === read.numero)) return read;
  const [only, ...others] = own;
  return only === undefined || others.length > 0 ? null : { contenitore: null, numero: only };
}

const BASE = "testo_modificativo";
const UNREAD = "frasi che nominano più atti di quanti ne modificano";
/** Quotations of more characters are left out of the words that are shown. */
const QUOTED_KEPT = 200;
/** A sentence of a unit with its long quotations as `[...]`. */
function shown({ text, quotations }: Unit, sentence: Pick<Amendment, "start" | "end">): string {
  let out = "";
  let from = sentence.start;
  for (const { start, end } of quotations) {
    if (end - start <= QUOTED_KEPT || start < from || end > sentence.end) continue;
    out += `${text.slice(from, start + 1)}[...]${text[end - 1] ?? ""}`;
    from = end;
  }
  return out + text.slice(from, sentence.end);
}

/** A head as it is shown before its points: without one that quotes. */
const announced = ({ words, text }: UnitWords): string => (words.includes(MASK) ? "" : text);

/** The place that an amendment reaches; `null` where it is not one of articles. */
function targetOf({ dove: { allegato, articolo, parte } }: Amendment): ArticoloCitato | null {
  if (articolo === null || allegato === "") return null;
  return { contenitore: allegato, numero: articolo, ...(parte !== null && { parte }) };
}

/** Adds the amendments that an article or an annex makes. */
function addAmendments(
  units: ReturnType<typeof readUnits>,
  here: { readonly articolo: ArticoloCitato } | { readonly presso: string },
  anchors: () => readonly Anchor[],
  efficacie: readonly Efficacia[],
  sink: SignalSink,
): void {
  for (const { unit, heads, found, unread, unknown } of units) {
    for (let i = 0; i < unread; i++) sink.count(BASE, UNREAD);
    for (const words of unknown) sink.countWords(BASE, words);
    const parte = partName(unit.steps);
    const words = () => collapse([...heads.map((head) => head.words), unit.words].join(" "));
    for (const amendment of found) {
      const { atto, dove, tipo, portata, unsure, verb } = amendment;
      const named = targetOf(amendment);
      const li = named === null ? null : witnessed(named, atto, words, anchors());
      if (named !== null && li === null) continue;
      const divisione = li === null ? (dove.divisione ?? dove.allegato) || undefined : undefined;
      const isOpen = li === null && ((divisione === undefined && !isAll(dove)) || dove.parte !== null);
      const qui = "presso" in here ? null : { ...here.articolo, ...(parte !== null && { parte }) };
      const decorrenza = amendment.decorrenza ?? (qui === null ? undefined : efficaciaOf(efficacie, qui));
      sink.count(BASE);
      sink.add({
        base: BASE,
        verso: "out",
        altro: atto,
        qui,
        ...("presso" in here && { presso: here.presso }),
        li,
        tipo,
        ...(divisione !== undefined && { divisione }),
        portata: isOpen || li !== named ? "parte" : portata,
        data: null,
        ...(decorrenza && { decorrenza }),
        ...(unsure && { riserva: "parole_non_capite" as const }),
        evidenza: evidenceWith(
          shown(unit, { ...amendment, end: verb }).length,
          ...heads.map(announced),
          shown(unit, amendment),
        ),
      });
    }
  }
}

/** A quick test: an article without such words says of no change when it takes effect. */
const SAYS_WHEN =
  /(?:disposizion|norm|modific|abrogazion|efficacia|eccezione|esclusione|salvo|tranne)[^;\n]{1,160}\s(?:ha|hanno|acquista|acquistano|entra|entrano|produce|producono|decorre|decorrono|si)\s[^;\n]{0,40}(?:\d{4}|\sda)/i;

/** The heading of an annex with what Parliament changed of a decree-law, and how many letters of the annex may hold it. */
const ANNEX =
  /modific(?:azion[ei]|he)\s+apportate\s+(?:al\s+decreto-legge|(?:in\s+sede\s+di|dalla\s+legge\s+di|nella|con\s+la(?:\s+legge\s+di)?)\s+conversione)/i;
const LONGEST_HEAD = 500;
const LABEL = /^Allegato(?:\s(?:\d{1,2}|[A-Z]))?$/;

/**
 * S7, the amending sentences of the text itself: `All'articolo 3 della legge ..., il comma 2 e' sostituito dal seguente: «...»`, a head
 * with its list of points, a list of repeals; also in the annex of a law that converts a decree-law. What stands between quotation marks is the
 * new text and is never read for citations; where the references of an article contradict what was read, they decide.
 *
 * @param decree that the act converts, `null` if it converts none
 * @param readArticle keeps what it reads for other signals
 * @example readTestiModificativi(root, corpo, null, articleReader(), sink) // sink.segnali: [{ base: "testo_modificativo", verso: "out", qui: { numero: "1", parte: "comma 8" }, tipo: "abroga", ... }]
 */
export function readTestiModificativi(
  root: XmlElement,
  { articoli, allegati }: Corpo,
  decree: AttoCitato | null,
  readArticle: ReadArticle,
  sink: SignalSink,
): void {
  const anchorsOf = anchorsIn(root);
  const saying = articoli.filter(({ testo, allegato }) => allegato === null && SAYS_WHEN.test(testo));
  const efficacie = saying.flatMap((one) => [...efficacieIn(one.numero, readArticle(one).units)]);
  for (const articolo of articoli) {
    const { testo, numero, allegato, id } = articolo;
    if (!AMENDING.test(testo)) continue;
    const { units } = readArticle(articolo);
    if (!units.some(({ unit }) => AMENDING.test(unit.words))) continue;
    let anchors: readonly Anchor[] | undefined;
    const ofArticle = () => (anchors ??= allegato === null ? anchorsOf(id) : []);
    addAmendments(readUnits(units), { articolo: { contenitore: allegato, numero } }, ofArticle, efficacie, sink);
  }
  if (decree === null) return;
  for (const { titolo, testo } of allegati) {
    const head = ANNEX.exec(testo.slice(0, LONGEST_HEAD));
    if (head === null) continue;
    const named = passageOf(testo.slice(0, LONGEST_HEAD)).namings.find(
      ({ start, atto }) => start > head.index && isDecree(atto),
    );
    const text = testo.slice(named?.end ?? head.index + head[0].length);
    const presso = LABEL.exec(titolo)?.[0] ?? "Allegato";
    addAmendments(readConversion(text, named?.atto ?? decree), { presso }, () => [], [], sink);
  }
}
