/** The whole file of an artificial act: Akoma Ntoso as Normattiva exports it. */

import { articoliDi } from "./articoli.ts";
import type { AttoSintetico } from "./atti.ts";
import { indirizzo, ref, rifPassivo, urnDi } from "./citare.ts";
import { inWords } from "./giorni.ts";
import type { Misura } from "./misure.ts";
import type { Segnali } from "./segnali.ts";

const NAMESPACES =
  'xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0" xmlns:eli="http://data.europa.eu/eli/ontology#" xmlns:gu="http://www.gazzettaufficiale.it/eli/" xmlns:na="http://www.normattiva.it/eli/" xmlns:nakn="http://normattiva.it/akn/vocabulary" xmlns:nrdfa="http://www.normattiva.it/rdfa/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** The date of the version: that of the last change, `null` for an act that nobody changed. */
export function versioneDi({ eventi }: Segnali): string | null {
  const dates = eventi.map((event) => /date="([^"]*)"/.exec(event)![1]!);
  return dates.sort().at(-1) ?? null;
}

/** Addresses of the act in Normattiva: `eli/id/2005/05/16/005G0104/CONSOLIDATED/20250130`. */
function eliDi({ gazzetta, codice }: AttoSintetico, versione: string | null): string {
  const suffix = versione === null ? "ORIGINAL" : `CONSOLIDATED/${versione.replaceAll("-", "")}`;
  return `eli/id/${gazzetta.replaceAll("-", "/")}/${codice}/${suffix}`;
}

function identification(atto: AttoSintetico, versione: string | null): string {
  const [address, eli] = [indirizzo(atto), eliDi(atto, versione)];
  const expression = `${address}/ita@${versione ?? atto.gazzetta}`;
  const about = eli.replace(/^eli/, "na:");
  return `<identification source="">
<FRBRWork>
<FRBRthis value="${address}/!main"/>
<FRBRuri value="${address}"/>
<FRBRalias name="urn:nir" value="${urnDi(atto)}"/>
<FRBRalias name="eli" value="${eli}"/>
<FRBRdate date="${atto.data}" name=""/>
<FRBRauthor as="#author" href=""/>
<preservation><nrdfa:eli about="${about}" aknrelname="${eli}">
<nrdfa:span property="rdf:type" resource="eli:LegalResource"/>
<nrdfa:span content="${escaped(atto.titolo)}. (${atto.codice}) " lang="it" property="eli:title" xml:lang="it"/>
<nrdfa:span content="${atto.codice}" property="eli:id_local"/>
<nrdfa:span property="eli:type_document" resource="gu:tables/resource-type#${atto.denominazione}"/>
<nrdfa:span content="${atto.data}" datatype="xsd:date" property="eli:date_document"/>
<nrdfa:span property="eli:version" resource="gu:tables/versions#ORIGINAL"/>
</nrdfa:eli></preservation>
<FRBRcountry value="it"/>
</FRBRWork>
<FRBRExpression>
<FRBRthis value="${expression}/!main"/>
<FRBRuri value="${expression}"/>
<FRBRdate date="${versione ?? atto.gazzetta}" name=""/>
<FRBRauthor as="#author" href=""/>
<FRBRlanguage language="ita"/>
</FRBRExpression>
<FRBRManifestation>
<FRBRthis value="${expression}/!main.xml"/>
<FRBRuri value="${expression}.xml"/>
<FRBRdate date="${atto.data}" name=""/>
<FRBRauthor as="#author" href=""/>
</FRBRManifestation>
</identification>`;
}

function meta(atto: AttoSintetico, segnali: Segnali): string {
  const { attive, eventi, riferimenti } = segnali;
  const analysis = attive.length > 0 ? `<activeModifications>\n${attive.join("\n")}\n</activeModifications>` : "";
  return `<meta>
${identification(atto, versioneDi(segnali))}
<publication date="${atto.gazzetta}" name="" number="${1 + (atto.indice % 300)}" showAs=""/>
<lifecycle source=""><eventRef date="${atto.gazzetta}" eId="eventRef_0" source="ro1"/>
${eventi.join("\n")}</lifecycle>
<analysis source="">${analysis}</analysis>
<references source=""><original eId="ro1" href="${rifPassivo(atto)}" showAs=""/>
${riferimenti.join("\n")}</references>
</meta>`;
}

function preface(atto: AttoSintetico, { conversione }: Segnali): string {
  const converted = conversione
    ? `\n\nDecreto-Legge convertito con modificazioni dalla ${ref(conversione, "content__ref_1")} (in G.U. ${conversione.gazzetta.split("-").reverse().join("/")}, n. 1)`
    : "";
  return `<preface><p><docType>${atto.denominazione}</docType> <docDate date="${atto.data}">${inWords(atto.data)}</docDate> <docNumber>${atto.numero}</docNumber> <docTitle>${escaped(atto.titolo)}. (${atto.codice})
</docTitle></p>
<p><authorialNote eId="atn1" placement="bottom"><p>Entrata in vigore del provvedimento: ${atto.gazzetta.split("-").reverse().join("/")}${converted}</p></authorialNote></p></preface>`;
}

/**
 * The XML of an act.
 *
 * @param atti all acts of the corpus
 * @example attoXml(atto, misura, segnali, atti, "1").startsWith("<?xml") // true
 */
export function attoXml(
  atto: AttoSintetico,
  misura: Misura,
  segnali: Segnali,
  atti: readonly AttoSintetico[],
  seme: string,
): string {
  return `<?xml version="1.0" encoding="UTF-8"?><akomaNtoso ${NAMESPACES}>
<act name="monovigente">
${meta(atto, segnali)}
${preface(atto, segnali)}
<preamble><formula name="formulaInizialePreambolo"><p>ATTO ARTIFICIALE</p></formula></preamble>
<body>
${articoliDi(atto, misura, segnali, atti, seme)}
</body>
<conclusions><p>Dato per prova, addi' ${inWords(atto.data)}</p></conclusions>
</act>
</akomaNtoso>
`;
}
