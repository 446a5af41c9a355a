/**
 * The tree of the router's tests, as the generator makes it: of the embedded sample, and of acts that it has no place for, since they bear
 * numbers that real names stand for, or are too many or too large.
 */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { copySync } from "fs-extra/esm";
import type { NormaRow } from "../../generator/contract/norma-row.ts";
import { TREE_MARK, type TreeReleases } from "../../generator/format/mark.ts";
import type { Read } from "../../generator/format/read-tree.ts";
import { MANIFEST, SUMS } from "../../generator/tree/manifest.ts";
import { SAMPLE } from "../data-raw/read-sample.ts";
import { type ActFile, actXml } from "../fixtures/act-xml.ts";
import { generateHere } from "../generate-here.ts";
import { stampTree } from "../run-folder.ts";
import { madeOnce, sharedPlace } from "../shared-tree.ts";
import { writeFiles } from "../write-files.ts";

const WORDS = "Disposizioni urgenti sull'ambiente; città, perche' e libertà dell'energia in Italia 2005 a".split(" ");
const LONG = "La disposizione di esempio è ripetuta perché l'atto sia grande. ".repeat(12);
const NUMBERS = Array.from({ length: 60 }, (_, i) => `${i + 1}`);
/** `CODE` of the cases, in two versions. */
const PENAL = {
  denominazione: "REGIO DECRETO",
  data: "1930-10-19",
  numero: "1398",
  titolo: "Codice penale di esempio",
};
const code = (version: string, numbers: readonly string[], reads: string): ActFile => ({
  ...{ ...PENAL, version },
  articoli: new Map(numbers.map((n) => [n, n === "9" ? reads : `${LONG}${n}`])),
});
const twin = { denominazione: "REGIO DECRETO", data: "1936-05-14", numero: "886", codice: "036U0886" };
const ministerial = (data: string, codice: string) => ({
  denominazione: "DECRETO MINISTERIALE",
  data,
  codice,
  numero: "",
});
const CITES =
  "1. Si applicano gli articoli 2-bis e 4 della legge 7 agosto 1990, n. 241, l'articolo 4 dell'allegato A della legge 20 maggio 1970, n. 9300, l'articolo 9 della direttiva 2014/24/UE e il regolamento (UE) 2016/679.";

const ACTS: readonly Omit<ActFile, "articoli">[] = [
  { data: "1990-08-07", numero: "241", titolo: "Nuove norme in materia di procedimento amministrativo" },
  {
    denominazione: "DECRETO LEGISLATIVO",
    ...{ data: "2005-03-07", numero: "82", titolo: "Codice dell'amministrazione digitale." },
  },
  { denominazione: "COSTITUZIONE", data: "1947-12-27", numero: "", titolo: "Costituzione della Repubblica italiana" },
  { ...twin, titolo: "Primo atto gemello", gazzetta: "1937-01-15" },
  { ...twin, titolo: "Secondo atto gemello", gazzetta: "1937-01-16" },
  { data: "2006-12-27", numero: "296", titolo: "Legge che porta il numero di un decreto" },
  {
    denominazione: "DECRETO LEGISLATIVO",
    ...{ data: "2006-12-28", numero: "296", titolo: "Decreto che porta il numero di una legge" },
  },
  // Their type, date and number are those of another, or not those of their URN.
  { ...ministerial("2022-07-20", "22X00001"), numero: "170", urn: "urn:nir:ministero.prova:decreto:2022-07-20;170" },
  { ...ministerial("2022-07-20", "22X00002"), numero: "170", urn: "urn:nir:ministero.esempio:decreto:2022-07-20;170" },
  {
    denominazione: "REGIO DECRETO",
    ...{ data: "1941-12-18", numero: "1368", urn: "urn:nir:stato:regio.decreto:1941-08-20;1368" },
  },
  // Without a number.
  ...["090A2100", "090A2101"].map((codice) => ministerial("1990-05-06", codice)),
  ministerial("1990-05-07", "090A2102"),
  ...Array.from({ length: 170 }, (_, i) => ({
    denominazione: i % 3 ? "LEGGE" : "DECRETO DEL PRESIDENTE DELLA REPUBBLICA",
    ...{ data: `${1950 + (i % 60)}-0${1 + (i % 9)}-1${i % 10}`, numero: `${1 + i}` },
    titolo: Array.from({ length: 2 + (i % 4) }, (_, k) => WORDS[(i * 3 + k * 5) % WORDS.length]).join(" "),
  })),
];
const FILES: readonly ActFile[] = [
  ...ACTS.map((act) => ({ ...act, articoli: { 1: "La città è" } })),
  { numero: "300", titolo: "Attuazione della direttiva 2014/24/UE sugli appalti pubblici", articoli: { 1: CITES } },
  code("ORIGINAL", [...NUMBERS, "70"], "Così si legge."),
  code("CONSOLIDATED/20240102", NUMBERS.toSpliced(7, 0, "7-bis"), "Così si legge di nuovo."),
];

/** Two towns of one name and one that is called like its province, in the place of three of the sample. */
const PLACES = [
  ["015;PROVINCIA ESEMPIO 15;015;COMUNE DI ESEMPIO 15", "015;MILANO;146;MILANO"],
  [
    "004;TRENTINO-ALTO ADIGE/SÜDTIROL;013;PROVINCIA ESEMPIO 13;013;COMUNE DI ESEMPIO 13",
    "003;LOMBARDIA;013;COMO;130;LIVO",
  ],
  [
    "015;CAMPANIA;022;PROVINCIA ESEMPIO 22;022;COMUNE DI ESEMPIO 22",
    "004;TRENTINO-ALTO ADIGE/SÜDTIROL;022;TRENTO/TRIENT;106;LIVO",
  ],
] as const;

const folder = sharedPlace("world");
const isMine = await madeOnce(folder, async (out) => {
  const data = `${out}-data`;
  const located = path.join("pnrr", "PNRR_Localizzazione.csv");
  const places = PLACES.reduce(
    (csv, [there, here]) => csv.replaceAll(there, here),
    readFileSync(path.join(SAMPLE, located), "utf8"),
  );
  copySync(SAMPLE, data);
  writeFiles(data, [
    [located, places],
    ...FILES.map((act, i) => [path.join("norme", `${i}.xml`), actXml(act)] as const),
  ]);
  const { said } = await generateHere({ data, out });
  if (said.length > 0) throw new Error(said.join("\n"));
});
if (isMine) stampTree(folder);

const FILES_OF_TREE = new Map<string, Uint8Array>(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ![MANIFEST, SUMS].includes(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => [path.relative(folder, file).replaceAll(path.sep, "/"), readFileSync(file)]),
);

/** Files of the tree by name: a table that the caller may change, over bytes that all callers share. */
export const worldTree = (): Map<string, Uint8Array> => new Map(FILES_OF_TREE);

/** A file of the tree as it parses. */
const parsed = (name: string) => JSON.parse(new TextDecoder().decode(FILES_OF_TREE.get(name)));

/** No two are the same. */
export const RELEASES: TreeReleases = parsed(TREE_MARK);

/** The acts of the tree, in list order. */
export const ROWS: readonly NormaRow[] = [...FILES_OF_TREE.keys()]
  .filter((name) => name.startsWith("api/public/relazioni/"))
  .map((name): NormaRow => parsed(name).norma)
  .sort((a, b) => (a.data !== b.data ? (a.data < b.data ? 1 : -1) : a.eli < b.eli ? -1 : 1));

/** Reads from memory. */
export function reader(files: ReadonlyMap<string, Uint8Array>): Read {
  return async (name) => files.get(name) ?? null;
}
