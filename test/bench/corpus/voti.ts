/** Votes of a whole legislature of both branches, artificial: the Senate's in the layout of its dump, the Chamber's as two tables. */

import { appendFileSync, closeSync, openSync, writeFileSync, writeSync } from "node:fs";
import path from "node:path";
import { ensureDirSync } from "fs-extra/esm";
import { Caso } from "./caso.ts";

/** As many as XIX had in October 2026; one in `FINALI` is final or a question of confidence. */
const SENATO = { votazioni: 8_300, membri: 205 };
const CAMERA = { votazioni: 20_000, membri: 400 };
const FINALI = 28;
/** Votes of a table of positions: 53 MB. */
const PER_FILE = 1_000;
const GRUPPI = ["ALFA", "BETA", "GAMMA", "DELTA", "M-ESE"];

const giorno = (n: number) => new Date(Date.UTC(2022, 9, 13) + n * 86_400_000).toISOString().slice(0, 10);
/** Sitting and number in it: 14 votes a sitting. */
const posto = (n: number) => [Math.floor(n / 14) + 1, (n % 14) + 1] as const;

const RDF = `<?xml version="1.0" encoding="UTF-8"?>\n<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\n`;
const osr = (name: string, value: string) =>
  value.startsWith("http")
    ? `\t<${name} xmlns="http://dati.senato.it/osr/" rdf:resource="${value}"/>\n`
    : `\t<${name} xmlns="http://dati.senato.it/osr/">${value}</${name}>\n`;

/**
 * Writes them below `parlamento/`.
 *
 * @returns how many positions there are
 */
export function scriviVoti(out: string, seme: string): number {
  const folder = path.join(out, "parlamento");
  for (const name of ["senato", "camera"]) ensureDirSync(path.join(folder, name));
  const caso = new Caso(`${seme}/voti`);
  let positions = 0;

  const dump = openSync(path.join(folder, "senato/dump-votazioni-19.rdf"), "w");
  const sittings = openSync(path.join(folder, "senato/dump-sedute-19.rdf"), "w");
  for (const file of [dump, sittings]) writeSync(file, RDF);
  const LISTS = [
    "favorevole",
    "favorevole",
    "favorevole",
    "contrario",
    "contrario",
    "inCongedoMissione",
    "presenteNonVotante",
  ];
  for (let n = 0; n < SENATO.votazioni; n++) {
    const [seduta, numero] = posto(n);
    const sitting = `http://dati.senato.it/sedutaassemblea/${seduta}`;
    if (numero === 1)
      writeSync(
        sittings,
        `<rdf:Description rdf:about="${sitting}">\n${osr("dataSeduta", giorno(seduta))}</rdf:Description>\n`,
      );
    let text = `<rdf:Description rdf:about="http://dati.senato.it/votazione/19-${seduta}-${numero}">\n`;
    const label = n % FINALI === 0 ? `Disegno di legge n. ${n + 1}. Votazione finale` : `Em. 1.${n}`;
    text += `\t<label xmlns="http://www.w3.org/2000/01/rdf-schema#">${label}</label>\n${osr("seduta", sitting)}${osr("esito", "approvato")}`;
    for (let m = 0; m < SENATO.membri; m++)
      text += osr(LISTS[caso.between(0, LISTS.length - 1)]!, `http://dati.senato.it/senatore/${900_000 + m}`);
    positions += SENATO.membri;
    writeSync(dump, `${text}</rdf:Description>\n`);
  }
  for (const file of [dump, sittings]) {
    writeSync(file, "</rdf:RDF>\n");
    closeSync(file);
  }

  const list = openSync(path.join(folder, "camera/votazioni_19.csv"), "w");
  writeSync(list, `"votazione","data","titolo","descrizione","finale","fiducia","approvato"\n`);
  const WORDS = [
    `"Favorevole",""`,
    `"Favorevole",""`,
    `"Contrario",""`,
    `"Astensione",""`,
    `"Non ha votato","In missione"`,
  ];
  for (let n = 0; n < CAMERA.votazioni; n++) {
    const [seduta, numero] = posto(n);
    const vote = `http://dati.camera.it/ocd/votazione.rdf/vs19_${seduta}_${String(numero).padStart(3, "0")}`;
    const finale = n % FINALI === 0;
    const words = finale ? `"Votazione finale","PDL ${n + 1} - VOTO FINALE",1` : `"Emendamento","EM 1.${n}",0`;
    writeSync(list, `"${vote}","${giorno(seduta).replaceAll("-", "")}",${words},0,1\n`);
    let text = n % PER_FILE === 0 ? `"votazione","deputato","espressione","info","sigla"\n` : "";
    for (let m = 0; m < CAMERA.membri; m++) {
      const deputy = `http://dati.camera.it/ocd/deputato.rdf/d${900_000 + m}_19`;
      text += `"${vote}","${deputy}",${WORDS[caso.between(0, WORDS.length - 1)]},"${GRUPPI[m % GRUPPI.length]}"\n`;
    }
    positions += CAMERA.membri;
    const file = `voti_19_${String(Math.floor(n / PER_FILE)).padStart(2, "0")}.csv`;
    appendFileSync(path.join(folder, "camera", file), text);
  }
  closeSync(list);
  const members = Array.from({ length: CAMERA.membri }, (_, m) => {
    const sigla = GRUPPI[m % GRUPPI.length];
    const gruppo = `GRUPPO ${sigla} (${sigla}) (18.10.2022`;
    return `"http://dati.camera.it/ocd/persona.rdf/p${900_000 + m}","ESEMPIO ${m}","PARLAMENTARE","${gruppo}","${sigla}"\n`;
  });
  writeFileSync(
    path.join(folder, "camera/deputati_19.csv"),
    `"persona","cognome","nome","nomeGruppo","sigla"\n${members.join("")}`,
  );
  return positions;
}
