import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { isWithin, narrower } from "../../law/articles/article-part.ts";
import { splitArticle } from "../../law/articles/named-article.ts";
import { parseEli } from "../../law/identity/eli.ts";
import { type Base, classeOf } from "../../law/relation-kinds.ts";
import type { Segnale } from "../../sources/normattiva/records.ts";
import { basesOf, bitOf, DECLARED, withProofs } from "./affidabilita.ts";
import { type ArticleNames, articleNames } from "./article-names.ts";
import { type Assertion, claimKey, meet } from "./claim.ts";
import { doubtOf } from "./doubt.ts";
import { type Draft, PairDrafts, preferring } from "./drafts.ts";
import type { Identities, NoAct, ResolvedAct, ServedIdentity } from "./identities.ts";
import type { Relazione } from "./relazione.ts";

/** Days of the two acts of a pair. */
interface AmendingDates {
  /** When the Gazzetta published the amending act, `null` where it is not served. */
  readonly pubblicazione: string | null;
  /** When the law that converted it was published, `null` where it is no decree-law or nobody says. */
  readonly conversione: string | null;
  /** Whether the amending act is a decree-law. */
  readonly decretoLegge: boolean;
  /** Days of the amending act and of the amended one. */
  readonly da: string;
  readonly a: string;
}

const SUFFIX = /\d-[a-z]/;
const LETTER_SUFFIX = /lettera [a-z]+-[a-z]/;

/** Articles, commi and letters with a suffix were added: to a decree-law by the law that converted it. */
function hasSuffix({ articolo_da, partizione_da }: Assertion): boolean {
  const numero = articolo_da === null ? "" : splitArticle(articolo_da).numero;
  const parte = partizione_da ?? "";
  return SUFFIX.test(numero) || SUFFIX.test(parte) || LETTER_SUFFIX.test(parte);
}

const earliest = (days: readonly (string | null)[]) =>
  days.reduce((first, day) => (day !== null && (first === null || day < first) ? day : first), null);

/**
 * When a change of a pair was published: the event of the official list, else the publication of the amending act, else what S2 says
 * (`generator/sources/normattiva/README.md`, Signals), else the day of the amending act. What the conversion of a decree-law added, by its number or
 * because a sentence of the editors says so, has the day of the conversion; what the provision says only since another act amended it, the day of
 * that act. Never before either act. An effect that the text tells is as old as its words: `null` where they are younger than their act, nobody
 * says since when.
 *
 * @param segnali every signal about the pair
 * @example dayOfChange([], { pubblicazione: "2030-02-15", conversione: null, decretoLegge: false, da: "2030-01-31", a: "1999-03-15" })(draft) // "2030-02-15"
 */
function dayOfChange(
  segnali: readonly Segnale[],
  dates: AmendingDates,
): (draft: Pick<Draft, "claim" | "data" | "conversione" | "modificata" | "scritta">) => string | null {
  const event = earliest(segnali.flatMap(({ base, data }) => (base === "riferimento_passivo" ? data : [])));
  const conversion = dates.conversione ?? earliest(segnali.flatMap(({ conversione }) => conversione ?? []));
  return ({ claim, data, conversione, modificata, scritta }) => {
    const added = dates.decretoLegge ? (conversione ?? (hasSuffix(claim) ? conversion : null)) : null;
    const day = modificata ?? added ?? event ?? dates.pubblicazione ?? data ?? dates.da;
    if (scritta !== undefined) {
      const isOwn = scritta === "with its act" && !hasSuffix(claim);
      const written = scritta !== null && scritta !== "with its act" ? scritta.day : (added ?? (isOwn ? day : null));
      return written === null || written < dates.a ? null : written;
    }
    return [day, dates.da, dates.a].reduce((latest, other) => (other > latest ? other : latest));
  };
}

/** Kinds that do not say how. */
const GENERIC: ReadonlySet<Assertion["tipo"]> = new Set(["modifica", "aggiorna"]);

/** S2: it describes the changes of S1 again, with their real kind; what S1 does not have stands alone. */
function marked(drafts: PairDrafts, segnali: readonly Segnale[]): void {
  for (const segnale of segnali) {
    const claim = drafts.inContainer(drafts.claimOf(segnale));
    if (!drafts.corroborated(segnale, claim, true)) drafts.draft(claim).support(segnale, claim);
  }
}

/**
 * S7, read from the text: it proves what S1 and S2 say and tells how; where they are silent about the other act it stands alone. So does S9, an
 * effect that changes no word, which they never declare.
 */
function written(drafts: PairDrafts, segnali: readonly Segnale[]): void {
  const declared = drafts.all.some(({ bases }) => (bases & DECLARED) !== 0);
  for (const segnale of segnali) {
    const claim = drafts.inContainer(drafts.claimOf(segnale));
    const stands = !declared || !changesText(segnale);
    if (!drafts.corroborated(segnale, claim, true) && stands) drafts.draft(claim).support(segnale, claim);
  }
}

const changesText = ({ tipo }: Pick<Segnale, "tipo">): boolean => classeOf(tipo) === "testo";

/** Whether two claims may be of one change at two places of the amending act: in one comma, or all of the same part. */
function elsewhere(stated: Assertion, text: Assertion): boolean {
  const commaOf = (parte: string | null) => parte?.split(", ", 1)[0];
  if (stated.articolo_da === text.articolo_da && commaOf(stated.partizione_da) === commaOf(text.partizione_da))
    return true;
  return stated.portata === "intero" && text.portata === "intero" && stated.partizione_a === text.partizione_a;
}

/**
 * What the metadata declare at a place of the amending act whose text does not change that article there, though it makes that very
 * change at another place: the text's place is the right one, and both prove it.
 */
function misplaced(drafts: PairDrafts, segnali: readonly Segnale[]): void {
  const read = bitOf("testo_modificativo");
  const texts = segnali.map((segnale) => ({ segnale, claim: drafts.inContainer(drafts.claimOf(segnale)) }));
  if (texts.length === 0) return;
  for (const draft of drafts.all) {
    const stated = draft.claim;
    if (draft.refined || (draft.bases & DECLARED) === 0 || (draft.bases & read) !== 0 || stated.articolo_a === null)
      continue;
    const about = texts.filter(({ claim }) => claim.articolo_a === stated.articolo_a);
    const here = about.some(
      ({ claim }) =>
        claim.articolo_da === stated.articolo_da && narrower(claim.partizione_da, stated.partizione_da) !== undefined,
    );
    if (here || stated.articolo_da === null) continue;
    const same = about.flatMap(({ segnale, claim }) => {
      const { articolo_da, partizione_da } = claim;
      const together = elsewhere(stated, claim) ? meet({ ...stated, articolo_da, partizione_da }, claim, true) : null;
      return together === null || together.tipo !== claim.tipo ? [] : [{ segnale, claim, together }];
    });
    for (const { segnale, claim, together } of preferring(
      same,
      (one) => one.claim.partizione_a === stated.partizione_a,
    )) {
      const right = drafts.draft(together);
      right.inherit(draft);
      right.support(segnale, claim);
      draft.refined = true;
    }
  }
}

/** Bits of what the text of the amending act shows. */
const SHOWN = bitOf("modifica_marcata") | bitOf("testo_modificativo");

/** Whether words of an article are changed, nobody says where. New text may stand beside a comma. */
const isOfWords = ({ partizione_a, portata, tipo }: Assertion) =>
  partizione_a === null && portata === "parte" && (tipo === "sostituisce" || tipo === "abroga");

/**
 * A sentence that changes words of an article without saying where they stand, and the one comma of it that the metadata name at the same
 * provision, are one fact, where nothing else is said there of that article.
 */
function unplaced(drafts: PairDrafts, segnali: readonly Segnale[]): void {
  const texts = segnali.map((segnale) => ({ segnale, claim: drafts.inContainer(drafts.claimOf(segnale)) }));
  for (const stated of drafts.standing) {
    const { articolo_da, partizione_da, articolo_a, partizione_a, tipo } = stated.claim;
    const isPlace = articolo_da !== null && articolo_a !== null && partizione_a?.startsWith("comma ");
    if (tipo !== "modifica" || (stated.bases & SHOWN) !== 0 || !isPlace) continue;
    const isHere = (claim: Assertion) =>
      claim.articolo_da === articolo_da && narrower(claim.partizione_da, partizione_da) !== undefined;
    const others = drafts.about(articolo_a).filter((one) => one !== stated && !one.refined && isHere(one.claim));
    const said = texts.filter(({ claim }) => claim.articolo_a === articolo_a && isHere(claim));
    const [words, ...more] = [...others, ...said].map(({ claim }) => claim);
    if (words === undefined || !isOfWords(words) || more.some((claim) => claimKey(claim) !== claimKey(words))) continue;
    const placed = drafts.draft({
      ...words,
      partizione_da: narrower(words.partizione_da, partizione_da) ?? null,
      partizione_a,
    });
    for (const draft of [stated, ...others]) {
      placed.inherit(draft);
      draft.refined = true;
    }
    for (const { segnale, claim } of said) placed.support(segnale, claim);
  }
}

/** The effects that the text tells at the place where "la modifica" is declared, on that part of the other act or in it: they are what it is. */
const effectsToldBy = (drafts: PairDrafts, { articolo_da, partizione_da, articolo_a, partizione_a }: Assertion) =>
  drafts
    .about(articolo_a)
    .filter(
      ({ bases, refined, claim }) =>
        !refined &&
        articolo_a !== null &&
        (bases & bitOf("testo_modificativo")) !== 0 &&
        !changesText(claim) &&
        claim.articolo_da === articolo_da &&
        (partizione_da !== null || claim.partizione_da === null) &&
        narrower(claim.partizione_da, partizione_da) !== undefined &&
        (claim.partizione_a === partizione_a || isWithin(claim.partizione_a, partizione_a)),
    );

/**
 * "La modifica" of S1 is an effect that the text tells there; or a change of the text where the very comma that S1 names is seen to change that article; where no text shows it,
 * it is an update that nobody describes: the amending words may leave the other text as it is.
 */
function settle(drafts: PairDrafts): void {
  for (const draft of drafts.all) {
    if (draft.refined || draft.claim.tipo !== "modifica" || (draft.bases & SHOWN) !== 0) continue;
    const { articolo_da, partizione_da, articolo_a } = draft.claim;
    const seen = drafts
      .about(articolo_a)
      .some(
        ({ bases, claim }) =>
          (bases & SHOWN) !== 0 &&
          changesText(claim) &&
          claim.articolo_da === articolo_da &&
          narrower(claim.partizione_da, partizione_da) !== undefined,
      );
    // What the article itself brings in, the conversion of the decree reworded: nothing that stood there before was changed.
    const brought = drafts
      .about(articolo_a)
      .some(
        ({ claim }) =>
          claim.tipo === "inserisce" &&
          claim.portata === "intero" &&
          claim.articolo_da === articolo_da &&
          isWithin(draft.claim.partizione_a, claim.partizione_a),
      );
    if (seen && !brought && articolo_a !== null && articolo_da !== null && partizione_da !== null) continue;
    const told = effectsToldBy(drafts, draft.claim);
    const update: Assertion = { ...draft.claim, tipo: "aggiorna", portata: null };
    for (const one of told.length > 0 ? told : [drafts.draft(update)]) one.inherit(draft);
    draft.refined = true;
  }
}

/** S4 and S5, which the amended act states: they prove what the amending act says of the same place, else they stand alone. */
function noted(drafts: PairDrafts, segnali: readonly Segnale[]): void {
  for (const segnale of segnali) {
    const claim = drafts.claimOf(segnale);
    const proved = GENERIC.has(claim.tipo)
      ? echoed(drafts, segnale, claim)
      : drafts.corroborated(segnale, claim, false);
    if (!proved) drafts.enter(segnale);
  }
}

/** A note that does not say how proves only what the very provision it names is known to do. */
function echoed(drafts: PairDrafts, segnale: Segnale, claim: Assertion): boolean {
  const near = drafts.about(claim.articolo_a);
  const same = near.filter(
    ({ claim: { articolo_da, partizione_da, partizione_a, tipo }, refined }) =>
      !refined &&
      // `la modifica del comma 3` proves nothing of comma 2.
      (claim.tipo !== "modifica" || narrower(partizione_a, claim.partizione_a) !== undefined) &&
      classeOf(tipo) === "testo" &&
      articolo_da !== null &&
      articolo_da === claim.articolo_da &&
      partizione_da === claim.partizione_da,
  );
  for (const draft of same) draft.support(segnale, claim);
  return same.length > 0;
}

/** S3 names the act alone: it proves every relation of the pair, but an effect that its text alone tells, or is the only one. */
function listed(drafts: PairDrafts, segnali: readonly Segnale[]): void {
  const known = drafts.standing.filter(
    ({ bases, claim }) => changesText(claim) || bases !== bitOf("testo_modificativo"),
  );
  for (const segnale of segnali)
    if (known.length === 0) drafts.enter(segnale);
    else for (const draft of known) draft.support(segnale, drafts.claimOf(segnale));
}

/**
 * The relations from one act to another, in no order. The steps, which never look beyond a pair of acts: what the amending act declares
 * (S1, S2) and writes (S7, S9), each at the place where its text has it, conversions (S8), what the amended act's marks and notes tell (S4, S5), the official list (S3). What S1 to S8
 * are: `generator/sources/normattiva/README.md`, Signals.
 *
 * @param segnali every signal about the pair: `out` ones from the amending act's files, `in` ones from the amended act's
 * @example mergePair([s1, s2], ends).map(({ tipo, base }) => [tipo, base]) // [["sostituisce", ["modifica_attiva", "modifica_marcata"]]]
 */
function mergePair(
  segnali: readonly Segnale[],
  ends: { da: string; a: string; names: { da: ArticleNames; a: ArticleNames }; dates: AmendingDates },
): Relazione[] {
  const of = (...bases: Base[]) => segnali.filter(({ base }) => bases.includes(base));
  const drafts = new PairDrafts(ends.names.da, ends.names.a);
  for (const segnale of of("modifica_attiva", "conversione")) drafts.enter(segnale);
  marked(drafts, of("modifica_marcata"));
  const sentences = of("testo_modificativo");
  written(drafts, sentences);
  misplaced(drafts, sentences.filter(changesText));
  unplaced(drafts, sentences.filter(changesText));
  settle(drafts);
  noted(drafts, of("testo_abrogato", "nota_aggiornamento"));
  listed(drafts, of("riferimento_passivo"));
  const day = dayOfChange(segnali, ends.dates);
  return drafts.standing.map((draft) => ({
    da: ends.da,
    a: ends.a,
    ...draft.claim,
    data: day(draft),
    decorrenza: draft.decorrenza,
    evidenza: draft.evidenza === "" ? null : draft.evidenza,
    base: basesOf(draft.bases),
    affidabilita: withProofs(draft.affidabilita, draft.bases, changesText(draft.claim)),
  }));
}

/** An act that is served, with what its files say about amendments. */
interface Testimonianza {
  readonly atto: ServedIdentity;
  /** Of every version: the newest one's, then those that only an earlier one has. */
  readonly segnali: readonly Segnale[];
}

export interface Merged {
  readonly relazioni: Relazione[];
  /** Signals that gave no relation, by Italian reason. */
  readonly conteggi: Record<string, number>;
  /** Relations that `doubtOf` doubts, in short, by Italian reason. */
  readonly dubbie: Record<string, string[]>;
}

const MOTIVI: Readonly<Record<NoAct, string>> = {
  "solo anno": "segnali di modifica che citano un atto fuori dal corpus con il solo anno: nessuna relazione",
  ambiguo: "segnali di modifica che citano un'identità condivisa da più atti: nessuna relazione",
  "altro emanante":
    "segnali di modifica che citano l'atto di un altro emanante con data e numero uguali: nessuna relazione",
};
const MOTIVO_SELF = "segnali di modifica di un atto su se stesso: nessuna relazione";

/** A relation in short: `eli:/it/legge/2030/01/31/1 art. 5 comma 2 abroga eli:/it/legge/1999/01/31/2 art. 3`. */
function brief({ da, articolo_da, partizione_da, tipo, a, articolo_a, partizione_a }: Relazione): string {
  const end = (eli: string, articolo: string | null, parte: string | null) =>
    [eli, articolo && `art. ${articolo}`, parte].filter(Boolean).join(" ");
  return `${end(da, articolo_da, partizione_da)} ${tipo} ${end(a, articolo_a, partizione_a)}`;
}

const nullFirst = (a: string | null, b: string | null) =>
  a === b ? 0 : a === null ? -1 : b === null ? 1 : byCodeUnit(a, b);

/** Order within a pair of acts: place in the amended act, in the amending one, kind, extent; what is wider first. */
function byArticles(a: Relazione, b: Relazione): number {
  return (
    nullFirst(a.articolo_a, b.articolo_a) ||
    nullFirst(a.articolo_da, b.articolo_da) ||
    byCodeUnit(a.tipo, b.tipo) ||
    nullFirst(a.partizione_a, b.partizione_a) ||
    nullFirst(a.partizione_da, b.partizione_da) ||
    nullFirst(a.portata, b.portata)
  );
}

/** Both acts of a relation and what is said of them. */
interface Coppia {
  readonly da: ResolvedAct;
  readonly a: ResolvedAct;
  readonly segnali: Segnale[];
}

/** By the ELIs of the two acts. */
const byActs = (x: Coppia, y: Coppia) => byCodeUnit(x.da.eli, y.da.eli) || byCodeUnit(x.a.eli, y.a.eli);

const named = (atto: ServedIdentity): ResolvedAct => ({ eli: atto.eli, data: atto.data, served: atto });

/**
 * The relations that signals prove, each once, sorted by (`da`, `a`, `articolo_a`, `articolo_da`, `tipo`, then the parts). An act that is not served
 * gets its own ELI. A citation that two acts of the corpus answer to, or that gives a year alone and no act of the corpus, makes no
 * relation: it is counted under an Italian reason.
 *
 * Every step looks at one pair of acts: any part of the corpus that holds all signals of
 * either act about the other gives the relations between them.
 *
 * @param counted whether the signals of an act that give no relation, and its relations that are in doubt, are counted
 * @example mergeRelations([{ atto, segnali }], identities, () => true).relazioni[0]
 *   // { da: "eli:/it/legge/2024/03/05/21", a: "eli:/it/decreto-legislativo/1998/02/24/58", articolo_da: "1", articolo_a: "30", tipo: "inserisce", ... }
 */
export function mergeRelations(
  testimonianze: Iterable<Testimonianza>,
  identities: Pick<Identities, "resolve">,
  counted: (atto: Pick<ResolvedAct, "eli">) => boolean,
): Merged {
  const conteggi: Record<string, number> = {};
  const coppie = new Map<string, Coppia>();
  for (const { atto, segnali } of testimonianze) {
    const self = named(atto);
    for (const segnale of segnali) {
      const other = identities.resolve(segnale.altro);
      if (typeof other === "string" || other.eli === self.eli) {
        const motivo = typeof other === "string" ? MOTIVI[other] : MOTIVO_SELF;
        if (counted(atto)) conteggi[motivo] = (conteggi[motivo] ?? 0) + 1;
        continue;
      }
      const [da, a] = segnale.verso === "out" ? [self, other] : [other, self];
      getOrMake(coppie, `${da.eli} ${a.eli}`, () => ({ da, a, segnali: [] })).segnali.push(segnale);
    }
  }

  const outside = articleNames(undefined);
  const served = new Map<ServedIdentity, ArticleNames>();
  const namesOf = ({ served: atto }: ResolvedAct): ArticleNames =>
    atto === undefined ? outside : getOrMake(served, atto, () => articleNames(atto));

  const relazioni: Relazione[] = [];
  const dubbie = new Map<string, string[]>();
  for (const { da, a, segnali } of [...coppie.values()].sort(byActs)) {
    const merged = mergePair(segnali, {
      da: da.eli,
      a: a.eli,
      names: { da: namesOf(da), a: namesOf(a) },
      dates: {
        pubblicazione: da.served?.pubblicazione ?? null,
        conversione: da.served?.conversione ?? null,
        decretoLegge: parseEli(da.eli)?.tipo === "decreto-legge",
        da: da.data,
        a: a.data,
      },
    });
    for (const relazione of merged.sort(byArticles)) {
      const doubt = doubtOf(relazione, da, a);
      relazioni.push(doubt === null ? relazione : { ...relazione, affidabilita: "bassa" });
      if (doubt !== null && counted(da)) getOrMake(dubbie, doubt, () => []).push(brief(relazione));
    }
  }
  return { relazioni, conteggi, dubbie: Object.fromEntries(dubbie) };
}
