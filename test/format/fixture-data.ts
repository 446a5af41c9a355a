/** The input of the fixture beside `generator/format/FORMAT.md`: three invented acts, two projects and the Parliament of the sample. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { copySync } from "fs-extra/esm";
import { SAMPLE } from "../data-raw/read-sample.ts";
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

interface Act {
  readonly denominazione: string;
  /** Type in a URN and in the folder of a reference. */
  readonly urn: string;
  readonly data: string;
  /** Day that its URN says, where that is another one. */
  readonly urnData?: string;
  readonly numero: string;
  readonly titolo: string;
  readonly codice: string;
  /** Day of the Gazzetta. */
  readonly gazzetta: string;
  /** What stands before the articles. */
  readonly premessa?: string;
  /** Day of the version; absent of the text as it was published. */
  readonly al?: string;
  /** Articles: number, heading, text, note. */
  readonly articoli: readonly (readonly [numero: string, rubrica: string, testo: string, nota?: string])[];
  /** Changes that the act makes: elements of `activeModifications`. */
  readonly attive?: string;
  /** Acts that change it: elements of `references`. */
  readonly passive?: string;
}

function actXml(act: Act): string {
  const { denominazione, urn, data, urnData = data, numero, titolo, codice, gazzetta, al } = act;
  const { premessa = "ATTO INVENTATO", articoli, attive = "", passive = "" } = act;
  const version = al === undefined ? "ORIGINAL" : `CONSOLIDATED/${al.replaceAll("-", "")}`;
  const articles = articoli.map(
    ([n, rubrica, testo, nota = ""]) =>
      `<article eId="art_${n}"><num>Art. ${n}.</num><heading>${rubrica}</heading><paragraph eId="art_${n}__para_1"><num>1.</num><content><p>${testo}</p></content></paragraph>${nota}</article>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0" xmlns:nrdfa="http://www.normattiva.it/rdfa/" xmlns:nakn="http://normattiva.it/akn/vocabulary">
<act name="monovigente"><meta><identification source="">
<FRBRWork><FRBRalias name="urn:nir" value="urn:nir:stato:${urn}:${urnData};${numero}"/><FRBRalias name="eli" value="eli/id/${gazzetta.replaceAll("-", "/")}/${codice}/${version}"/><FRBRdate date="${data}" name=""/><preservation><nrdfa:eli>
<nrdfa:span content="${titolo} (${codice})" property="eli:title"/><nrdfa:span content="${codice}" property="eli:id_local"/><nrdfa:span property="eli:type_document" resource="gu:tables/resource-type#${denominazione}"/><nrdfa:span property="eli:version" resource="gu:tables/versions#${version.split("/")[0]}"/>
</nrdfa:eli></preservation></FRBRWork><FRBRExpression><FRBRdate date="${al ?? gazzetta}" name=""/></FRBRExpression></identification>
<publication date="${gazzetta}" name="" number="1" showAs=""/><analysis source=""><activeModifications>${attive}</activeModifications></analysis><references source="">${passive}</references></meta>
<preface><p><docType>${denominazione}</docType> <docDate date="${data}">${data}</docDate> <docNumber>${numero}</docNumber> <docTitle>${titolo} (${codice})</docTitle></p></preface>
<preamble><formula name="prova"><p>${premessa}</p></formula></preamble>
<body>${articles.join("\n")}</body></act></akomaNtoso>
`;
}

const LAW = {
  denominazione: "LEGGE",
  urn: "legge",
  data: "2001-03-15",
  numero: "9101",
  titolo: "Disciplina delle biblioteche di prova.",
  codice: "001X9101",
  gazzetta: "2001-03-20",
};
const FIRST = ["1", "Oggetto", "La legge disciplina le biblioteche di prova, per città."] as const;
const LAW_BEFORE: Act = { ...LAW, articoli: [FIRST, ["2", "Orario", "Le biblioteche aprono di mattina."]] };
const RULING =
  "La Corte Costituzionale, con sentenza 3 - 17 giugno 2008, n. 9901 (in G.U. 1a s.s. 25/06/2008, n. 27), ha dichiarato l'illegittimita' costituzionale del presente articolo nella parte in cui non comprende le biblioteche di notte.";
const NOTE = `<paragraph><content><p>-----------</p><p>AGGIORNAMENTO (2)</p><p> ${RULING}</p></content></paragraph>`;
const LAW_NOW: Act = {
  ...LAW,
  al: "2010-05-18",
  articoli: [
    [FIRST[0], FIRST[1], `${FIRST[2]} (2)`, NOTE],
    ["2", "Orario", "Le biblioteche aprono ((di sera)). (1)"],
    ["2-bis", "Prestito", "((Il prestito dura trenta giorni.))"],
  ],
  passive: '<passiveRef eId="rp1" href="/akn/it/act/DECRETO_LEGISLATIVO/stato/2010-04-20/9102/!main" showAs=""/>',
};
const DECREE: Act = {
  denominazione: "DECRETO LEGISLATIVO",
  urn: "decreto.legislativo",
  data: "2010-04-20",
  numero: "9102",
  titolo: "Orario delle biblioteche di prova.",
  codice: "010X9102",
  gazzetta: "2010-05-03",
  premessa: "ATTO INVENTATO. Vista la direttiva 2009/901/CE;",
  articoli: [["1", "Modifiche", "All'articolo 2 della legge 15 marzo 2001, n. 9101, l'orario è mutato."]],
  attive: ["2", "2-bis"]
    .map(
      (n) =>
        `<textualMod eId="amod_${n}" type="insertion"><source href="urn:nir:stato:decreto.legislativo:2010-04-20;9102#1"/><destination href="urn:nir:stato:legge:2001-03-15;9101#${n}"/><new><nakn:text>ha disposto (con l'art. 1, comma 1) la modifica dell'art. ${n}.</nakn:text></new></textualMod>`,
    )
    .join(""),
};
/** Of an act whose answer is more than 36 KiB the articles have files of their own. */
const LONG = {
  denominazione: "DECRETO DEL PRESIDENTE DELLA REPUBBLICA",
  urn: "decreto.del.presidente.della.repubblica",
  data: "2004-06-01",
  urnData: "2004-05-31",
  numero: "9103",
  titolo: "Regolamento lungo di prova.",
  codice: "004X9103",
  gazzetta: "2004-06-10",
};
const LONG_FIRST = ["1", "Elenco", "La voce di prova si ripete. ".repeat(1400)] as const;
const LONG_BEFORE: Act = { ...LONG, articoli: [LONG_FIRST, ["2", "Fine", "Il regolamento vale un anno."]] };
const LONG_NOW: Act = {
  ...LONG,
  al: "2008-02-01",
  articoli: [LONG_FIRST, ["2", "Fine", "Il regolamento vale ((due anni))."]],
};

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
      ["norme/regolamento-originale.xml", actXml(LONG_BEFORE)],
      ["norme/regolamento-vigente.xml", actXml(LONG_NOW)],
    ]);
  copySync(path.join(SAMPLE, "parlamento"), path.join(folder, "parlamento"));
}
