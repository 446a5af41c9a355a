import { getOrMake } from "../../../collections/get-or-make.ts";
import { articleNumber } from "../../../law/articles/article-number.ts";
import { lex } from "../../../law/grammar/lexer.ts";
import { parseUrn, type UrnIdentity } from "../../../law/identity/urn.ts";
import { ITALIAN_GRAMMAR } from "../../../law/italian/grammar.ts";
import { isOneSlipFrom } from "../../../law/names/one-slip.ts";
import { classeOf, type TipoRelazione } from "../../../law/relation-kinds.ts";
import { attribute, child, textOf, type XmlElement } from "../../xml/navigate.ts";
import { insideIn } from "../amending/joints.ts";
import type { NamedPlace } from "../amending/places.ts";
import { collapse } from "../lines.ts";
import type { Articolo, ArticoloCitato, AttoCitato, Corpo, Portata, Segnale } from "../records.ts";
import { activeMods, citedByUrn } from "./cited-act.ts";
import { type DatedCitation, datedNumbers, namedActs } from "./named-acts.ts";
import { publishedConversion, readOperations, type SentenceOperation } from "./operations.ts";
import type { SignalSink } from "./signal-sink.ts";

/**
 * The article that the fragment of a destination names; its container stays with it until the act is known, since the number
 * alone may be another article. `null` where the fragment is empty or names no article (`Allegato A`, `Tabelle`).
 *
 * @example articleOfDestination("CODICE CIVILE-art. 2712") // { contenitore: "CODICE CIVILE", numero: "2712" }
 * @example articleOfDestination("27 bis") // { contenitore: null, numero: "27-bis" }
 */
export function articleOfDestination(fragment: string): ArticoloCitato | null {
  const text = fragment.replace(/\s+/g, " ").trim();
  const plain = articleNumber(text);
  if (plain !== null) return { contenitore: null, numero: plain };
  // `Codice Penale-art. 131 bis`, `Allegato I.8 - art. 1`, `Allegati - Allegato I.1 art. 2`: container and number.
  const word = lex(text).find(({ step, start }) => step === "articolo" && start > 0);
  if (word === undefined) return null;
  const numero = articleNumber(text.slice(word.end).replace(/^[. ]+/, ""));
  return numero === null ? null : { contenitore: text.slice(0, word.start).replace(/[ -]{1,3}$/, ""), numero };
}

/** The act that the file holds. */
export interface OwnIdentity {
  readonly tipo: string;
  readonly data: string;
  readonly numero: string | null;
}

const BASE = "modifica_attiva";

/** `urn:nir:stato:regio.decreto:1942-03-16;262#CODICE CIVILE-art. 2712`: the act and what follows `#`. */
function splitHref(href: string): { urn: string; fragment: string } {
  const at = href.indexOf("#");
  return at < 0 ? { urn: href, fragment: "" } : { urn: href.slice(0, at), fragment: href.slice(at + 1) };
}

/** An end of a relation: the article and its part. */
const endOf = (contenitore: string | null, numero: string, parte: string | null): ArticoloCitato =>
  parte === null ? { contenitore, numero } : { contenitore, numero, parte };

/** What an operation touches of the target. */
interface Target {
  readonly li: ArticoloCitato | null;
  /** The division above the articles that is meant, where no article is. */
  readonly divisione?: string;
  readonly portata?: Portata;
}

/** What stands inside an article's part. */
const INSIDE = /\b(?:un\s+comma|una\s+lettera|un\s+numero)\b/i;
/** The same where no place is named: of several (`commi 7, 8 alinea e 9`) they are one's alone. */
const INSIDE_UNNAMED = /^(?:alinea|capovers)/;
/** What is inserted without a number of its own: `due nuovi commi`. */
const UNNUMBERED =
  /\b(?:un[ao]?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|\d{1,2}|nuov[aoie]|altr[aoie]|ulterior[ei]|seguent[ei])\s+(?:comm[ai]|letter[ae]|numer[oi])\b/i;
const LARGER =
  /\b(?:allegat[oi]|tabell[ae]|tariff[ae]|elenc(?:o|hi)|prospett[oi]|capo|capi|titol[oi]|sezion[ei]|intero)\b/i;

/**
 * How much of a place an operation touches. Nobody says it of "la modifica": it may be one word or all.
 *
 * @param lead the words that lead to the place: "del numero 5-bis) e di un comma all'art. 16" inserts one thing that has a number
 */
function portataOf(
  { tipo, words }: SentenceOperation,
  dentro: boolean,
  named: boolean,
  lead = words,
): Portata | undefined {
  if (classeOf(tipo) !== "testo") return undefined;
  const isInside = insideIn(words).some((word) => !named || !INSIDE_UNNAMED.test(word));
  if (dentro || isInside || INSIDE.test(lead)) return "parte";
  if (tipo === "inserisce" && UNNUMBERED.test(lead)) return "parte";
  return tipo === "modifica" || !named ? undefined : "intero";
}

/** What an operation reaches: the places that the text names, else the article of the destination. */
function targetsOf(operation: SentenceOperation, anchor: ArticoloCitato | null): Target[] {
  const { places, whole, partly, words } = operation;
  if (whole) return [{ li: null, portata: partly ? "parte" : "intero" }];
  if (places.length === 0) {
    const portata = anchor === null && LARGER.test(words) ? "parte" : portataOf(operation, false, false);
    return [{ li: anchor, ...(portata && { portata }) }];
  }
  // "l'introduzione dell'art. 2-bis all'allegato I.13": the annex is where the article is, and no second target.
  const isAround = ({ articolo, divisione, ruolo }: NamedPlace) =>
    articolo === null && divisione !== null && ruolo === "luogo";
  const targets = places.some(({ articolo }) => articolo !== null) ? places.filter((one) => !isAround(one)) : places;
  return targets.map(({ articolo, parte, dentro, divisione, ruolo, at }) => {
    // What is inserted stands beside a division, and "la modifica" may be the whole act's.
    const isMeant = operation.tipo === "abroga" || operation.tipo === "sostituisce";
    const above = anchor === null && isMeant ? divisione : null;
    const from = places.findLast((other) => other.at < at)?.at ?? 0;
    const lead = ruolo === "oggetto" && operation.tipo === "inserisce" ? words.slice(from, at) : words;
    const stated = portataOf(operation, dentro, true, lead);
    if (above !== null) return { li: null, divisione: above, ...(stated && { portata: stated }) };
    const numero = articolo ?? anchor?.numero;
    // A new division is never all of an article.
    const isNewDivision = divisione !== null && operation.tipo === "inserisce";
    const portata = portataOf(operation, dentro || numero === undefined || isNewDivision, true, lead);
    return {
      li: numero === undefined ? null : endOf(anchor?.contenitore ?? null, numero, parte),
      ...(portata && { portata }),
    };
  });
}

type Named = SentenceOperation & { readonly named: readonly DatedCitation[]; readonly convertita: string | null };

/** The operations in the text of a `textualMod`, each with the acts that its words name. */
function sentenceOf(raw: string): readonly Named[] {
  const text = collapse(raw);
  const convertita = publishedConversion(text);
  return readOperations(text).map((operation) => ({
    ...operation,
    convertita,
    named: namedActs(operation.quoted || operation.words).filter(({ atto }) => atto !== null),
  }));
}

/** The articles of the body that name some acts by day and number: `1990-08-07;241`. */
function articlesNaming({ articoli }: Corpo): ReadonlyMap<string, readonly Articolo[]> {
  const found = new Map<string, Articolo[]>();
  for (const articolo of articoli) {
    if (articolo.allegato !== null) continue;
    const acts = new Set([...datedNumbers(articolo.testo)].map(({ data, numero }) => `${data};${numero}`));
    for (const act of acts) getOrMake(found, act, () => []).push(articolo);
  }
  return found;
}

/** Words by which an article makes a change of a kind; capitals tell what it lost itself. */
const REPEALS = /\b(?:abrogat|soppress|abrogazion)/;
const AMENDS = /\b(?:sostituit|inserit|aggiunt|introdott|modificazion|modifich|prorogat|differit)/;

/**
 * The only article whose text changes an act, where it is not the one that the metadata name and that one does not name the act: the
 * articles were renumbered since. \`null\` where the text says nothing against the metadata.
 */
function renumbered(
  numero: string | null,
  tipo: TipoRelazione,
  { data, numero: act }: AttoCitato,
  corpo: Corpo,
  naming: ReadonlyMap<string, readonly Articolo[]>,
): string | null {
  const words = tipo === "abroga" ? REPEALS : AMENDS;
  const all = naming.get(`${data};${act}`) ?? [];
  const [only, ...others] = all.filter(({ testo }) => words.test(testo));
  if (only === undefined || others.length > 0 || all.some((one) => one.numero === numero)) return null;
  const article = corpo.articoli.find((one) => one.allegato === null && one.numero === numero);
  return article === undefined || article.abrogato ? null : only.numero;
}

/** Whether words name an act, with one slip in the date at the most: `6 maggio 2006, n. 129` for that of 2004. */
function names({ atto, data, numero }: DatedCitation, altro: AttoCitato): boolean {
  if (numero !== altro.numero || altro.data === null) return false;
  return data === altro.data || (atto?.tipo === altro.tipo && isOneSlipFrom(data, altro.data));
}

function reserveOf(
  { indirect, named, places, whole }: Named,
  altro: AttoCitato,
  anchor: ArticoloCitato | null,
): Segnale["riserva"] {
  if (indirect) return "indiretta";
  if (named.length > 0 && !named.some((one) => names(one, altro))) return "altro_atto";
  const articles = places.flatMap(({ articolo }) => articolo ?? []);
  return !whole && anchor !== null && articles.length > 0 && !articles.includes(anchor.numero) ? "discorde" : undefined;
}

/**
 * S1, what the act says it changes: `activeModifications/textualMod` between URNs. Its `type` always says insertion, the kind
 * stands in the text; the article of the text's marker wins over the fragment of the source; the article of the target is the
 * destination's unless the text names others; one text may hold many operations. Where the act's own text changes the other act in one
 * article alone, and the article that is given does not name it, that one is meant.
 *
 * @example readModificheAttive(root, self, corpo, sink)
 *   // sink.segnali: [{ base: "modifica_attiva", verso: "out", qui: { numero: "23" }, li: { contenitore: "CODICE CIVILE", numero: "2712" }, tipo: "modifica", ... }]
 */
export function readModificheAttive(root: XmlElement, self: OwnIdentity, corpo: Corpo, sink: SignalSink): void {
  // An act names the same acts again and again, and lists one sentence once for each article that it reaches.
  const sources = new Map<string, UrnIdentity | null>();
  const targets = new Map<string, AttoCitato | string>();
  const anchors = new Map<string, ArticoloCitato | null>();
  const sourceArticles = new Map<string, string | null>();
  const sentences = new Map<string, readonly Named[]>();
  let naming: ReadonlyMap<string, readonly Articolo[]> | undefined;
  for (const mod of activeMods(root)) {
    const source = attribute(child(mod, "source"), "href") ?? "";
    if (source.startsWith("#")) continue;
    sink.count(BASE);
    const { urn: sourceUrn, fragment: sourceFragment } = splitHref(source);
    const from = getOrMake(sources, sourceUrn, () => parseUrn(sourceUrn, ITALIAN_GRAMMAR));
    if (from !== null && (from.data !== self.data || from.numero !== self.numero)) {
      sink.count(BASE, "la fonte è un altro atto");
      continue;
    }
    const { urn, fragment } = splitHref(attribute(child(mod, "destination"), "href") ?? "");
    const altro = getOrMake(targets, urn, () => citedByUrn(urn));
    if (typeof altro === "string") {
      sink.count(BASE, altro);
      continue;
    }
    const raw = textOf(child(mod, "new"));
    const operations = getOrMake(sentences, raw, () => sentenceOf(raw));
    const anchor = getOrMake(anchors, fragment, () => articleOfDestination(fragment));
    const sourceArticle = getOrMake(sourceArticles, sourceFragment, () => articleNumber(sourceFragment));
    for (const operation of operations) {
      const declared = operation.marker ?? sourceArticle;
      naming ??= articlesNaming(corpo);
      // "La modifica" is said of transitional rules too, which name no act.
      const found = operation.tipo === "modifica" ? null : renumbered(declared, operation.tipo, altro, corpo, naming);
      const numero = found ?? declared;
      const qui = numero === null ? null : endOf(null, numero, operation.marker === null ? null : operation.markerPart);
      const riserva = reserveOf(operation, altro, anchor) ?? (found === null ? undefined : "discorde");
      for (const { li, divisione, portata } of targetsOf(operation, anchor))
        sink.add({
          base: BASE,
          verso: "out",
          altro,
          qui,
          li,
          tipo: operation.tipo,
          ...(divisione !== undefined && { divisione }),
          ...(portata && { portata }),
          data: null,
          ...(operation.convertita !== null && { convertita: operation.convertita }),
          ...(operation.decorrenza && { decorrenza: operation.decorrenza }),
          evidenza: operation.evidenza,
          ...(riserva && { riserva }),
        });
    }
  }
}
