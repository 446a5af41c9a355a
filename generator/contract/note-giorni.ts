/** Which sources the figures of an answer come from, and of which day each figure is. */

import { keysOf } from "../collections/keys.ts";
import type { Area } from "./areas.ts";
import type { Lingua, Prosa } from "./prose.ts";

/** What a source is called, where it is and when it was extracted, `YYYY-MM-DD`. */
interface FonteDatata {
  readonly area: Area;
  readonly nome: string;
  readonly url: string;
  readonly estratto_il: string;
}

interface Parte {
  readonly area: Area;
  /** What a source of it is called. */
  readonly fonte: RegExp;
  /** The figures that come from it. */
  readonly dati: Prosa;
}

const dati = (it: string, en: string): Prosa => ({ it, en });

/** What the sources of an area hold, as far as answers differ by it; of a name that fits several the first one counts. */
const PARTI = {
  atti: { area: "norme", fonte: /./, dati: dati("atti e modifiche", "acts and amendments") },
  luoghi: { area: "pnrr", fonte: /localizzazion/i, dati: dati("luoghi dei progetti", "places of the projects") },
  aggiudicatari: {
    area: "pnrr",
    fonte: /aggiudicatar/i,
    dati: dati("chi ha vinto gli appalti", "who won the tenders"),
  },
  gare: { area: "pnrr", fonte: /gar[ae](?![a-z])/i, dati: dati("appalti e importi", "tenders and their amounts") },
  progetti: {
    area: "pnrr",
    fonte: /progett|attuator/i,
    dati: dati("progetti e finanziamenti", "projects and funding"),
  },
  votazioni: { area: "parlamento", fonte: /votazion/i, dati: dati("votazioni nominali", "votes by name") },
  camera: { area: "parlamento", fonte: /camera/i, dati: dati("deputati e loro gruppi", "deputies and their groups") },
  senato: {
    area: "parlamento",
    fonte: /senato/i,
    dati: dati("disegni di legge, firme, senatori e loro gruppi", "bills, signatures, senators and their groups"),
  },
  testi: { area: "ddl", fonte: /./, dati: dati("testi dei disegni di legge", "texts of the bills") },
} as const satisfies Readonly<Record<string, Parte>>;

export type ParteDelleFonti = keyof typeof PARTI;

export const TUTTE_LE_PARTI = keysOf(PARTI);

/**
 * The parts that a source holds, by the name of its file, else by its own; none where neither names one.
 *
 * @example partiDi({ area: "pnrr", nome: "Gare dei progetti", url: "https://example.org/PNRR_Gare.csv", estratto_il: "2023-03-01" }) // ["gare"]
 */
function partiDi({ area, nome, url }: FonteDatata): ParteDelleFonti[] {
  const own = TUTTE_LE_PARTI.filter((parte) => PARTI[parte].area === area);
  const inFile = own.find((parte) => PARTI[parte].fonte.test(url.slice(url.lastIndexOf("/", url.length - 2) + 1)));
  if (inFile) return [inFile];
  // `Aggiudicatari delle gare dei progetti` holds neither the tenders nor the projects.
  const named = nome.replace(/(aggiudicatari) (?:delle )?gare/i, "$1").replace(/ dei progetti(?![a-z])/gi, "");
  const found = own.filter((parte) => PARTI[parte].fonte.test(named));
  return found.length > 0 ? found : own.filter((parte) => PARTI[parte].fonte.test(url));
}

/**
 * The sources that the figures of an operation come from. Where it is unknown which source of an area has a part that is needed, all of the
 * area count.
 *
 * @param needed the parts that they come from
 * @param areas whose sources its answers are made from
 * @example fontiDi(["progetti", "luoghi"], ["pnrr"], fonti).map(({ nome }) => nome) // ["Progetti", "Localizzazione"]
 */
export function fontiDi<F extends FonteDatata>(
  needed: readonly ParteDelleFonti[],
  areas: readonly Area[],
  fonti: readonly F[],
): F[] {
  return fonti.filter((fonte) => {
    if (!areas.includes(fonte.area)) return false;
    const same = fonti.filter(({ area }) => area === fonte.area).map(partiDi);
    const wanted = needed.filter((parte) => PARTI[parte].area === fonte.area);
    const stated = wanted.every((parte) => same.some((parti) => parti.includes(parte)));
    const own = partiDi(fonte);
    return !stated || own.length === 0 || own.some((parte) => wanted.includes(parte));
  });
}

const TESTI = {
  inizio: { it: "I dati non sono tutti di un giorno", en: "The figures are not all of one day" },
  al: { it: "al", en: "as of" },
} as const satisfies Record<string, Prosa>;

/**
 * One sentence that says which figures are of which day, oldest first; empty where all are of one day.
 *
 * @example notaGiorni([gare, aggiudicatari], "en")
 * // "The figures are not all of one day: as of 2023-03-01 tenders and their amounts («Gare»); as of 2025-03-31 who won the tenders («Aggiudicatari»)."
 */
export function notaGiorni(fonti: readonly FonteDatata[], lingua: Lingua): string {
  const days = [...new Set(fonti.map(({ estratto_il }) => estratto_il))].sort();
  if (days.length < 2) return "";
  const { inizio, al } = TESTI;
  const list = days.map((day) => {
    const names = fonti
      .filter(({ estratto_il }) => estratto_il === day)
      .map((fonte) => {
        const figures = partiDi(fonte).map((parte) => PARTI[parte].dati[lingua]);
        return figures.length > 0 ? `${figures.join(", ")} («${fonte.nome}»)` : `«${fonte.nome}»`;
      });
    return `${al[lingua]} ${day} ${names.join(", ")}`;
  });
  return `${inizio[lingua]}: ${list.join("; ")}.`;
}
