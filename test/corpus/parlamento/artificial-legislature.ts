/** An artificial legislature, as the readers of the sources would give it, and the model that it makes. */

import { buildParlamento } from "../../../generator/corpus/parlamento/build.ts";
import type { ModelloParlamento } from "../../../generator/corpus/parlamento/modello.ts";
import type { DeputatoRecord } from "../../../generator/sources/camera/read-camera.ts";
import type { TestoRecord } from "../../../generator/sources/ddl/read-bill-text.ts";
import { Rapporto } from "../../../generator/sources/rapporto.ts";
import type {
  FaseRecord,
  IniziativaRecord,
  IterRecord,
  SenatoRecords,
} from "../../../generator/sources/senato/records.ts";

/**
 * A reading of a bill as the Senate's dump gives it.
 *
 * @param fase its published number, whose letter is the branch
 * @param more fields that differ from those of any reading
 * @example lettura(1, 10, "S.1").ramo // "Senato"
 */
export const lettura = (idFase: number, idDdl: number, fase: string, more: Partial<FaseRecord> = {}): FaseRecord => ({
  file: "dump-ddl-99.rdf",
  idFase,
  idDdl,
  legislatura: 99,
  fase,
  ramo: fase.startsWith("S") ? "Senato" : "Camera",
  titolo: "Titolo",
  natura: "ordinaria",
  presentatoTrasmesso: "presentato",
  dataPresentazione: "2025-03-01",
  stato: "assegnato (no esame)",
  dataStato: "2025-03-10",
  descrIniziativa: null,
  numeroLegge: null,
  dataLegge: null,
  iniziative: [],
  assegnazioni: [],
  ...more,
});

/**
 * A signature; one without a person is the Government's.
 *
 * @example firma("a", "C-1").presentatore // "On. Esempio C-1"
 */
export const firma = (id: string, persona: string | null, more: Partial<IniziativaRecord> = {}): IniziativaRecord => ({
  id,
  tipo: persona ? "Parlamentare" : "Governativa",
  presentatore: persona?.startsWith("C") ? `On. Esempio ${persona}` : `Sen. Esempio ${persona}`,
  persona,
  primo: false,
  dataAggiunta: null,
  dataRitiro: null,
  ritirata: more.dataRitiro !== undefined,
  ...more,
});

/**
 * A text of a reading, with so many articles.
 *
 * @example testo(1, "DDLPRES", 4).articoli // 4
 */
export const testo = (
  idFase: number,
  tipo: TestoRecord["tipo"],
  articoli: number,
  more: Partial<TestoRecord> = {},
): TestoRecord => ({
  file: `ddl/${idFase}-${tipo}-${articoli}`,
  idFase,
  idTesto: 1,
  tipo,
  articoli,
  aFronte: false,
  citazioni: [],
  ...more,
});

/** What `build` gives. */
export interface Built {
  readonly modello: ModelloParlamento;
  /** What the report counts: `reason (how often)`. */
  readonly motivi: string[];
  readonly rapporto: Rapporto;
}

/**
 * The model of a legislature, and what the report says of it.
 *
 * @example build({ fasi: [lettura(1, 10, "S.1")] }).modello.disegni.length // 1
 */
export function build(
  senato: Partial<SenatoRecords>,
  deputati: readonly DeputatoRecord[] = [],
  testi: readonly TestoRecord[] = [],
): Built {
  const rapporto = new Rapporto();
  const whole = { legislatura: 99, fasi: [], iter: [], senatori: [], gruppi: [], composizioneAl: null, ...senato };
  const modello = buildParlamento({ senato: whole, deputati }, testi, "2025-12-31", rapporto);
  const motivi = rapporto.toJSON().conteggi.map((c) => `${c.motivo} (${c.conteggio})`);
  return { modello, motivi, rapporto };
}

/**
 * The bills of these readings, each reading in its place.
 *
 * @example bill([lettura(1, 10, "S.1")]).iter.length // 1
 */
export const bill = (fasi: readonly FaseRecord[]): { fasi: readonly FaseRecord[]; iter: IterRecord[] } => ({
  fasi,
  iter: [...new Set(fasi.map((f) => f.idDdl))].map((idDdl) => ({
    idDdl,
    fasi: fasi.filter((f) => f.idDdl === idDdl).map(({ idFase }, progr) => ({ idFase, progr })),
  })),
});
