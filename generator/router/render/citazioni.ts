import { itemAt } from "../../collections/at.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { type Article, chiaveOf, numeroOf, pathOf, servedIn } from "../../format/act-index.ts";
import { documentOf } from "../../format/line-json.ts";
import { card, type Read } from "../../format/read-tree.ts";
import { commiOf } from "../../law/articles/commi.ts";
import { citationsInText, type TextCitation } from "../../law/citations/in-text.ts";
import type { RequestedPlace } from "../../law/citations/place.ts";
import { rulingsInText } from "../../law/citations/rulings-in-text.ts";
import { candidatesOf } from "../../law/understand.ts";
import { answerOf } from "../answer.ts";
import { readOnce } from "../read-once.ts";
import {
  type FoundRow,
  grammarOfTree,
  type OfficialAddress,
  officialTextOf,
  recognised,
  rowsOf,
} from "./find-named.ts";
import { recognisedRuling, rulingLookup } from "./find-ruling.ts";
import type { Render } from "./render.ts";
import { type ActFiles, openAct } from "./versions/act-files.ts";
import { articleLine } from "./versions/cut.ts";
import { betweenArticles, findPlace } from "./versions/find-article.ts";

/** Articles between the ends of ranges that one answer gives at most; ranges beyond are given by their ends. */
const MOST_BETWEEN = 300;

/** An article that a citation names. */
interface NamedArticle {
  /** As an answer shows it. */
  readonly shown: object;
  /** Whether it surely does not have a part. */
  lacks(partizione: string | null): boolean;
}

const PART = /^comma (\d[^ ,]*)(?:, lettera ([^ )]+\)))?/;

/** Whether an article with numbered commi has no comma of a number, or not the letter of it: `comma 5, lettera c)`. */
function lacksPart(testo: string, partizione: string): boolean {
  const [, numero, lettera] = PART.exec(partizione) ?? [];
  const commi = commiOf("", testo);
  if (numero === undefined || commi.length === 0 || commi.some((one) => one.numero === null)) return false;
  const comma = commi.find((one) => one.numero === numero);
  return comma === undefined || (lettera !== undefined && !comma.testo.includes(lettera));
}

/** An act that a text cites. Each article is looked up and parsed once, however often it is cited. */
class OpenedAct {
  readonly #files: ActFiles;
  readonly #shown = new Map<string, Promise<NamedArticle>>();
  readonly #named = new Map<string, Promise<NamedArticle | null>>();
  #between: ReturnType<typeof betweenArticles> | undefined;

  constructor(files: ActFiles) {
    this.#files = files;
  }

  /** The article as an answer shows it. */
  article(piece: Article, version: number): Promise<NamedArticle> {
    return getOrMake(this.#shown, `${version} ${piece.at}`, async () => {
      const { eli, index } = this.#files;
      const { numero, rubrica, abrogato, n_pronunce, testo } = JSON.parse(await articleLine(this.#files, piece));
      const day = version === servedIn(index) ? "" : `@${index.versioni[version]?.al}`;
      return {
        shown: { eli: `${eli}${day}/${pathOf(chiaveOf(index, piece))}`, numero, rubrica, abrogato, n_pronunce },
        lacks: (partizione: string | null) => partizione !== null && lacksPart(testo, partizione),
      };
    });
  }

  /** The article that is named, in the version that is served, else in the newest one that has it; `null` if none has. */
  named(luogo: RequestedPlace): Promise<NamedArticle | null> {
    return getOrMake(this.#named, `${luogo.articolo}\n${luogo.allegato}`, async () => {
      const { index } = this.#files;
      const found = findPlace(index, [servedIn(index), ...index.versioni.keys()], luogo);
      return found ? this.article(found.piece, found.version) : null;
    });
  }

  /** The articles between the ends of a range; `null` if they are more than `most`. */
  between(from: RequestedPlace, to: string, most: number) {
    const { index } = this.#files;
    this.#between ??= betweenArticles(index, servedIn(index));
    return this.#between(from, to, most)?.map((piece) => ({
      numero: numeroOf(index, piece),
      shown: () => this.article(piece, servedIn(index)),
    }));
  }
}

/** An item of the answer, where it stands in the text. */
interface Placed {
  readonly inizio: number;
  readonly lunghezza: number;
}

/** What the words of a citation mean, the article apart: the same for all citations of an act. */
interface Meaning {
  /** As an answer says it; `null` if nothing is known of the act. */
  readonly atto: object | null;
  readonly norma: FoundRow | null;
  readonly candidati: readonly FoundRow[];
  /** The act that is meant, if it is here. */
  readonly opened: OpenedAct | null;
  /** What became of a citation whose act is not here, or not sure. */
  readonly unknown: "incompleta" | "ambigua" | "fuori_raccolta";
  readonly ufficiale: OfficialAddress | undefined;
}

/** Looks up what acts are meant, each once. */
function lookup(read: Read): (acts: TextCitation["atti"]) => Promise<Meaning> {
  const opened = new Map<string, Promise<OpenedAct>>();
  const meanings = new Map<string, Promise<Meaning>>();
  const open = async (eli: string) => {
    const files = await openAct(read, eli);
    if (!files) throw new Error(`manca ${eli}: rigenerare l'albero con \`npm run generate\``);
    return new OpenedAct(files);
  };
  const meaningOf = async (acts: TextCitation["atti"]): Promise<Meaning> => {
    const identities = candidatesOf(acts);
    const rows = (await Promise.all(identities.map((act) => rowsOf(read, act)))).flat();
    const [row = null, another, ...others] = new Map(rows.map((one) => [one.eli, one])).values();
    const [first] = identities;
    // `riforma Cartabia`: of several acts the one that is here does not stand for the others.
    const isOpen = another !== undefined || identities.some(({ numero }) => numero !== first?.numero);
    const norma = isOpen ? null : row;
    const known = norma ? { ...norma, anno: null, variante: null } : first;
    return {
      atto: known ? recognised(known) : null,
      norma,
      candidati: isOpen ? [row, another, ...others].filter((one) => one != null) : [],
      opened: norma && (await getOrMake(opened, norma.eli, () => open(norma.eli))),
      unknown: !first ? "incompleta" : isOpen && row ? "ambigua" : "fuori_raccolta",
      ufficiale: known && !isOpen ? officialTextOf([known], null) : undefined,
    };
  };
  return (acts) => getOrMake(meanings, JSON.stringify(acts), () => meaningOf(acts));
}

/**
 * Judges citations in reading order: an item for each article that one means. Ranges are listed as long as all of them together hold no more
 * articles than an answer gives.
 */
function judge(meaningOf: ReturnType<typeof lookup>): (citation: TextCitation, meaning: Meaning) => Promise<Placed[]> {
  let room = MOST_BETWEEN;
  return async ({ inizio, lunghezza, testo, atti, ue, luogo, fino, partizione, portatori }, meaning) => {
    const { opened, unknown, ufficiale } = meaning;
    const official = (articolo: string | null) =>
      ue ? ue.url : (ufficiale?.(null, (luogo?.allegato === null && articolo) || undefined) ?? null);
    const said = (
      esito: string,
      articolo_citato: string | null,
      articolo: object | null = null,
      { atto, norma, candidati }: Pick<Meaning, "atto" | "norma" | "candidati"> = meaning,
    ) => ({
      inizio,
      lunghezza,
      testo,
      esito,
      atto,
      norma,
      articolo,
      articolo_citato,
      partizione,
      ue,
      candidati,
      // Of acts that a name may mean none is the one.
      testo_ufficiale: esito === "trovata" || !(atto || ue) ? null : official(articolo_citato),
      per_nome: portatori !== null,
    });
    const cited = luogo?.articolo ?? null;
    const ends = fino === null ? [cited] : [cited, fino];
    const ofBearers = async (number: string | null) => {
      const { norma, candidati } = await meaningOf(portatori ?? []);
      return said("ambigua", number, null, { atto: null, norma: null, candidati: norma ? [norma] : candidati });
    };
    if (portatori !== null && atti.length === 0) return Promise.all(ends.map(ofBearers));
    if (!opened) return ends.map((number) => said(ue ? "unione_europea" : unknown, number));
    if (!luogo || cited === null) return [said("trovata", cited)];
    const between = (fino !== null && room > 0 && opened.between(luogo, fino, room)) || [];
    room -= between.length;
    const ofEnd = async (articolo: string | null) => {
      const article = await opened.named({ ...luogo, articolo });
      // The act that bore the name before may have the part.
      if (portatori && portatori.length > 1 && article?.lacks(partizione)) return ofBearers(articolo);
      // What an annex is called does not always tell which of an act's texts it is: that an article is missing is said of its own articles only.
      const isThere = article !== null || luogo.allegato !== null;
      return said(isThere ? "trovata" : "articolo_inesistente", articolo, article?.shown);
    };
    const [start = null, ...end] = ends;
    return Promise.all([
      ofEnd(start),
      ...between.map(async ({ numero, shown }) => said("trovata", numero, (await shown()).shown)),
      ...end.map(ofEnd),
    ]);
  };
}

/** The rulings of the Constitutional Court that a text cites, as its answer shows them. */
async function citedRulings(read: Read, testo: string): Promise<Placed[]> {
  const find = rulingLookup(read);
  const found = rulingsInText(testo).map(async ({ asked, ...where }) => {
    const pronuncia = recognisedRuling(asked, await find(asked));
    const none = { atto: null, norma: null, articolo: null, articolo_citato: null, partizione: null, ue: null };
    return pronuncia
      ? [
          {
            ...where,
            esito: "pronuncia",
            ...none,
            testo_ufficiale: pronuncia.url,
            per_nome: false,
            candidati: [],
            pronuncia,
          },
        ]
      : [];
  });
  return (await Promise.all(found)).flat();
}

/** Rulings among the citations of acts, in reading order; what stands in the words of a ruling is no other citation. */
function merged(ofActs: readonly Placed[], rulings: readonly Placed[]): readonly Placed[] {
  if (rulings.length === 0) return ofActs;
  const isApart = ({ inizio, lunghezza }: Placed) =>
    rulings.every((one) => inizio >= one.inizio + one.lunghezza || one.inizio >= inizio + lunghezza);
  return [...ofActs.filter(isApart), ...rulings].toSorted((a, b) => a.inizio - b.inizio);
}

/** What became of each citation of a text. All are looked up at once: what a round of reads needs is known together. */
export const renderCitazioni: Render<"citazioni"> = async ({ testo }, { lingua, read }) => {
  const once = readOnce(read);
  const [grammar, { metaLine }] = await Promise.all([grammarOfTree(once), card(once, "citazioni")]);
  const citations = citationsInText(grammar, testo);
  const meaningOf = lookup(once);
  const meanings = await Promise.all(citations.map(({ atti }) => meaningOf(atti)));
  const judged = judge(meaningOf);
  const ofActs = (await Promise.all(meanings.map((meaning, at) => judged(itemAt(citations, at), meaning)))).flat();
  const found = merged(ofActs, await citedRulings(once, testo));
  const citazioni = found.map((one) => JSON.stringify(one)).join(",\n");
  return answerOf(200, documentOf(metaLine(lingua), { totale: found.length }, { citazioni }), lingua);
};
