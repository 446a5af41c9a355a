/**
 * The projects of the recovery plan, as `/pnrr/progetti` finds and cuts them: all in the order of the answers, then those of each place
 * once more, so that whatever is asked for is a window on rows that follow each other.
 *
 *     indici/pnrr-progetti/pagine/<n>.json    rows, so many on each as the card says
 *     indici/pnrr-progetti/luoghi/<n>.json    by what a place is called: which places that may be, and where their rows begin
 *     indici/pnrr-progetti/nomi.json          all places, for who has misspelt one
 *     indici/pnrr-progetti/codici/<n>.json    by CUP: its projects whole, with tenders and sources of funding
 */

import type { PlaceKind } from "../contract/place-kinds.ts";
import type { PlacedRow, PlanPlace, ProjectRow, StoredProject } from "../contract/resources/plan-projects.ts";
import { foldWords } from "../law/fold.ts";

/** A place with its projects. */
export interface PlacedProjects extends PlanPlace {
  readonly totale: number;
  /** Euro. */
  readonly importo_totale: number;
  /** Where its rows begin. */
  readonly primo: number;
}

/** What the card of the operation says. */
export interface ProjectsCard {
  /** All projects, and their funding in euro. */
  readonly totale: number;
  readonly importo_totale: number;
  /** Rows on each page but the last. */
  readonly righe: number;
  /** Files of places, and of codes: powers of two. */
  readonly luoghi: number;
  readonly codici: number;
}

const FOLDER = "indici/pnrr-progetti";

/** Names of the files. */
export const PROJECT_FILES = {
  page: (page: number) => `${FOLDER}/pagine/${page}.json`,
  places: (part: number) => `${FOLDER}/luoghi/${part}.json`,
  names: `${FOLDER}/nomi.json`,
  codes: (part: number) => `${FOLDER}/codici/${part}.json`,
} as const;

// Sectors, places and sources repeat on most rows: they stand once a file, and rows name them by their number.

type PlaceTuple = readonly [
  PlanPlace["tipo"],
  PlanPlace["codice"],
  PlanPlace["nome"],
  PlanPlace["provincia"],
  PlanPlace["regione"],
];
type RowTuple = readonly [
  cup: string | null,
  clp: string | null,
  submisura: string | null,
  titolo: string | null,
  settore: number,
  luoghi: readonly number[],
  finanziamento_totale: number | null,
  n_appalti: number,
  importo_appalti: number,
];
/** A row of a page: the part of its funding that falls to the place stands at the end if it is not all of it. */
type PlacedTuple = readonly [...row: RowTuple, importo_nel_luogo?: number];
type ProjectTuple = readonly [
  row: RowTuple,
  finanziamenti: readonly (readonly [fonte: number, importo: number])[],
  appalti: readonly object[],
  parti: readonly string[],
  somma: string,
];

interface StoredRows<Tuple> {
  readonly settori: readonly string[];
  readonly luoghi: readonly PlaceTuple[];
  readonly righe: readonly Tuple[];
}
interface StoredProjects extends StoredRows<ProjectTuple> {
  readonly fonti: readonly (readonly [codice: string, nome: string])[];
}

const placeTuple = ({ tipo, codice, nome, provincia, regione }: PlanPlace): PlaceTuple => {
  return [tipo, codice, nome, provincia, regione];
};
const placeOf = ([tipo, codice, nome, provincia, regione]: PlaceTuple): PlanPlace => {
  return { tipo, codice, nome, provincia, regione };
};

/** Numbers values in the order in which they are first met. */
class Numbered {
  readonly #known = new Map<string, number>();
  of(value: unknown): number {
    const text = JSON.stringify(value);
    const found = this.#known.get(text) ?? this.#known.size;
    this.#known.set(text, found);
    return found;
  }
  /** The values as a list in JSON. */
  get list(): string {
    return `[${[...this.#known.keys()].join(",")}]`;
  }
}

function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new RangeError(`${place} of ${list.length}`);
  return found;
}

const rowTuple = (row: ProjectRow, sectors: Numbered, places: Numbered): RowTuple => [
  row.cup,
  row.clp,
  row.submisura,
  row.titolo,
  sectors.of(row.settore),
  row.luoghi.map((place) => places.of(placeTuple(place))),
  row.finanziamento_totale,
  row.n_appalti,
  row.importo_appalti,
];

const rowOf = (tuple: RowTuple | PlacedTuple, { settori, luoghi }: Omit<StoredRows<unknown>, "righe">): ProjectRow => {
  const [cup, clp, submisura, titolo, settore, places, finanziamento_totale, n_appalti, importo_appalti] = tuple;
  return {
    cup,
    clp,
    submisura,
    titolo,
    settore: at(settori, settore),
    luoghi: places.map((place) => placeOf(at(luoghi, place))),
    finanziamento_totale,
    n_appalti,
    importo_appalti,
  };
};

const document = (head: Readonly<Record<string, Numbered>>, tuples: readonly unknown[]) => {
  const lists = Object.entries(head).map(([name, { list }]) => `"${name}":${list},`);
  return `{${lists.join("")}"righe":[\n${tuples.map((tuple) => JSON.stringify(tuple)).join(",\n")}\n]}\n`;
};

/**
 * The text of a page, a row a line.
 *
 * @example encodeProjectPage([row]) // '{"settori":["RICERCA"],"luoghi":[["comune","018128",…]],"righe":[\n[…]\n]}\n'
 */
export function encodeProjectPage(rows: readonly PlacedRow[]): string {
  const [settori, luoghi] = [new Numbered(), new Numbered()];
  const tuples = rows.map((row): PlacedTuple => {
    const { finanziamento_totale, importo_nel_luogo } = row;
    const tuple = rowTuple(row, settori, luoghi);
    return importo_nel_luogo === finanziamento_totale || importo_nel_luogo === null
      ? tuple
      : [...tuple, importo_nel_luogo];
  });
  return document({ settori, luoghi }, tuples);
}

/** Rows of a page, from one on up to another, as answers give them. */
export function decodeProjectPage(text: string, from = 0, to = Number.POSITIVE_INFINITY): PlacedRow[] {
  const page: StoredRows<PlacedTuple> = JSON.parse(text);
  return page.righe.slice(from, to).map(([...tuple]) => {
    const row = rowOf(tuple, page);
    return { ...row, importo_nel_luogo: tuple[9] ?? row.finanziamento_totale };
  });
}

/** The text of a file of codes, a project a line; those of one code follow each other in the order of the answers. */
export function encodeProjects(projects: readonly StoredProject[]): string {
  const [settori, luoghi, fonti] = [new Numbered(), new Numbered(), new Numbered()];
  const tuples = projects.map(({ progetto, parti, somma }): ProjectTuple => {
    const funding = progetto.finanziamenti.map(
      ({ codice, nome, importo }) => [fonti.of([codice, nome]), importo] as const,
    );
    return [rowTuple(progetto, settori, luoghi), funding, progetto.appalti, parti, somma];
  });
  return document({ settori, luoghi, fonti }, tuples);
}

/** The projects of a code that a file of codes has; all of them where none is asked for. */
export function decodeProjects(text: string, cup?: string): StoredProject[] {
  const file: StoredProjects = JSON.parse(text);
  const own = cup === undefined ? file.righe : file.righe.filter(([[code]]) => code === cup);
  return own.map(([tuple, funding, appalti, parti, somma]) => {
    const row = rowOf(tuple, file);
    const finanziamenti = funding.map(([source, importo]) => {
      const [codice, nome] = at(file.fonti, source);
      return { codice, nome, importo };
    });
    const id = `progetto:${row.cup}:${row.clp ?? ""}:${row.submisura ?? ""}`;
    return { progetto: { id, ...row, finanziamenti, appalti }, parti, somma };
  });
}

// Places by what they are called.

/** By a name or a code, folded: the places that bear it. */
export type PlacesByName = Readonly<Record<string, readonly PlacedProjects[]>>;

/** What stands before the name of a place where somebody says of which kind it is. */
const KIND =
  /^(?:(prov(?:inci[ae])?(?: autonoma| regionale)?|citta metropolitana|metropolitan city|libero consorzio(?: comunale)?)|(comune|citta|municipality|city)|(reg(?:ione?)?(?: autonoma)?))(?: (?:di|del|dell[aeo]?|dei|degli|d|of))?(?= .)/;
/** Words that people leave out of names, or write in another form. */
const SMALL = new Set(
  "a d da dal de degli dei del dell della delle dello di e ed i il in l la le lo nei nel nell nella of sul the".split(
    " ",
  ),
);

const folded = (text: string): string => foldWords(text).join(" ");
/** A name without its small words, saints in one spelling: `san`, `santa` and `s.` are alike. */
const shortened = (name: string): string =>
  name
    .split(" ")
    .filter((word) => !SMALL.has(word))
    .map((word) => word.replace(/^(?:sant?[aoie]?|ss|sta|sto)$/, "s"))
    .join(" ");

/** A place as it is looked for. */
interface AskedPlace {
  /** The kind, if the text says one. */
  readonly tipo?: PlaceKind;
  /** The rest, folded. */
  readonly nome: string;
}

/** The kind that a folded name begins with, and the rest; `undefined` if it begins with none. */
function withKind(words: string): AskedPlace | undefined {
  const [before, provincia, comune] = KIND.exec(words) ?? [];
  if (before === undefined) return undefined;
  return {
    tipo: comune ? "comune" : provincia ? "provincia" : "regione",
    nome: codeWithZeros(words.slice(before.length + 1)),
  };
}

/** A code without its zeros, as tables give it that took it for a number: of two digits at most a region's or a province's, else a municipality's. */
const codeWithZeros = (name: string): string =>
  name.replace(/^(?:\d{1,2}|(\d{4,5}))$/, (digits, municipality) => digits.padStart(municipality ? 6 : 3, "0"));

/**
 * The places that a text may name, the likeliest first: the whole text, what is left of it behind the kind that it says, one of two names
 * with a slash between them, any of these without its small words.
 *
 * @example askedPlaces("Comune di Santa Maria Hoe'")
 *   // [{ nome: "comune di santa maria hoe" }, { tipo: "comune", nome: "santa maria hoe" }, { nome: "comune santa maria hoe" }]
 * @example askedPlaces("regione 3")[1] // { tipo: "regione", nome: "003" }
 */
export function askedPlaces(text: string): AskedPlace[] {
  const whole = folded(text);
  const kind = withKind(whole);
  const ofKind = (nome: string): AskedPlace => ({ ...(kind?.tipo && { tipo: kind.tipo }), nome });
  const parts = text.split(/\/| - /).map(folded);
  const exact = [
    { nome: codeWithZeros(whole) },
    ...(kind ? [kind] : []),
    ...(parts.length === 2 ? parts.flatMap((part) => withKind(part) ?? ofKind(part)) : []),
  ];
  const all = [...exact, ...exact.map((one) => ({ ...one, nome: shortened(one.nome) }))];
  const known = new Set<string>();
  return all.filter(({ tipo = "", nome }) => nome !== "" && known.size < known.add(`${tipo} ${nome}`).size);
}

/**
 * The name of a municipality and that of its province behind it: `Livo (CO)`, `Livo, Como`; `undefined` if the text has no such end.
 *
 * @example namedWithProvince("Livo (CO)") // { text: "Livo ", provincia: "co" }
 */
export function namedWithProvince(text: string): { readonly text: string; readonly provincia: string } | undefined {
  const at = Math.max(text.lastIndexOf("("), text.lastIndexOf(","));
  const provincia = folded(text.slice(at + 1));
  return at > 0 && provincia !== "" ? { text: text.slice(0, at), provincia } : undefined;
}

/**
 * What a place is looked for by: its code, its name, each name of one that has two, and those without their small words.
 *
 * @example placeNames({ codice: "021", nome: "BOLZANO/BOZEN", … }) // ["021", "bolzano bozen", "bolzano", "bozen"]
 */
export function placeNames({ codice, nome }: Pick<PlanPlace, "codice" | "nome">): string[] {
  const names = [nome, ...nome.split("/")].map(folded);
  const all = [...(codice === null ? [] : [codice]), ...names, ...names.map(shortened)];
  return [...new Set(all)].filter((name) => name !== "");
}
