/** Good official files as small as they can be, for inputs that have one fault. */

/** The parts of an act that an input may spoil. */
export interface ActParts {
  readonly number?: string;
  readonly code?: string;
  readonly date?: string;
  readonly type?: string;
  readonly published?: string;
  readonly body?: string;
  readonly title?: string;
  readonly analysis?: string;
}

export const AKN = "http://docs.oasis-open.org/legaldocml/ns/akn/3.0";

/**
 * An act of Normattiva; each number is an act of its own.
 *
 * @example act({ number: "7001" }) // "<?xml version="1.0" encoding="UTF-8"?><akomaNtoso ..."
 */
export function act({
  number = "7000",
  code = `098X${number}`,
  date = "1998-02-03",
  type = "LEGGE",
  published = "1998-02-10",
  title = "Atto di esempio",
  analysis = "",
  body = `<article eId="art_1"><num>Art. 1.</num><paragraph eId="art_1__para_1"><num>1.</num><content><p>Testo di esempio.</p></content></paragraph></article>`,
}: ActParts): string {
  const urn = `urn:nir:stato:${type.toLowerCase().replaceAll(" ", ".")}:${date};${number}`;
  return `<?xml version="1.0" encoding="UTF-8"?><akomaNtoso xmlns="${AKN}" xmlns:nrdfa="http://www.normattiva.it/rdfa/"><act><meta><identification source=""><FRBRWork><FRBRalias name="urn:nir" value="${urn}"/><FRBRalias name="eli" value="eli/id/${published.replaceAll("-", "/")}/${code}/ORIGINAL"/><FRBRdate date="${date}" name=""/><preservation><nrdfa:span content="${title}" property="eli:title"/><nrdfa:span content="${code}" property="eli:id_local"/><nrdfa:span property="eli:type_document" resource="x#${type}"/></preservation></FRBRWork></identification><publication date="${published}" number="33"/>${analysis}</meta><body>${body}</body></act></akomaNtoso>`;
}

const OSR = "http://dati.senato.it/osr/";

/** The parts of a reading that an input may spoil. */
export interface ReadingParts {
  readonly id: number;
  readonly number: string;
  readonly legislature?: string;
  readonly bill?: string;
  readonly title?: string;
  readonly state?: string;
  readonly day?: string;
  readonly more?: string;
}

/**
 * A dump of some readings, or of whatever blocks are given.
 *
 * @example dump(reading({ id: 97001, number: "S.9701" }))
 */
export const dump = (...blocks: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="${OSR}">${blocks.join("\n")}</rdf:RDF>\n`;

/**
 * One reading of a bill, as blocks of a dump.
 *
 * @example reading({ id: 97001, number: "S.9701" })
 */
export function reading({
  id,
  number,
  legislature = "99",
  bill = String(id),
  title = "Titolo di esempio",
  state = "assegnato (no esame)",
  day = "2025-03-10",
  more = "",
}: ReadingParts): string {
  const fields: Readonly<Record<string, string>> = {
    legislatura: legislature,
    idDdl: bill,
    idFase: String(id),
    fase: number,
    ramo: number.startsWith("C") ? "C" : "S",
    titolo: title,
    natura: "ordinaria",
    presentatoTrasmesso: "presentato",
    dataPresentazione: day,
    statoDdl: state,
    dataStatoDdl: day,
  };
  const written = Object.entries(fields).map(([name, value]) => `<${name}>${value}</${name}>`);
  return `<rdf:Description rdf:about="http://dati.senato.it/ddl/${id}"><rdf:type rdf:resource="${OSR}Ddl"/>${written.join("")}${more}</rdf:Description>`;
}

const COLUMNS = {
  progetti:
    "Codice Univoco Submisura;CUP;Codice Locale Progetto;CUP Descrizione Settore;Titolo Progetto;Finanziamento PNRR;Finanziamento Totale;Data di Estrazione",
  gare: "Codice Univoco Submisura;CUP;Codice Locale Progetto;CIG;Codice Interno PDA;Oggetto Gara;Importo Complessivo Gara;Importo Aggiudicazione;Data di Estrazione",
} as const;

/**
 * A table of Italia Domani.
 *
 * @param rows lines as they stand in the file
 * @example csv("progetti", [project("1")])
 */
export const csv = (table: keyof typeof COLUMNS, rows: readonly string[], end = "\r\n"): string =>
  `\uFEFF${[COLUMNS[table], ...rows].join(end)}${end}`;

/** The parts of a project that an input may spoil. */
export interface ProjectParts {
  readonly cup?: string;
  readonly title?: string;
  readonly funds?: string;
  readonly day?: string;
}

/**
 * The row of a project; each number is one of its own.
 *
 * @example project(1, { funds: "-5" })
 */
export function project(
  n: number,
  { cup, title = "Progetto", funds = "10,50", day = "13/06/2026" }: ProjectParts = {},
) {
  const own = cup ?? `Z77B${String(n).padStart(11, "0")}`;
  return `M1C1I1.01.00;${own};OSTILE-${n};SETTORE DI ESEMPIO;${title};${funds};${funds};${day}`;
}

const DEPUTIES = "persona,cognome,nome,nomeGruppo,sigla";

/**
 * The table of deputies.
 *
 * @example deputies(deputy(977001))
 */
export const deputies = (...rows: readonly string[]): string => `${[DEPUTIES, ...rows].join("\n")}\n`;

/**
 * The row of a deputy.
 *
 * @example deputy(977001)
 */
export const deputy = (n: number | string, group = "GRUPPO DI ESEMPIO ALFA (ALFA) (19.03.2025"): string =>
  `"http://dati.camera.it/ocd/persona.rdf/p${n}","OSTILE ${n}","ESEMPIO","${group}","ALFA"`;

/**
 * The text of a bill.
 *
 * @example bill("La legge 7 agosto 1990, n. 241, è abrogata.")
 */
export const bill = (text: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><an:akomaNtoso xmlns:an="${AKN}/CSD03"><an:bill><an:meta><an:identification><an:FRBRWork><an:FRBRsubtype value="DDLPRES"/></an:FRBRWork></an:identification></an:meta><an:body><an:article id="w1"><an:num>1</an:num><an:paragraph id="w1p1"><an:num>1</an:num><an:content><an:p>${text}</an:p></an:content></an:paragraph></an:article></an:body></an:bill></an:akomaNtoso>`;
