/** The input of the fixture beside `generator/format/FORMAT.md`: three invented acts, two projects and the Parliament of the sample. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { copySync } from "fs-extra/esm";
import { SAMPLE } from "../data-raw/read-sample.ts";
import { type ActFile, actXml } from "../fixtures/act-xml.ts";
import { writeFiles } from "../write-files.ts";

const AREAS = ["norme", "pnrr", "parlamento"];
const FONTI = AREAS.map((area) => ({
  area,
  nome: `Prova ${area} Camera Senato`,
  url: "https://example.org/prova",
  licenza: "CC0-1.0",
  attribuzione: "Dati inventati.",
  estratto_il: "2026-01-10",
}));

const LAW = {
  ...{ data: "2001-03-15", numero: "9101", codice: "001X9101", titolo: "Disciplina delle biblioteche di prova." },
  premessa: "ATTO INVENTATO",
};
const FIRST = "1. La legge disciplina le biblioteche di prova, per città.";
const LAW_BEFORE: ActFile = {
  ...LAW,
  articoli: {
    1: { rubrica: "Oggetto", testo: FIRST },
    2: { rubrica: "Orario", testo: "1. Le biblioteche aprono di mattina." },
  },
};
const RULING =
  "La Corte Costituzionale, con sentenza 3 - 17 giugno 2008, n. 9901 (in G.U. 1a s.s. 25/06/2008, n. 27), ha dichiarato l'illegittimita' costituzionale del presente articolo nella parte in cui non comprende le biblioteche di notte.";
const LAW_NOW: ActFile = {
  ...LAW,
  version: "CONSOLIDATED/20100518",
  articoli: {
    1: { rubrica: "Oggetto", testo: `${FIRST} (2)`, nota: RULING },
    2: { rubrica: "Orario", testo: "1. Le biblioteche aprono ((di sera)). (1)" },
    "2-bis": { rubrica: "Prestito", testo: "1. ((Il prestito dura trenta giorni.))" },
  },
  passive: '<passiveRef eId="rp1" href="/akn/it/act/DECRETO_LEGISLATIVO/stato/2010-04-20/9102/!main" showAs=""/>',
};
const DECREE: ActFile = {
  denominazione: "DECRETO LEGISLATIVO",
  ...{ data: "2010-04-20", numero: "9102", codice: "010X9102", gazzetta: "2010-05-03" },
  titolo: "Orario delle biblioteche di prova.",
  premessa: "ATTO INVENTATO. Vista la direttiva 2009/901/CE;",
  articoli: {
    1: { rubrica: "Modifiche", testo: "1. All'articolo 2 della legge 15 marzo 2001, n. 9101, l'orario è mutato." },
  },
  attive: ["2", "2-bis"]
    .map(
      (n) =>
        `<textualMod eId="amod_${n}" type="insertion"><source href="urn:nir:stato:decreto.legislativo:2010-04-20;9102#1"/><destination href="urn:nir:stato:legge:2001-03-15;9101#${n}"/><new><nakn:text>ha disposto (con l'art. 1, comma 1) la modifica dell'art. ${n}.</nakn:text></new></textualMod>`,
    )
    .join(""),
};
/** Of an act whose answer is more than 36 KiB the articles have files of their own. */
const longAct = (version: string, years: string): ActFile => ({
  denominazione: "DECRETO DEL PRESIDENTE DELLA REPUBBLICA",
  ...{ data: "2004-06-01", numero: "9103", codice: "004X9103", gazzetta: "2004-06-10", version },
  urn: "urn:nir:stato:decreto.del.presidente.della.repubblica:2004-05-31;9103",
  titolo: "Regolamento lungo di prova.",
  premessa: "ATTO INVENTATO",
  articoli: {
    1: { rubrica: "Elenco", testo: `1. ${"La voce di prova si ripete. ".repeat(1400)}` },
    2: { rubrica: "Fine", testo: `1. Il regolamento vale ${years}.` },
  },
});

/** Projects of the sample that are kept. */
const PROJECTS = /;(?:Z11B22000001000|Z12B22000002000);/;

/**
 * Writes the data folder from which `npm run generate` makes a tree of the fixture.
 *
 * @param long whether the act is there whose articles have files of their own
 * @example writeFixtureData("data", true); await generateHere({ data: "data", out: "tree" })
 */
export function writeFixtureData(folder: string, long: boolean): void {
  const sample = (name: string) => readFileSync(path.join(SAMPLE, "pnrr", name), "utf8").split("\n");
  writeFiles(folder, [
    ["fonti.json", JSON.stringify(FONTI)],
    ["norme/legge-originale.xml", actXml(LAW_BEFORE)],
    ["norme/legge-vigente.xml", actXml(LAW_NOW)],
    ["norme/decreto.xml", actXml(DECREE)],
    ...["Progetti", "Localizzazione", "Gare", "Aggiudicatari_Gare"].map((table): [string, string] => {
      const [head = "", ...lines] = sample(`PNRR_${table}.csv`);
      return [`pnrr/PNRR_${table}.csv`, `${[head, ...lines.filter((line) => PROJECTS.test(line))].join("\n")}\n`];
    }),
  ]);
  if (long)
    writeFiles(folder, [
      ["norme/regolamento-originale.xml", actXml(longAct("ORIGINAL", "un anno"))],
      ["norme/regolamento-vigente.xml", actXml(longAct("CONSOLIDATED/20080201", "((due anni))"))],
    ]);
  copySync(path.join(SAMPLE, "parlamento"), path.join(folder, "parlamento"));
}
