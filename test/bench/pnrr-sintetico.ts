/**
 * Writes an invented PNRR input of national size (June 2026: 291,000 projects, 283,000 tenders, 231,000 awards, 348,000
 * locations, about 560 MB) in today's layout.
 *
 *   node .build/pnrr-sintetico.js <data folder> [scale, 1 by default]
 */

import { createWriteStream } from "node:fs";
import path from "node:path";
import { ensureDirSync } from "fs-extra/esm";

const PROGETTI = 291_000;
const GARE = 283_000;
const AGGIUDICATARI = 231_000;
const LUOGHI = 348_000;

/** Numbers that look random and are the same on every run. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const SETTORI = [
  "INFRASTRUTTURE SOCIALI",
  "SERVIZI PER LA P.A. E PER LA COLLETTIVITA'",
  "INFRASTRUTTURE DI TRASPORTO",
  "RICERCA SVILUPPO TECNOLOGICO ED INNOVAZIONE",
  "INFRASTRUTTURE AMBIENTALI E RISORSE IDRICHE",
  "SERVIZI ALLE IMPRESE",
  "INFRASTRUTTURE DEL SETTORE ENERGETICO",
  "",
];

const HEADERS = {
  PNRR_Progetti:
    "Programma;Missione;Descrizione Missione;Componente;Descrizione Componente;ID Misura;Codice Univoco Misura;Descrizione Misura;ID Submisura;Codice CID;Codice Univoco Submisura;Descrizione Submisura;Amministrazione Titolare;Codice Identificativo Procedura di Attivazione;Titolo Procedura;Tipologia Procedura di Attivazione;CUP;Codice Locale Progetto;Stato CUP;Stato Avanzamento Progetto;CUP Codice Natura;CUP Descrizione Natura;CUP Codice Tipologia;CUP Descrizione Tipologia;CUP Codice Settore;CUP Descrizione Settore;CUP Codice Sottosettore;CUP Descrizione Sottosettore;CUP Codice Categoria;CUP Descrizione Categoria;Titolo Progetto;Sintesi Progetto;Descrizione Tipo Aiuto;Finanziamento - Stato;Finanziamento Stato - Bilancio;Finanziamento Stato - FOI;Finanziamento Prosecuzione Opere Pubbliche - FPOP;Finanziamento UE (Diverso da PNRR);Finanziamento Regione;Finanziamento Provincia;Finanziamento Comune;Finanziamento Altro Pubblico;Finanziamento Privato;Finanziamento da Reperire;Finanziamento PNRR;Finanziamento PNC;Altri Fondi;Finanziamento Totale;Finanziamento Totale Pubblico;Finanziamento Totale Pubblico Netto;Soggetto Attuatore;Codice Fiscale Soggetto Attuatore;Flag Progetti in Essere;Data Inizio Progetto Prevista;Data Inizio Progetto Effettiva;Data Fine Progetto Prevista;Data Fine Progetto Effettiva;Data di Estrazione;Data Ultima Validazione;Esito Ultima Validazione;Codice Fase Iter di Progetto;Descrizione Fase Iter di Progetto;Stato Fase Iter di Progetto",
  PNRR_Gare:
    "Codice Univoco Submisura;Descrizione Submisura;Descrizione Procedura di Aggiudicazione;CUP;Codice Locale Progetto;CIG;CIG Accordo Quadro;Codice Procedura Utente;Modalità di Realizzazione;Codice Interno PDA;Oggetto Principale del Contratto;Oggetto Gara;Data Pubblicazione del CIG;Codice Motivo Assenza CIG;Descrizione Motivo Assenza CIG;Importo Complessivo Gara;Importo Aggiudicazione;Data Aggiudicazione Definitiva;Data di Estrazione",
  PNRR_Aggiudicatari_Gare:
    "Codice Univoco Submisura;Descrizione Submisura;CUP;Codice Locale Progetto;CIG;Codice interno PDA;Codice Fiscale/P.IVA;Denominazione Aggiudicatario;Ruolo Soggetto;Descrizione Ruolo Soggetto;Forma Giuridica Aggiudicatario;Descrizione Forma Giuridica Aggiudicatario;Codice ATECO Aggiudicatario;Codice Procedura Utente;Data di Estrazione",
  PNRR_Localizzazione:
    "Codice Univoco Submisura;Descrizione Submisura;CUP;Codice Locale Progetto;Regione;Descrizione Regione;Provincia;Descrizione Provincia;Comune;Descrizione Comune;Indirizzo;CAP;Percentuale di Localizzazione;Data di Estrazione",
} as const;

type Row = Readonly<Record<string, string | number>>;

async function write(
  folder: string,
  name: keyof typeof HEADERS,
  rows: number,
  rowOf: (i: number) => Row,
): Promise<void> {
  const columns = HEADERS[name].split(";");
  const out = createWriteStream(path.join(folder, `${name}.csv`));
  const put = (text: string) =>
    out.write(text) ? undefined : new Promise<void>((done) => out.once("drain", () => done()));
  await put(`\uFEFF${HEADERS[name]}\r\n`);
  let lines: string[] = [];
  for (let i = 0; i < rows; i++) {
    const row: Row = { "Data di Estrazione": "13/06/2026", ...rowOf(i) };
    lines.push(columns.map((c) => quoted(String(row[c] ?? ""))).join(";"));
    if (lines.length < 2000 && i < rows - 1) continue;
    await put(`${lines.join("\r\n")}\r\n`);
    lines = [];
  }
  await new Promise<void>((done) => out.end(done));
}

const quoted = (cell: string) => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const digits = (n: number, width: number) => String(n).padStart(width, "0");
const project = (i: number) => ({
  CUP: `E${digits(i % 100, 2)}B21${digits(i, 9)}`,
  "Codice Locale Progetto": `LOCALE-${digits(i, 8)}`,
  "Codice Univoco Submisura": `M${1 + (i % 7)}C${1 + (i % 3)}I${1 + (i % 5)}.01.0${i % 9}`,
  "Descrizione Submisura": "Descrizione di una submisura di esempio, lunga quanto quelle vere",
});
const amount = (cents: number) =>
  `${Math.floor(cents / 100)},${digits(cents % 100, 2)}`.replace(/,?0+$/, (z) => (z.includes(",") ? "" : z));

async function main(data: string, scale: number): Promise<void> {
  const folder = path.join(data, "pnrr");
  ensureDirSync(folder);
  const pick = sequence(20260613);
  const projects = Math.round(PROGETTI * scale);
  const tenders = Math.round(GARE * scale);
  await write(folder, "PNRR_Progetti", projects, (i) => {
    const cents = (1 + pick(1_000_000)) * (1 + pick(300)) * 7;
    return {
      ...project(i),
      Programma: "PNRR",
      "Descrizione Missione": "Missione di esempio, con una descrizione di lunghezza ordinaria",
      "Descrizione Componente": "Componente di esempio, con una descrizione di lunghezza ordinaria",
      "Descrizione Misura": "Misura di esempio, con una descrizione di lunghezza ordinaria",
      "Amministrazione Titolare": "MINISTERO DI ESEMPIO",
      "CUP Descrizione Settore": SETTORI[pick(SETTORI.length)]!,
      "Titolo Progetto": `Progetto di esempio ${digits(i, 6)} ${i % 11 === 0 ? '"con virgolette"; e separatori' : "senza sorprese"}`,
      "Sintesi Progetto": `Sintesi di esempio ${i}: ${"testo che occupa lo spazio di una sintesi vera ".repeat(8)}`,
      "Finanziamento PNRR": amount(cents),
      "Finanziamento Comune": i % 9 === 0 ? amount(cents / 7) : "0",
      "Finanziamento Totale": amount(cents + (i % 9 === 0 ? cents / 7 : 0)),
      "Soggetto Attuatore": `COMUNE DI ESEMPIO ${digits(i % 14_000, 5)}`,
      "Codice Fiscale Soggetto Attuatore": 1_000_000 + (i % 14_000),
    };
  });
  const shared = (i: number) => (i % 8 === 0 ? "" : `B${digits(Math.floor(i * 0.97), 9)}`);
  // Tenders crowd on about a fifth of the projects, as in the real files.
  const tenderProject = (i: number) => project(Math.floor((i * 0.22 * projects) / tenders) * 4);
  await write(folder, "PNRR_Gare", tenders, (i) => ({
    ...tenderProject(i),
    CIG: shared(i),
    "Codice Interno PDA": 5_000_000_000 + i,
    "Oggetto Gara": `SERVIZIO DI ESEMPIO NUMERO ${digits(i, 6)} ${i % 13 === 0 ? 'DETTO "ESEMPIO"' : ""} PER LAVORI, FORNITURE E SERVIZI DI PROVA`,
    "Importo Complessivo Gara": amount(1000 + pick(90_000_000)),
    "Importo Aggiudicazione": i % 4 === 0 ? "0" : amount(1000 + pick(90_000_000)),
  }));
  await write(folder, "PNRR_Aggiudicatari_Gare", Math.round(AGGIUDICATARI * scale), (i) => {
    const masked = i % 6 === 0;
    const company = pick(60_000);
    return {
      ...tenderProject(i),
      CIG: shared(i),
      "Codice interno PDA": 5_000_000_000 + i,
      "Codice Fiscale/P.IVA": masked ? "****************" : 10_000_000_000 + company,
      "Denominazione Aggiudicatario": masked ? `PERSONA FISICA ${i}` : `AZIENDA ESEMPIO ${company} S.R.L.`,
      "Descrizione Ruolo Soggetto": "IMPRESA SINGOLA",
      "Descrizione Forma Giuridica Aggiudicatario": "Società a responsabilità limitata",
    };
  });
  await write(folder, "PNRR_Localizzazione", Math.round(LUOGHI * scale), (i) => ({
    ...project(i % projects),
    Regione: digits(1 + (i % 20), 3),
    "Descrizione Regione": `REGIONE ESEMPIO ${1 + (i % 20)}`,
    Provincia: digits(i % 107, 3),
    "Descrizione Provincia": `PROVINCIA ESEMPIO ${i % 107}`,
    Comune: digits(i % 300, 3),
    "Descrizione Comune": `COMUNE DI ESEMPIO ${i % 7900}`,
    CAP: digits(i % 98_000, 5),
    "Percentuale di Localizzazione": i >= projects || i < LUOGHI * scale - projects ? "33,33" : "100",
  }));
}

const [data, scale = "1"] = process.argv.slice(2);
if (data === undefined) {
  process.stderr.write("uso: pnrr-sintetico <cartella dei dati> [scala]\n");
  process.exitCode = 2;
} else await main(data, Number(scale));
