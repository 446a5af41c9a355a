import { articleNumber } from "./articles/article-number.ts";
import type { Grammar } from "./citations/grammar.ts";
import type { RequestedPlace } from "./citations/place.ts";
import { actsOfRequest } from "./citations/request.ts";
import { isAddress, parseAddress } from "./identity/addresses.ts";
import { parseEli, parseNormattivaEli } from "./identity/eli.ts";
import { unescaped } from "./identity/unescaped.ts";
import { actOfUrn, placeOfUrn } from "./identity/urn.ts";
import { aliasOf } from "./names/aliases.ts";

/** An act as far as a text identifies it; what is `null` is not said. */
export interface RequestedAct {
  readonly tipo: string | null;
  /** `YYYY-MM-DD`; where it is known, `anno` is `null`. */
  readonly data: string | null;
  readonly anno: number | null;
  /** As it stands in an ELI (`eliNumero`); `null` for the Constitution. */
  readonly numero: string | null;
  /** What follows `~` where two acts share one ELI. */
  readonly variante: string | null;
  /** The article of it that the text names; absent where it names none. */
  readonly luogo?: RequestedPlace;
}

/** What a request for an act means. */
type Understood =
  | {
      readonly by: "gazzetta";
      readonly data: string;
      readonly codice: string;
      /** The article that an address names; absent where it names none. */
      readonly luogo?: RequestedPlace;
    }
  | { readonly by: "identity"; readonly candidates: readonly RequestedAct[] };

/** Some lists give this law another day than the official data: both mean the official one. */
const OTHER_DATE = { act: "regio-decreto 1941-08-25 1368", official: "1941-12-18" } as const;

/** No address, ELI or URN is longer. */
const LONGEST_IDENTIFIER = 2000;

/**
 * What is looked up for acts as far as they are known: an act that lists give two days for is looked up on both.
 *
 * @example candidatesOf([{ tipo: "legge", anno: 1990, numero: "241" }]) // [{ tipo: "legge", data: null, anno: 1990, numero: "241", variante: null }]
 */
export function candidatesOf(known: readonly Partial<RequestedAct>[]): RequestedAct[] {
  return known.flatMap(({ tipo = null, data = null, anno = null, numero = null, variante = null, luogo }) => {
    const act = { tipo, data, anno, numero, variante, ...(luogo && { luogo }) };
    return `${tipo} ${data} ${numero}` === OTHER_DATE.act ? [act, { ...act, data: OTHER_DATE.official }] : [act];
  });
}

/** Acts as far as they are known. */
const identity = (known: readonly Partial<RequestedAct>[]): Understood => ({
  by: "identity",
  candidates: candidatesOf(known),
});

/** The distinct acts a free text cites. */
function cited(grammar: Grammar, text: string): Understood | null {
  const acts = new Map(actsOfRequest(grammar, text).map((act) => [JSON.stringify(act), act]));
  return acts.size ? identity([...acts.values()]) : null;
}

/** A text as it is read; one that is too long for an identifier is a citation at most. */
const identifierOf = (text: string): string | null =>
  text.length > LONGEST_IDENTIFIER ? null : withoutMarks(unescaped(text));

/**
 * What an ELI, of this API or of Normattiva, a URN or an address says by itself; `undefined` of any other text: a name, a URN that holds
 * one, a citation need a grammar.
 *
 * @example identified("eli:/it/legge/1990/08/07/241")
 *   // { by: "identity", candidates: [{ tipo: "legge", data: "1990-08-07", anno: null, numero: "241", variante: null }] }
 */
export function identified(text: string): Understood | undefined {
  const identifier = identifierOf(text);
  if (identifier === null) return undefined;
  const eli = parseEli(identifier);
  if (eli && eli.alias === null) return identity([{ ...eli, ...luogoOf(articleOfPath(eli.parte), null) }]);
  const official = parseNormattivaEli(identifier) ?? parseAddress(identifier);
  if (official?.by === "gazzetta") return official;
  if (official) return identity([official]);
  const act = actOfUrn(identifier, null);
  return act ? identity([{ ...act, ...ofUrn(identifier) }]) : undefined;
}

/** `art/640` */
const articleOfPath = (path: string | null): string | null => /^art\/([^/]+)$/.exec(path ?? "")?.[1] ?? null;

/** The article of an attachment, as far as a number is one. */
function luogoOf(written: string | null, allegato: string | null): Pick<RequestedAct, "luogo"> {
  const articolo = written === null ? null : articleNumber(written);
  return articolo === null ? {} : { luogo: { articolo, allegato } };
}

/** The article of a URN. How it counts attachments only its own site knows: which one is meant is not said. */
function ofUrn(text: string): Pick<RequestedAct, "luogo"> {
  const { articolo = null, annesso = null } = placeOfUrn(text) ?? {};
  return luogoOf(articolo, annesso === null ? null : "");
}

/**
 * What a request for an act means, in any of the spellings of the contract: ELI, Normattiva's ELI, URN, a name in an ELI or
 * alone, a citation in free text. `null` where the text names no act. Whether such an act exists is not judged here.
 *
 * @example understand(ITALIAN_GRAMMAR, "L. 241/1990")
 *   // { by: "identity", candidates: [{ tipo: "legge", data: null, anno: 1990, numero: "241", variante: null }] }
 */
export function understand(grammar: Grammar, text: string): Understood | null {
  const known = identified(text);
  if (known) return known;
  const identifier = identifierOf(text);
  if (identifier === null) return cited(grammar, text);
  const urn = actOfUrn(identifier, grammar);
  if (urn) return identity([{ ...urn, ...ofUrn(identifier) }]);
  // What an address of another site says about acts is not known.
  if (isAddress(identifier)) return null;
  const eli = parseEli(identifier);
  const named = aliasOf(eli?.alias ?? identifier, grammar);
  return named
    ? identity([{ ...named, ...luogoOf(articleOfPath(eli?.parte ?? null), null) }])
    : eli
      ? null
      : cited(grammar, identifier);
}

/** Without the punctuation that surrounds an address in a text: `<urn:nir:...>`, `(...)`, the end of a sentence. */
function withoutMarks(text: string): string {
  const marks = new Set(" \t\n<>\"'«»(),.;".split(""));
  let [start, end] = [0, text.length];
  while (start < end && marks.has(text.charAt(start))) start++;
  while (end > start && marks.has(text.charAt(end - 1))) end--;
  const bare = text.slice(start, end);
  return /^(?:urn:|eli[:/]|\/?it\/|https?:|www\.)/i.test(bare) ? bare : text;
}
