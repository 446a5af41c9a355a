/** The tables of Italia Domani joined into the model. */

import { itemAt } from "../../collections/at.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import type { PnrrRows } from "../../sources/italia-domani/rows.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import { type JoinedAppalti, joinAppalti } from "./appalti.ts";
import { appaltoId, validCup, validPda } from "./chiavi.ts";
import { type CodiceReading, Codici } from "./codice-fiscale.ts";
import { joinLuoghi } from "./luoghi.ts";
import { type ModelloPnrr, NON_DISPONIBILE } from "./modello.ts";
import { MOTIVI } from "./motivi.ts";
import { olderRows } from "./newest.ts";
import { Persone } from "./persone.ts";
import { ProgettoIndex } from "./progetti.ts";
import { SoggettoRegistry } from "./soggetto-registry.ts";

// The implementing body of each project: the only authority that the files name.

interface Attuatori {
  /** Codes of the bodies of each project: one, none, or several in the layout that keeps them in a table of their own. */
  readonly codici: readonly (readonly string[])[];
  readonly persone: number;
  readonly senzaCodice: number;
}

const NOBODY: readonly string[] = [];

/**
 * The bodies that the projects' own rows name. Few pairs of code and name stand on many rows: `bodyOf` is asked once for each pair,
 * with the number of rows that have it.
 */
function ownBodies(
  { righe }: ProgettoIndex,
  bodyOf: (codice: string, nome: string, times: number) => readonly string[],
): (readonly string[])[] {
  const pairs = new Map<
    string,
    { readonly codice: string; readonly nome: string; times: number; enti: readonly string[] }
  >();
  const byProject = righe.map(({ file, codice_attuatore: codice, attuatore: nome }) => {
    // Without the columns, the layout keeps the bodies in a table of their own.
    if (!file.presenti.has("codice_attuatore")) return null;
    const pair = getOrMake(pairs, JSON.stringify([codice, nome]), () => ({ codice, nome, times: 0, enti: NOBODY }));
    pair.times++;
    return pair;
  });
  for (const pair of pairs.values()) pair.enti = bodyOf(pair.codice, pair.nome, pair.times);
  return byProject.map((pair) => pair?.enti ?? NOBODY);
}

/**
 * Gives each project its bodies: those of its own row, else those of the table of 2022. Every project row with a code counts a
 * spelling of that body's name.
 */
function joinAttuatori(
  righe: PnrrRows,
  index: ProgettoIndex,
  codici: Codici,
  persone: Persone,
  enti: SoggettoRegistry,
  rapporto: Rapporto,
): Attuatori {
  const out = { persone: 0, senzaCodice: 0, riparati: 0 };
  const shared = new Map<string, readonly string[]>();
  const bodyOf = (reading: CodiceReading, nome: string, times: number): readonly string[] => {
    if (persone.isPersona(reading)) {
      out.persone += times;
      return NOBODY;
    }
    if (reading.tipo !== "codice") {
      out.senzaCodice += times;
      return NOBODY;
    }
    if (reading.riparato) out.riparati += times;
    enti.addName(reading.codice, nome, times);
    return getOrMake(shared, reading.codice, () => [reading.codice]);
  };
  const result = ownBodies(index, (codice, nome, times) => bodyOf(codici.read(codice), nome, times));
  const fromTable = new Set<number>();
  const older = olderRows(righe.attuatori, (row) => index.find(row));
  let orfani = 0;
  for (const row of righe.attuatori) {
    const p = index.find(row);
    const known = p === null ? undefined : result[p];
    if (p === null || known === undefined) {
      orfani++;
      continue;
    }
    if ((known.length > 0 && !fromTable.has(p)) || older(row)) continue;
    fromTable.add(p);
    result[p] = [...new Set([...known, ...bodyOf(codici.read(row.codice), row.nome, 1)])];
  }
  const count = (motivo: string, by: number) => by > 0 && rapporto.count("pnrr", motivo, { by });
  count(MOTIVI.attuatorePersona, out.persone);
  count(MOTIVI.attuatoreSenzaCodice, out.senzaCodice);
  count(MOTIVI.attuatoreOrfano, orfani);
  count(MOTIVI.codiceRiparato, out.riparati);
  return { codici: result, persone: out.persone, senzaCodice: out.senzaCodice };
}

const NONE: readonly number[] = [];

/** Cents of each source of each project, project by project; 0 where empty. */
function importiOfFonti({ fonti }: PnrrRows, { righe }: ProgettoIndex): Float64Array {
  return Float64Array.from(righe.flatMap(({ importi }) => fonti.map(({ codice }) => importi[codice] ?? 0)));
}

/**
 * Cents by which an award exceeds the whole funding of its projects; 0 where it does not, and where a project's funding is unknown.
 *
 * @example oltreIlFinanziamento(1000, [300, 500]) // 200
 */
function oltreIlFinanziamento(importo: number, totali: readonly (number | null)[]): number {
  let funding = 0;
  for (const totale of totali) {
    if (totale === null) return 0;
    funding += totale;
  }
  return Math.max(0, importo - funding);
}

/**
 * Joins projects, tenders, awardees and locations. Rows whose project (or tender) is unknown are left out everywhere and
 * counted; no natural person becomes a company, a body or a name.
 *
 * @example buildPnrr(await readItaliaDomani("data-raw", rapporto), rapporto).progetti.length // 6
 */
export function buildPnrr(righe: PnrrRows, rapporto: Rapporto): ModelloPnrr {
  const index = new ProgettoIndex(righe, rapporto);
  const codici = new Codici();
  const persone = new Persone(righe, codici);
  const [enti, aziende] = [new SoggettoRegistry("ente", persone), new SoggettoRegistry("azienda", persone)];
  const attuatori = joinAttuatori(righe, index, codici, persone, enti, rapporto);
  const gare = joinAppalti(righe, index, rapporto);
  const winnersOfAll = joinAggiudicatari(righe, gare, codici, persone, aziende, rapporto);
  const luoghi = joinLuoghi(righe, index, rapporto);

  const totale = (p: number) => index.righe[p]?.importi.totale ?? null;
  const tendersOf = new Map<number, number[]>();
  const appalti = gare.appalti.map(({ id, cig, importo, nature, progetti }, a) => {
    const bodies = new Set<number>();
    for (const p of progetti) {
      getOrMake(tendersOf, p, () => []).push(a);
      for (const codice of itemAt(attuatori.codici, p)) bodies.add(enti.indexOf(codice));
    }
    return {
      id,
      label: gare.label(a),
      cig,
      importo: importo || null,
      natura: nature.size === 1 ? itemAt([...nature], 0) : null,
      oltreFinanziamento: oltreIlFinanziamento(importo, Array.from(progetti, totale)),
      enti: [...bodies],
      aziende: itemAt(winnersOfAll.aziende, a),
    };
  });
  const progetti = index.righe.map(({ progetto: { cup, clp, submisura }, titolo, settore }, p) => {
    const tenders = tendersOf.get(p) ?? NONE;
    return {
      id: `progetto:${cup}:${clp}:${submisura}`,
      label: tenders.length === 0 ? "" : titolo || cup,
      cup: validCup(cup),
      clp,
      submisura,
      titolo,
      settore: settore || NON_DISPONIBILE,
      totale: totale(p),
      luoghi: luoghi.luoghi[p] ?? [],
      appalti: tenders,
    };
  });

  const { superate, orfane, senzaChiave } = gare;
  return {
    progetti,
    appalti,
    aziende: aziende.soggetti(),
    enti: enti.soggetti(),
    regioni: luoghi.regioni,
    province: luoghi.province,
    comuni: luoghi.comuni,
    fonti: righe.fonti.map(({ codice, nome }) => ({ codice, nome })),
    importiFonti: importiOfFonti(righe, index),
    righe: {
      progetti: { lette: righe.progetti.length, superate: index.superate, malformate: righe.scartate.progetti },
      gare: { lette: righe.gare.length, superate, senzaChiave, orfane, malformate: righe.scartate.gare },
      aggiudicatari: {
        lette: righe.aggiudicatari.length,
        superate: winnersOfAll.superate,
        orfane: winnersOfAll.orfane,
        persone: winnersOfAll.persone,
        senzaCodice: winnersOfAll.senzaCodice,
        malformate: righe.scartate.aggiudicatari,
      },
      luoghi: {
        lette: righe.localizzazione.length,
        superate: luoghi.superate,
        ripetute: luoghi.ripetute,
        orfane: luoghi.orfane,
        malformate: righe.scartate.localizzazione,
      },
      attuatori: { persone: attuatori.persone, senzaCodice: attuatori.senzaCodice },
    },
  };
}

// Who won each tender, natural persons left out.

interface JoinedAggiudicatari {
  /** Indexes of the companies of each tender, each once. */
  readonly aziende: readonly (readonly number[])[];
  readonly superate: number;
  readonly orfane: number;
  readonly persone: number;
  readonly senzaCodice: number;
}

/** Joins the awardee rows with their tenders: by PDA, else by the row's own tender key. */
function joinAggiudicatari(
  righe: PnrrRows,
  readings: JoinedAppalti,
  codici: Codici,
  persone: Persone,
  registro: SoggettoRegistry,
  rapporto: Rapporto,
): JoinedAggiudicatari {
  const winners: Set<number>[] = readings.appalti.map(() => new Set());
  const n = { superate: 0, orfane: 0, persone: 0, senzaCodice: 0 };
  let riparati = 0;
  const older = olderRows(righe.aggiudicatari, ({ pda }) => validPda(pda));
  for (const row of righe.aggiudicatari) {
    if (older(row)) {
      n.superate++;
      continue;
    }
    const appalto = readings.find(row);
    const won = appalto === undefined ? undefined : winners[appalto];
    if (won === undefined) {
      n.orfane++;
      const own = appaltoId(row.cig, row.pda, row.procedura);
      const esempio = `CUP ${row.progetto.cup}, ${own ?? "nessun codice"}`;
      rapporto.count("pnrr", MOTIVI.aggiudicatarioOrfano, { file: row.file.nome, esempio });
      continue;
    }
    const reading = codici.read(row.codice);
    if (persone.isPersona(reading)) n.persone++;
    else if (reading.tipo !== "codice") n.senzaCodice++;
    else {
      if (reading.riparato) riparati++;
      registro.addName(reading.codice, row.nome);
      won.add(registro.indexOf(reading.codice));
    }
  }
  const count = (motivo: string, by: number) => by > 0 && rapporto.count("pnrr", motivo, { by });
  count(MOTIVI.aggiudicatarioSuperato, n.superate);
  count(MOTIVI.aggiudicatarioPersona, n.persone);
  count(MOTIVI.aggiudicatarioSenzaCodice, n.senzaCodice);
  count(MOTIVI.codiceRiparato, riparati);
  return { aziende: winners.map((won) => [...won]), ...n };
}
