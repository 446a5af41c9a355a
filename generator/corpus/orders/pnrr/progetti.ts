/** All projects of the plan in their order, those of each place, and each by its code. */

import { itemAt, numberAt } from "../../../collections/at.ts";
import { byCodeUnit } from "../../../collections/code-unit.ts";
import { getOrMake } from "../../../collections/get-or-make.ts";
import type { PlaceKind } from "../../../contract/place-kinds.ts";
import type { PlanPlace, ProjectRow, StoredProject } from "../../../contract/resources/plan-projects.ts";
import { type Luogo, type ModelloPnrr, NON_DISPONIBILE, type Progetto } from "../../pnrr/modello.ts";
import { euro, euroOrNull } from "./euro.ts";
import { Frazioni, halfUp, quoteOf, UNPLACED } from "./regioni.ts";

/** The projects of a place: their places in the order of all, and their funding in cents, split as `classifica-regioni` splits it. */
interface ProjectsOfPlace {
  readonly place: PlanPlace;
  readonly projects: readonly number[];
  /** Cents of the place in the funding of those projects that lie elsewhere too, half up each. */
  readonly parts: ReadonlyMap<number, bigint>;
  readonly importo: Frazioni;
}

export interface ProjectsView {
  /** By funding descending, then id. */
  readonly rows: readonly ProjectRow[];
  /** Euro, all of them. */
  readonly importo_totale: number;
  /** Of each kind and then by code; what lies in none of a kind is there too, so that those of one kind sum to the plan. */
  readonly places: readonly ProjectsOfPlace[];
  /** A project whole, by its place in the order. */
  whole(project: number): StoredProject;
}

/** Names places, each once. */
function placeNamer({ regioni, province, comuni }: ModelloPnrr) {
  const known = new Map<string, PlanPlace>();
  const regionOf = (provincia: string | null) => {
    const code = provincia === null ? null : (province.get(provincia)?.regione ?? null);
    return code === null ? null : (regioni.get(code) ?? code);
  };
  const made = (tipo: PlaceKind, codice: string | null): PlanPlace => {
    if (codice === null) return { tipo, codice, nome: NON_DISPONIBILE, provincia: null, regione: null };
    if (tipo === "regione") {
      const nome = regioni.get(codice) ?? codice;
      return { tipo, codice, nome, provincia: null, regione: nome };
    }
    const own = tipo === "provincia" ? codice : codice.slice(0, 3);
    const provincia = province.get(own)?.nome ?? null;
    const nome = (tipo === "provincia" ? provincia : comuni.get(codice)) ?? codice;
    return { tipo, codice, nome, provincia, regione: regionOf(own) };
  };
  return (tipo: PlaceKind, codice: string | null): PlanPlace =>
    getOrMake(known, `${tipo} ${codice}`, () => made(tipo, codice));
}

/** The most exact place that a location row names; `null` where it names none. */
function placeOfRow({ comune, provincia, regione }: Luogo, named: ReturnType<typeof placeNamer>): PlanPlace | null {
  if (comune !== null) return named("comune", comune);
  if (provincia !== null) return named("provincia", provincia);
  return regione === null ? null : named("regione", regione);
}

const KINDS = ["comune", "provincia", "regione"] as const;

/**
 * All projects, those of each place, and each whole.
 *
 * @example projectsView(modello).rows[0].titolo // "Nome del progetto che vale di più"
 */
export function projectsView(modello: ModelloPnrr): ProjectsView {
  const { progetti, appalti, enti, aziende, fonti, importiFonti } = modello;
  const named = placeNamer(modello);
  const order = progetti
    .map((progetto, p) => ({ progetto, p }))
    .sort((a, b) => (b.progetto.totale ?? 0) - (a.progetto.totale ?? 0) || byCodeUnit(a.progetto.id, b.progetto.id));
  const rowOf = ({ cup, clp, submisura, titolo, settore, luoghi, totale, appalti: own }: Progetto): ProjectRow => ({
    cup,
    clp: clp || null,
    submisura: submisura || null,
    titolo: titolo || null,
    settore,
    luoghi: [...new Set(luoghi.flatMap((luogo) => placeOfRow(luogo, named) ?? []))],
    finanziamento_totale: euroOrNull(totale),
    n_appalti: own.length,
    importo_appalti: euro(own.reduce((sum, a) => sum + BigInt(itemAt(appalti, a).importo ?? 0), 0n)),
  });
  const rows = order.map(({ progetto }) => rowOf(progetto));
  const soggetto = ({ codice, nome }: { readonly codice: string; readonly nome: string }) => {
    return { codice_fiscale: codice, nome };
  };
  const byId = (a: { readonly id: string }, b: { readonly id: string }) => byCodeUnit(a.id, b.id);
  const tender = (a: number) => {
    const { id, cig, label, importo, natura, oltreFinanziamento, enti: bodies, aziende: winners } = itemAt(appalti, a);
    return {
      id,
      cig,
      oggetto: label,
      importo: euroOrNull(importo),
      natura,
      oltre_finanziamento: oltreFinanziamento > 0,
      enti: bodies
        .map((e) => itemAt(enti, e))
        .sort(byId)
        .map(soggetto),
      aziende: winners
        .map((e) => itemAt(aziende, e))
        .sort(byId)
        .map(soggetto),
    };
  };
  return {
    rows,
    importo_totale: euro(progetti.reduce((sum, { totale }) => sum + BigInt(totale ?? 0), 0n)),
    places: placesOf(
      order.map(({ progetto }) => progetto),
      named,
    ),
    whole(project) {
      const { progetto, p } = itemAt(order, project);
      const row = itemAt(rows, project);
      const located = progetto.luoghi.length === 0 ? UNPLACED : progetto.luoghi;
      const { parti, somma } = quoteOf(located);
      const byPlace = new Map<PlanPlace | null, bigint>(row.luoghi.map((place) => [place, 0n]));
      // What names no place comes last.
      for (const [i, luogo] of located.entries()) {
        const place = placeOfRow(luogo, named);
        byPlace.set(place, (byPlace.get(place) ?? 0n) + itemAt(parti, i));
      }
      const finanziamenti = fonti
        .map(({ codice, nome }, f) => ({ codice, nome, cents: numberAt(importiFonti, p * fonti.length + f) }))
        .filter(({ cents }) => cents !== 0)
        .sort((a, b) => b.cents - a.cents || byCodeUnit(a.codice, b.codice))
        .map(({ codice, nome, cents }) => ({ codice, nome, importo: euro(cents) }));
      const tenders = progetto.appalti
        .map((a) => itemAt(appalti, a))
        .map((appalto, i) => ({ appalto, a: itemAt(progetto.appalti, i) }))
        .sort((x, y) => (y.appalto.importo ?? 0) - (x.appalto.importo ?? 0) || byId(x.appalto, y.appalto))
        .map(({ a }) => tender(a));
      return {
        progetto: { id: progetto.id, ...row, finanziamenti, appalti: tenders },
        parti: Array.from(byPlace.values(), String),
        somma: `${somma}`,
      };
    },
  };
}

/** The projects of each place of each kind. */
function placesOf(progetti: readonly Progetto[], named: ReturnType<typeof placeNamer>): ProjectsOfPlace[] {
  const byPlace = new Map<PlanPlace, { projects: number[]; parts: Map<number, bigint>; importo: Frazioni }>();
  progetti.forEach(({ luoghi, totale }, project) => {
    const rows = luoghi.length === 0 ? UNPLACED : luoghi;
    const { parti, somma } = quoteOf(rows);
    const cents = BigInt(totale ?? 0);
    for (const kind of KINDS) {
      const shares = new Map<PlanPlace, bigint>();
      rows.forEach((luogo, i) => {
        const place = named(kind, luogo[kind]);
        shares.set(place, (shares.get(place) ?? 0n) + itemAt(parti, i));
      });
      for (const [place, share] of shares) {
        const entry = getOrMake(byPlace, place, () => ({ projects: [], parts: new Map(), importo: new Frazioni() }));
        entry.projects.push(project);
        if (share === somma) entry.importo.add(cents, 1n);
        else {
          entry.importo.add(cents * share, somma);
          if (totale !== null) entry.parts.set(project, halfUp(cents * share, somma));
        }
      }
    }
  });
  const rank = ({ place: { tipo, codice } }: { readonly place: PlanPlace }) => `${KINDS.indexOf(tipo)} ${codice ?? ""}`;
  return Array.from(byPlace, ([place, own]) => ({ place, ...own })).sort((a, b) => byCodeUnit(rank(a), rank(b)));
}
