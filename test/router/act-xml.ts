/** Invented acts in the official format, for tests that need acts of their own. */

/** A version of the invented law 9100 of 15 January 2020, or of another act. */
export interface ActFile {
  /** Type of the act, as its preface has it. */
  readonly denominazione?: string;
  readonly data?: string;
  readonly numero?: string;
  readonly titolo?: string;
  /** By default that of the state, its type, date and number. */
  readonly urn?: string;
  readonly codice?: string;
  /** Day of the Gazzetta. */
  readonly gazzetta?: string;
  /** What the ELI of the file ends with: `ORIGINAL`, `CONSOLIDATED/20210101`. */
  readonly version?: string;
  /** Text of each article, by number; empty where the source has none. A map keeps its order. */
  readonly articoli: Readonly<Record<string, string>> | ReadonlyMap<string, string>;
  /** Notes of the preface. */
  readonly note?: readonly string[];
  /** What changed the act: number of a law of the same day, article, comma, day. */
  readonly modificata?: readonly {
    readonly da: string;
    readonly articolo: string;
    readonly comma?: string;
    readonly al: string;
  }[];
  /** Acts that change this one, of which the file says no more. */
  readonly aggiornata?: readonly { readonly da: string; readonly al: string }[];
}

/** The ELI of an invented law. */
export const eliOf = (numero: string) => `eli:/it/legge/2020/01/15/${numero}`;

/** By default five days after the date of most acts. */
const published = (data: string) => (data.slice(8) < "20" ? `${data.slice(0, 8)}20` : data);

/**
 * The XML of a version. Its changes stand in notes of their articles and in the official list.
 *
 * @example actXml({ articoli: { 1: "1. Testo." } }).startsWith("<?xml") // true
 */
export function actXml({
  denominazione = "LEGGE",
  data = "2020-01-15",
  numero = "9100",
  titolo = `Legge inventata ${numero}`,
  urn = `urn:nir:stato:${denominazione.toLowerCase().replaceAll(" ", ".")}:${data}${numero && `;${numero}`}`,
  codice = `${data.slice(2, 4)}G0${numero}`,
  gazzetta = published(data),
  version = "ORIGINAL",
  articoli,
  note = [],
  modificata = [],
  aggiornata = [],
}: ActFile): string {
  const akn = (n: string) => `/akn/it/act/${denominazione.replaceAll(" ", "_")}/stato/${data}/${n}/!main`;
  const listed = [...modificata, ...aggiornata];
  const events = listed.map(({ al }, i) => `<eventRef date="${al}" eId="eventRef_${i + 1}" source="rp${i + 1}"/>`);
  const passive = listed.map(({ da }, i) => `<passiveRef eId="rp${i + 1}" href="${akn(da)}" showAs=""/>`);
  const notes = (n: string) =>
    modificata
      .filter(({ articolo }) => articolo === n)
      .map(({ da, comma }, i) => {
        const what = comma === undefined ? `dell'art. ${n}` : `del comma ${comma} dell'art. ${n}`;
        return `<paragraph><content><p>-----------</p><p>AGGIORNAMENTO (${i + 1})</p><p>La L. 15 gennaio 2020, n. ${da} ha disposto (con l'art. 1, comma 1) la modifica ${what}.</p></content></paragraph>`;
      })
      .join("");
  const articles = [...(articoli instanceof Map ? articoli : Object.entries(articoli))].map(
    ([n, testo]) =>
      `<article eId="art_${n}"><num>Art. ${n}.</num><paragraph><content>${testo && `<p>${testo}</p>`}</content></paragraph>${notes(n)}</article>`,
  );
  const prefaceNotes = note.map((text) => `<p><authorialNote><p>${text}</p></authorialNote></p>`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?><akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0" xmlns:nrdfa="http://www.normattiva.it/rdfa/"><act name="monovigente"><meta><identification source=""><FRBRWork><FRBRthis value="${akn(numero)}"/><FRBRalias name="urn:nir" value="${urn}"/><FRBRalias name="eli" value="eli/id/${gazzetta.replaceAll("-", "/")}/${codice}/${version}"/><FRBRdate date="${data}" name=""/><preservation><nrdfa:eli><nrdfa:span content="${titolo}" property="eli:title"/><nrdfa:span content="${codice}" property="eli:id_local"/><nrdfa:span property="eli:type_document" resource="gu:tables/resource-type#${denominazione}"/></nrdfa:eli></preservation></FRBRWork><FRBRExpression><FRBRdate date="${gazzetta}" name=""/></FRBRExpression></identification><publication date="${gazzetta}" name="" number="15" showAs=""/><lifecycle source=""><eventRef date="${gazzetta}" eId="eventRef_0" source="ro1"/>${events.join("")}</lifecycle><analysis source=""/><references source=""><original eId="ro1" href="${akn(numero)}" showAs=""/>${passive.join("")}</references></meta><preface><p><docType>${denominazione}</docType> <docDate date="${data}">${data}</docDate> <docNumber>${numero}</docNumber> <docTitle>${titolo}</docTitle></p>${prefaceNotes}</preface><body>${articles.join("")}</body></act></akomaNtoso>`;
}

/** Sources of a data folder, of the day that its acts were extracted. */
export const fontiOf = (day: string): string =>
  JSON.stringify([
    {
      ...{ area: "norme", nome: "Atti inventati", url: "https://example.org/norme", licenza: "CC0-1.0" },
      ...{ attribuzione: "Atti inventati", estratto_il: day },
    },
  ]);
