import { isWithin, narrower } from "../../law/articles/article-part.ts";
import { classeOf } from "../../law/relation-kinds.ts";
import type { Base, Segnale } from "../../sources/normattiva/records.ts";
import { basesOf, bitOf, DECLARED, withProofs } from "./affidabilita.ts";
import type { ArticleNames } from "./article-names.ts";
import { type Assertion, meet } from "./claim.ts";
import { type AmendingDates, dayOfChange } from "./day-of-change.ts";
import { PairDrafts, preferring } from "./pair-drafts.ts";
import type { Relazione } from "./relazione.ts";

/** Kinds that do not say how. */
const GENERIC: ReadonlySet<Assertion["tipo"]> = new Set(["modifica", "aggiorna"]);

/** S2: it describes the changes of S1 again, with their real kind; what S1 does not have stands alone. */
function marked(drafts: PairDrafts, segnali: readonly Segnale[]): void {
  for (const segnale of segnali) {
    const claim = drafts.inContainer(drafts.claimOf(segnale));
    if (!drafts.corroborated(segnale, claim, true)) drafts.draft(claim).support(segnale, claim);
  }
}

/** S7, read from the text: it proves what S1 and S2 say and tells how; where they are silent about the other act it stands alone. */
function written(drafts: PairDrafts, segnali: readonly Segnale[]): void {
  const declared = drafts.all.some(({ bases }) => (bases & DECLARED) !== 0);
  for (const segnale of segnali) {
    const claim = drafts.inContainer(drafts.claimOf(segnale));
    if (!drafts.corroborated(segnale, claim, true) && !declared) drafts.draft(claim).support(segnale, claim);
  }
}

/** Whether two claims may be of one change at two places of the amending act: in one comma, or all of the same part. */
function elsewhere(told: Assertion, text: Assertion): boolean {
  const commaOf = (parte: string | null) => parte?.split(", ", 1)[0];
  if (told.articolo_da === text.articolo_da && commaOf(told.partizione_da) === commaOf(text.partizione_da)) return true;
  return told.portata === "intero" && text.portata === "intero" && told.partizione_a === text.partizione_a;
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
    const told = draft.claim;
    if (draft.refined || (draft.bases & DECLARED) === 0 || (draft.bases & read) !== 0 || told.articolo_a === null)
      continue;
    const about = texts.filter(({ claim }) => claim.articolo_a === told.articolo_a);
    const here = about.some(
      ({ claim }) =>
        claim.articolo_da === told.articolo_da && narrower(claim.partizione_da, told.partizione_da) !== undefined,
    );
    if (here || told.articolo_da === null) continue;
    const same = about.flatMap(({ segnale, claim }) => {
      const { articolo_da, partizione_da } = claim;
      const together = elsewhere(told, claim) ? meet({ ...told, articolo_da, partizione_da }, claim, true) : null;
      return together === null || together.tipo !== claim.tipo ? [] : [{ segnale, claim, together }];
    });
    for (const { segnale, claim, together } of preferring(
      same,
      (one) => one.claim.partizione_a === told.partizione_a,
    )) {
      const right = drafts.draft(together);
      right.inherit(draft);
      right.support(segnale, claim);
      draft.refined = true;
    }
  }
}

/**
 * "La modifica" of S1 is a change of the text where the very comma that S1 names is seen to change that article; where no text shows it,
 * it is an update that nobody describes: the amending words may leave the other text as it is.
 */
function settle(drafts: PairDrafts): void {
  const shown = bitOf("modifica_marcata") | bitOf("testo_modificativo");
  for (const draft of drafts.all) {
    if (draft.refined || draft.claim.tipo !== "modifica" || (draft.bases & shown) !== 0) continue;
    const { articolo_da, partizione_da, articolo_a } = draft.claim;
    const seen = drafts
      .about(articolo_a)
      .some(
        ({ bases, claim }) =>
          (bases & shown) !== 0 &&
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
    const update = drafts.draft({ ...draft.claim, tipo: "aggiorna", portata: null });
    update.inherit(draft);
    draft.refined = true;
  }
}

/** S4 and S5, told by the amended act: they prove what the amending act says of the same place, else they stand alone. */
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
    ({ claim: { articolo_da, partizione_da, tipo }, refined }) =>
      !refined &&
      classeOf(tipo) === "testo" &&
      articolo_da !== null &&
      articolo_da === claim.articolo_da &&
      partizione_da === claim.partizione_da,
  );
  for (const draft of same) draft.support(segnale, claim);
  return same.length > 0;
}

/** S3 names the act alone: it proves every relation of the pair, or is the only one. */
function listed(drafts: PairDrafts, segnali: readonly Segnale[]): void {
  const known = drafts.standing;
  for (const segnale of segnali)
    if (known.length === 0) drafts.enter(segnale);
    else for (const draft of known) draft.support(segnale, drafts.claimOf(segnale));
}

/**
 * The relations from one act to another, in no order. The steps, which never look beyond a pair of acts: what the amending act declares
 * (S1, S2) and writes (S7), each at the place where its text has it, conversions (S8), what the amended act's marks and notes tell (S4, S5), the official list (S3). What S1 to S8
 * are: `generator/sources/normattiva/README.md`, Signals.
 *
 * @param segnali every signal about the pair: `out` ones from the amending act's files, `in` ones from the amended act's
 * @example mergePair([s1, s2], ends).map(({ tipo, base }) => [tipo, base]) // [["sostituisce", ["modifica_attiva", "modifica_marcata"]]]
 */
export function mergePair(
  segnali: readonly Segnale[],
  ends: { da: string; a: string; names: { da: ArticleNames; a: ArticleNames }; dates: AmendingDates },
): Relazione[] {
  const of = (...bases: Base[]) => segnali.filter(({ base }) => bases.includes(base));
  const drafts = new PairDrafts(ends.names.da, ends.names.a);
  for (const segnale of of("modifica_attiva", "conversione")) drafts.enter(segnale);
  marked(drafts, of("modifica_marcata"));
  written(drafts, of("testo_modificativo"));
  misplaced(drafts, of("testo_modificativo"));
  settle(drafts);
  noted(drafts, of("testo_abrogato", "nota_aggiornamento"));
  listed(drafts, of("riferimento_passivo"));
  const day = dayOfChange(segnali, ends.dates);
  return drafts.standing.map(({ claim, bases, evidenza, affidabilita, data, conversione }) => ({
    da: ends.da,
    a: ends.a,
    ...claim,
    data: day(claim, data, conversione),
    evidenza: evidenza === "" ? null : evidenza,
    base: basesOf(bases),
    affidabilita: withProofs(affidabilita, bases),
  }));
}
