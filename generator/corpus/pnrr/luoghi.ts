/** Where each project is: its regions and the published shares. */

import { getOrMake } from "../../collections/get-or-make.ts";
import type { PnrrRow, PnrrRows } from "../../sources/italia-domani/rows.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import type { Luogo, ModelloPnrr } from "./modello.ts";
import { MOTIVI } from "./motivi.ts";
import { olderRows } from "./newest.ts";
import { isName, Spellings } from "./nomi.ts";
import type { ProgettoIndex } from "./progetti.ts";

interface JoinedLuoghi {
  readonly luoghi: readonly (readonly Luogo[])[];
  readonly regioni: ModelloPnrr["regioni"];
  readonly province: ModelloPnrr["province"];
  readonly comuni: ModelloPnrr["comuni"];
  readonly superate: number;
  readonly ripetute: number;
  readonly orfane: number;
}

/**
 * A region's code of three digits; `null` where there is none.
 *
 * @example regioneCode("05") // "005"
 */
function regioneCode(cell: string): string | null {
  return cell === "" ? null : /^\d{1,3}$/.test(cell) ? cell.padStart(3, "0") : cell;
}

/** Three digits of a place; `null` where the cell says none, or all of them (`000`). */
function placeCode(cell: string): string | null {
  const code = /^\d{1,3}$/.test(cell) ? cell.padStart(3, "0") : "000";
  return code === "000" ? null : code;
}

/**
 * The code of a municipality: of the province, then its own.
 *
 * @example comuneCode("018", "128") // "018128"
 */
function comuneCode(provincia: string | null, cell: string): string | null {
  if (/^\d{6}$/.test(cell)) return cell;
  const own = placeCode(cell);
  return provincia === null || own === null ? null : provincia + own;
}

/**
 * A percentage as a decimal with a point, `null` where the cell is empty, `undefined` where it cannot be read.
 *
 * @example percentuale("33,33") // "33.33"
 */
function percentuale(cell: string): string | null | undefined {
  if (cell === "" || cell.toUpperCase() === "N/A") return null;
  return /^\d{1,9}(?:[.,]\d{1,9})?$/.test(cell) ? cell.replace(",", ".") : undefined;
}

/** What the columns of a place say; many rows share one. */
interface WrittenLuogo {
  readonly codice: string | null;
  readonly nome: string;
  readonly luogo: Luogo;
  readonly illeggibile: string | null;
  /** Rows that name it. */
  righe: number;
}

function writtenLuogo(written: PnrrRow<"localizzazione">["luogo"]): WrittenLuogo {
  const { regione, nome, percentuale: quota } = written;
  const codice = regioneCode(regione);
  const letta = percentuale(quota);
  const comune = comuneCode(placeCode(written.provincia), written.comune);
  return {
    codice,
    nome,
    luogo: {
      regione: codice,
      provincia: comune?.slice(0, 3) ?? placeCode(written.provincia),
      comune,
      percentuale: letta ?? null,
    },
    illeggibile: letta === undefined ? quota : null,
    righe: 0,
  };
}

/** Joins the location rows with their projects; equal rows count once, a newer extraction of a project's rows replaces the older. */
export function joinLuoghi(righe: PnrrRows, index: ProgettoIndex, rapporto: Rapporto): JoinedLuoghi {
  /** The places of each project. */
  const byProject: Set<WrittenLuogo>[] = index.righe.map(() => new Set());
  const places = new Map<PnrrRow<"localizzazione">["luogo"], WrittenLuogo>();
  const nomi = new Spellings();
  const codes = new Set<string>();
  const names = new PlaceNames();
  const n = { superate: 0, ripetute: 0, orfane: 0 };
  const older = olderRows(righe.localizzazione, (row) => index.find(row));
  for (const row of righe.localizzazione) {
    const p = index.find(row);
    const own = p === null ? undefined : byProject[p];
    if (own === undefined) {
      n.orfane++;
      const esempio = `CUP ${row.progetto.cup}`;
      rapporto.count("pnrr", MOTIVI.luogoOrfano, { file: row.file.nome, esempio });
      continue;
    }
    if (older(row)) {
      n.superate++;
      continue;
    }
    const place = getOrMake(places, row.luogo, () => writtenLuogo(row.luogo));
    if (own.has(place)) {
      n.ripetute++;
      continue;
    }
    own.add(place);
    place.righe++;
    names.add(place.luogo, row.nomi);
    if (place.illeggibile !== null)
      rapporto.count("pnrr", MOTIVI.percentuale, { file: row.file.nome, scarto: true, esempio: place.illeggibile });
  }
  for (const { codice, nome, righe: times } of places.values()) {
    if (codice === null) continue;
    codes.add(codice);
    if (isName(nome)) nomi.add(codice, nome, times);
  }
  if (n.superate > 0) rapporto.count("pnrr", MOTIVI.luogoSuperato, { by: n.superate });
  if (n.ripetute > 0) rapporto.count("pnrr", MOTIVI.luogoRipetuto, { by: n.ripetute });
  return {
    luoghi: byProject.map((own) => Array.from(own, ({ luogo }) => luogo)),
    regioni: new Map([...codes].map((c) => [c, nomi.mostFrequent(c) ?? c])),
    ...names.known(),
    ...n,
  };
}

/** What provinces and municipalities are called: the most frequent spelling of each code. */
class PlaceNames {
  readonly #province = new Spellings();
  readonly #comuni = new Spellings();
  readonly #regioneOf = new Spellings();
  readonly #codes = { province: new Set<string>(), comuni: new Set<string>() };

  /** Counts the names of a row that counts. */
  add({ regione, provincia, comune }: Luogo, nomi: PnrrRow<"localizzazione">["nomi"]): void {
    if (provincia === null) return;
    this.#codes.province.add(provincia);
    if (regione !== null) this.#regioneOf.add(provincia, regione);
    if (isName(nomi.nome_provincia)) this.#province.add(provincia, nomi.nome_provincia);
    if (comune === null) return;
    this.#codes.comuni.add(comune);
    if (isName(nomi.nome_comune)) this.#comuni.add(comune, nomi.nome_comune);
  }

  known(): Pick<ModelloPnrr, "province" | "comuni"> {
    const province = Array.from(this.#codes.province, (code) => {
      const nome = this.#province.mostFrequent(code) ?? code;
      return [code, { nome, regione: this.#regioneOf.mostFrequent(code) }] as const;
    });
    const comuni = Array.from(this.#codes.comuni, (code) => [code, this.#comuni.mostFrequent(code) ?? code] as const);
    return { province: new Map(province), comuni: new Map(comuni) };
  }
}
