/** Small invented acts in the official format, for tests that need versions of their own. */

/** A version of the invented law 9100 of 15 January 2020, or of another number. */
export interface ActFile {
  readonly numero?: string;
  /** What the ELI of the file ends with: `ORIGINAL`, `CONSOLIDATED/20210101`. */
  readonly version: string;
  /** Text of each article, by number; empty where the source has none. */
  readonly articoli: Readonly<Record<string, string>>;
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

const law = (numero: string) => `/akn/it/act/LEGGE/stato/2020-01-15/${numero}/!main`;

/**
 * The XML of a version. Its changes stand in notes of their articles and in the official list.
 *
 * @example actXml({ version: "ORIGINAL", articoli: { 1: "1. Testo." } }).startsWith("<?xml") // true
 */
export function actXml({
  numero = "9100",
  version,
  articoli,
  note = [],
  modificata = [],
  aggiornata = [],
}: ActFile): string {
  const listed = [...modificata, ...aggiornata];
  const events = listed.map(({ al }, i) => `<eventRef date="${al}" eId="eventRef_${i + 1}" source="rp${i + 1}"/>`);
  const passive = listed.map(({ da }, i) => `<passiveRef eId="rp${i + 1}" href="${law(da)}" showAs=""/>`);
  const notes = (n: string) =>
    modificata
      .filter(({ articolo }) => articolo === n)
      .map(({ da, comma }, i) => {
        const what = comma === undefined ? `dell'art. ${n}` : `del comma ${comma} dell'art. ${n}`;
        return `<paragraph><content><p>-----------</p><p>AGGIORNAMENTO (${i + 1})</p><p>La L. 15 gennaio 2020, n. ${da} ha disposto (con l'art. 1, comma 1) la modifica ${what}.</p></content></paragraph>`;
      })
      .join("");
  const articles = Object.entries(articoli).map(
    ([n, testo]) =>
      `<article eId="art_${n}"><num>Art. ${n}.</num><paragraph><content>${testo && `<p>${testo}</p>`}</content></paragraph>${notes(n)}</article>`,
  );
  const prefaceNotes = note.map((text) => `<p><authorialNote><p>${text}</p></authorialNote></p>`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?><akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0" xmlns:nrdfa="http://www.normattiva.it/rdfa/"><act name="monovigente"><meta><identification source=""><FRBRWork><FRBRthis value="/akn/it/act/legge/stato/2020-01-15/${numero}/!main"/><FRBRalias name="urn:nir" value="urn:nir:stato:legge:2020-01-15;${numero}"/><FRBRalias name="eli" value="eli/id/2020/01/20/20G0${numero}/${version}"/><FRBRdate date="2020-01-15" name=""/><preservation><nrdfa:eli><nrdfa:span content="Legge inventata ${numero}" property="eli:title"/><nrdfa:span content="20G0${numero}" property="eli:id_local"/><nrdfa:span property="eli:type_document" resource="gu:tables/resource-type#LEGGE"/></nrdfa:eli></preservation></FRBRWork><FRBRExpression><FRBRdate date="2020-01-20" name=""/></FRBRExpression></identification><publication date="2020-01-20" name="" number="15" showAs=""/><lifecycle source=""><eventRef date="2020-01-20" eId="eventRef_0" source="ro1"/>${events.join("")}</lifecycle><analysis source=""/><references source=""><original eId="ro1" href="${law(numero)}" showAs=""/>${passive.join("")}</references></meta><preface><p><docType>LEGGE</docType> <docDate date="2020-01-15">15 gennaio 2020</docDate> <docNumber>${numero}</docNumber> <docTitle>Legge inventata ${numero}</docTitle></p>${prefaceNotes}</preface><body>${articles.join("")}</body></act></akomaNtoso>`;
}

/** Sources of a data folder, of the day that its acts were extracted. */
export const fontiOf = (day: string): string =>
  JSON.stringify([
    {
      ...{ area: "norme", nome: "Atti inventati", url: "https://example.org/norme", licenza: "CC0-1.0" },
      ...{ attribuzione: "Atti inventati", estratto_il: day },
    },
  ]);
