import { getOrMake } from "../../collections/get-or-make.ts";
import { type InputFile, openInput, readInput } from "../input.ts";
import { listInputs } from "../list-inputs.ts";
import { type ListingOptions, NO_USE } from "../lister.ts";
import { Rapporto } from "../rapporto.ts";
import { UnusableInput } from "../unusable-input.ts";
import { isComposition, isOfVotesByName } from "../votazioni/read-votazioni.ts";
import { type SparqlRow, sparqlRows } from "../votazioni/sparql.ts";
import type { ZipLimits } from "../zip.ts";
import { Descriptions, FOAF, OCD, OSR, RDF_TYPE } from "./descriptions.ts";
import { ComposizioneRecords, DdlRecords } from "./dump-records.ts";
import type {
  AdesioneRecord,
  FaseRecord,
  GruppoRecord,
  IterRecord,
  MandatoRecord,
  SenatoRecords,
  SenatoreRecord,
} from "./records.ts";

const AREA = "parlamento";

/** The largest dump is 130 MB; RDF/XML repeats itself, so 60 to 1 is not rare. */
const ZIP_LIMITS: ZipLimits = { memberBytes: 4 * 1024 * 1024 * 1024, ratio: 200 };

/** Dumps of other matters (amendments, sittings...) lie in the same official folder. */
const OTHER_DUMP = /(?:^|[/!])dump-(?!ddl|composizione)[^/!]*(?:!|$)/i;

/** The legislature in the name of a file: used only where the content does not give it. */
const NAMED = /(?:^|[/!])(?:dump-(?:ddl|composizione)|composizione)-(\d{1,3})(?!\d)/i;

interface OneDump {
  readonly legislatura: number | null;
  readonly fasi: readonly FaseRecord[];
  readonly iter: readonly IterRecord[];
  readonly senatori: readonly SenatoreRecord[];
  readonly gruppi: readonly GruppoRecord[];
}

/** Who was a senator, and in which group: the answers of the endpoint, put together by the download. */
async function readAnswer(input: InputFile, legislatura: number | null, rapporto: Rapporto): Promise<OneDump> {
  let rows: SparqlRow[] | null = null;
  try {
    rows = sparqlRows((await readInput(input)).toString("utf8"));
  } catch {
    // Said below.
  }
  const descriptions = new Descriptions();
  const say = (subject: string, about: Readonly<Record<string, string | undefined>>) => {
    for (const [predicate, object] of Object.entries(about))
      if (object !== undefined) descriptions.add(subject, predicate, object);
  };
  for (const [i, row] of (rows ?? []).entries()) {
    const [node, cell] = [`_:${i}`, (name: string) => row.get(name)];
    const [senator, group] = [cell("s"), cell("g")];
    const days = {
      [`${OSR}inizio`]: cell("dal"),
      [`${OSR}fine`]: cell("al"),
      [`${OSR}legislatura`]: `${legislatura ?? ""}`,
    };
    if (senator && cell("c")) {
      const name = { [`${FOAF}firstName`]: cell("n"), [`${FOAF}lastName`]: cell("c") };
      say(senator, { [RDF_TYPE]: `${OSR}Senatore`, ...name, [`${OSR}mandato`]: node });
      say(node, { [RDF_TYPE]: `${OCD}mandatoSenato`, ...days });
    } else if (senator && group) {
      say(senator, { [`${OCD}aderisce`]: node });
      say(node, { ...days, [`${OSR}gruppo`]: group });
    } else if (group) {
      say(group, { [RDF_TYPE]: `${OCD}gruppoParlamentare`, [`${OSR}denominazione`]: node });
      say(node, { ...days, [`${OSR}titolo`]: cell("t"), [`${OSR}titoloBreve`]: cell("b") });
    }
  }
  const composizione = new ComposizioneRecords(descriptions, input.name, rapporto);
  const [senatori, gruppi] = [composizione.senatori(), composizione.gruppi()];
  if (senatori.length === 0) throw new UnusableInput("nessun senatore nella risposta: scaricarla di nuovo");
  return { legislatura, fasi: [], iter: [], senatori, gruppi };
}

async function readDump(input: InputFile, rapporto: Rapporto): Promise<OneDump> {
  const descriptions = new Descriptions();
  // The parser is large: it loads only where there is a dump.
  const { readStatements } = await import("./statements.ts");
  let statements = 0;
  await readStatements(openInput(input), (subject, predicate, object) => {
    statements++;
    descriptions.add(subject, predicate, object);
  });
  const ddl = new DdlRecords(descriptions, input.name, rapporto);
  const composizione = new ComposizioneRecords(descriptions, input.name, rapporto);
  const fasi = ddl.fasi();
  const senatori = composizione.senatori();
  const gruppi = composizione.gruppi();
  if (fasi.length + senatori.length + gruppi.length === 0)
    throw new UnusableInput(
      `nessun disegno di legge, senatore o gruppo fra ${statements} affermazioni: non è un dump di disegni di legge o di composizione`,
    );
  const legislature = [
    ...fasi.map((fase) => fase.legislatura),
    ...senatori.flatMap((senatore) => senatore.adesioni.map((adesione) => adesione.legislatura ?? 0)),
  ];
  const legislatura = legislature.reduce((highest, n) => Math.max(highest, n), 0);
  return { legislatura: legislatura || null, fasi, iter: ddl.iter(), senatori, gruppi };
}

/** What is kept while the dumps are read: never more than one legislature. */
class Kept {
  legislatura: number | null = null;
  fasi: FaseRecord[] = [];
  iter: IterRecord[] = [];
  readonly #rapporto: Rapporto;

  constructor(rapporto: Rapporto) {
    this.#rapporto = rapporto;
  }

  #leaveAside(fasi: readonly FaseRecord[]): void {
    for (const fase of fasi)
      this.#rapporto.count(AREA, `letture della legislatura ${fase.legislatura}: si serve solo la più recente`, {
        file: fase.file,
      });
  }

  take({ fasi, iter }: OneDump): void {
    const highest = fasi.reduce((n, fase) => Math.max(n, fase.legislatura), this.legislatura ?? 0);
    if (fasi.length > 0 && highest !== this.legislatura) {
      this.#leaveAside(this.fasi);
      this.legislatura = highest;
      this.fasi = [];
      this.iter = [];
    }
    const mine = fasi.filter((fase) => fase.legislatura === highest);
    this.#leaveAside(fasi.filter((fase) => fase.legislatura !== highest));
    if (mine.length === 0) return;
    const known = new Set(this.fasi.map((fase) => fase.idFase));
    const ids = new Set(mine.map((fase) => fase.idDdl));
    for (const fase of mine) {
      if (known.has(fase.idFase))
        this.#rapporto.count(AREA, "lettura già letta da un altro file: vale la prima", {
          file: fase.file,
          esempio: fase.fase,
        });
      else this.fasi.push(fase);
      known.add(fase.idFase);
    }
    this.iter.push(...iter.filter((entry) => ids.has(entry.idDdl)));
  }
}

/** A dump with the day that its archive gives it, empty for a loose one. */
interface Composition extends OneDump {
  readonly file: string;
  readonly giorno: string;
  /** Whether it is an answer of the endpoint, which is as recent as the votes: beside it no dump counts. */
  readonly asked: boolean;
}

const dayOf = ({ place }: InputFile) => (place !== undefined && "day" in place ? place.day : "");

/** Senators and groups of the dumps that know the legislature; a senator of two dumps keeps the adhesions of both. */
function composition(dumps: readonly Composition[], legislatura: number | null, rapporto: Rapporto) {
  const senatori = new Map<string, { nome: string; adesioni: AdesioneRecord[]; mandati: MandatoRecord[] }>();
  const gruppi = new Map<string, GruppoRecord>();
  let composizioneAl: string | null = null;
  const asked = dumps.filter((dump) => dump.asked && (legislatura === null || dump.legislatura === legislatura));
  for (const dump of dumps) {
    if (asked.length > 0 && !dump.asked) continue;
    if (legislatura !== null && dump.legislatura !== null && dump.legislatura !== legislatura) {
      rapporto.count(AREA, `composizione della legislatura ${dump.legislatura}: si serve la ${legislatura}`, {
        file: dump.file,
      });
      continue;
    }
    const ofThis = (one: { readonly legislatura: number | null }) =>
      legislatura === null || one.legislatura === null || one.legislatura === legislatura;
    for (const { id, nome, adesioni, mandati } of dump.senatori) {
      const senatore = getOrMake(senatori, id, () => ({ nome, adesioni: [], mandati: [] }));
      senatore.adesioni.push(...adesioni.filter(ofThis));
      senatore.mandati.push(...mandati.filter(ofThis));
    }
    if (dump.giorno > (composizioneAl ?? "")) composizioneAl = dump.giorno;
    for (const gruppo of dump.gruppi) if (!gruppi.has(gruppo.id)) gruppi.set(gruppo.id, gruppo);
  }
  return {
    senatori: [...senatori].map(([id, rest]) => ({ id, ...rest })),
    gruppi: [...gruppi.values()],
    composizioneAl,
  };
}

/** A dump that was opened: what was found of it, and the legislature it is of. */
interface Opened {
  readonly file: string;
  readonly legislatura: number | null;
  readonly own: Rapporto;
}

/** Whether a dump could be used shows when all are read: a fault in one of another legislature costs nothing that is served. */
function report(opened: readonly Opened[], legislatura: number | null, rapporto: Rapporto): void {
  for (const { file, legislatura: own, own: found } of opened)
    if (own === null || legislatura === null || own === legislatura) rapporto.addAll(found);
    else if (found.scarti.length > 0)
      rapporto.count(AREA, `dump inutilizzabile della legislatura ${own}: ignorato, si serve la ${legislatura}`, {
        file,
      });
}

/**
 * Reads the RDF/XML dumps below `<dataDir>/parlamento/senato`, loose or zipped, as streams. One legislature comes out: the
 * highest that a reading names (without readings, the highest that an adhesion names); the readings of others are counted in
 * the report. A dump that is truncated or is no RDF/XML is discarded whole, with the reason; one of another matter or legislature is
 * passed over.
 *
 * @example (await readSenato("data-raw", rapporto)).fasi[0].fase // "S.9001"
 */
export async function readSenato(
  dataDir: string,
  rapporto: Rapporto,
  listing: ListingOptions = {},
): Promise<SenatoRecords> {
  const opened: Opened[] = [];
  const kept = new Kept(rapporto);
  const compositions: Composition[] = [];
  for (const input of await listInputs(dataDir, "parlamento/senato", AREA, ZIP_LIMITS, rapporto, listing)) {
    if (isOfVotesByName(input.name)) continue;
    const asked = isComposition(input.name);
    if (!asked && (!/\.(rdf|xml)$/i.test(input.name) || OTHER_DUMP.test(input.name))) {
      rapporto.count(AREA, NO_USE, { esempio: input.name });
      continue;
    }
    const own = new Rapporto();
    const named = NAMED.exec(input.name)?.[1];
    let legislatura = named === undefined ? null : Number(named);
    try {
      const dump = asked ? await readAnswer(input, legislatura, own) : await readDump(input, own);
      legislatura = dump.legislatura;
      kept.take(dump);
      if (dump.senatori.length + dump.gruppi.length > 0)
        compositions.push({ ...dump, fasi: [], iter: [], file: input.name, giorno: dayOf(input), asked });
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error;
      own.discard({ area: AREA, file: input.name, luogo: error.luogo, motivo: error.message });
    }
    opened.push({ file: input.name, legislatura, own });
  }
  const highest = compositions.reduce((n, dump) => Math.max(n, dump.legislatura ?? 0), 0);
  const legislatura = kept.legislatura ?? (highest || null);
  report(opened, legislatura, rapporto);
  return { legislatura, fasi: kept.fasi, iter: kept.iter, ...composition(compositions, legislatura, rapporto) };
}
