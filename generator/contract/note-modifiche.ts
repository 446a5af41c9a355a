/** What the feed of an act says in words. */

import type { Prosa } from "./prose.ts";
import { writtenAmount } from "./written-number.ts";

export const FEED_TITOLO = (atto: string): Prosa => ({ it: `Modifiche: ${atto}`, en: `Changes: ${atto}` });

export const FEED_SOTTOTITOLO: Prosa = {
  it: "Le versioni della raccolta e le relazioni in entrata e le pronunce della Corte costituzionale di cui si conosce il giorno, dalla più recente. Informazioni a scopo divulgativo: citare la fonte ufficiale.",
  en: "The versions of the collection and the relations in and the rulings of the Constitutional Court whose day is known, the newest first. For information only: cite the official source.",
};

/** The summary of a change that the source names without saying in words what it does. */
export const SENZA_FRASE: Prosa = {
  it: "La fonte ufficiale indica la modifica tra i due atti; nessuna frase del testo la descrive.",
  en: "The official source names the change between the two acts; no sentence of the text describes it.",
};

/** How much of the changed act or part is touched, if not all of it for certain. */
export const FEED_PORTATA = {
  parte: { it: "in parte", en: "in part" },
  ignota: { it: "la fonte non dice quanto", en: "the source does not say how much" },
} as const satisfies Record<string, Prosa>;

/** What is said of a version, by what changed from the one before; `null` of the oldest. */
interface VersioneDetta {
  readonly al: string;
  readonly tipo: string;
  readonly futura?: true;
  readonly n_articoli: number;
  readonly aggiunti: number | null;
  readonly tolti: number | null;
  readonly modificati: number | null;
}

export const VERSIONE_TITOLO = ({ al, tipo, futura }: VersioneDetta): Prosa => ({
  it: `Versione del ${al} (${tipo}${futura ? ", futura" : ""})`,
  en: `Version of ${al} (${tipo}${futura ? ", futura" : ""})`,
});

export const VERSIONE_SOMMARIO = ({ n_articoli, aggiunti, tolti, modificati }: VersioneDetta): Prosa =>
  aggiunti === null
    ? {
        it: `La più antica della raccolta: ${writtenAmount(n_articoli, "articolo/articoli", "it")}.`,
        en: `The oldest of the collection: ${writtenAmount(n_articoli, "article/articles", "en")}.`,
      }
    : {
        it: `Articoli: ${n_articoli}; aggiunti ${aggiunti}, tolti ${tolti}, modificati ${modificati}.`,
        en: `Articles: ${n_articoli}; added ${aggiunti}, gone ${tolti}, changed ${modificati}.`,
      };

/** What is said of a ruling, beside the article that it is on. */
export const PRONUNCIA_TITOLO = (tipo: "sentenza" | "ordinanza", numero: number | null, anno: number | null): Prosa => {
  const named = numero === null ? "" : ` ${numero}/${anno}`;
  return {
    it: `Corte costituzionale, ${tipo}${named}`,
    en: `Constitutional Court, ${tipo === "sentenza" ? "judgment" : "order"}${named}`,
  };
};
