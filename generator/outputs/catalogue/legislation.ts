/**
 * An act as linked data: the ontology of the European Legislation Identifier (http://data.europa.eu/eli/ontology) and schema.org
 * `Legislation`. The texts stay in the answer, which the document points to.
 */

import { BASE_PATH } from "../../api/operations.ts";
import type { TipoRelazione } from "../../law/relation-kinds.ts";
import type { RelazioneVista } from "../../views/norme/relations.ts";
import type { NormaBody } from "../downloads/norme.ts";

/** An act's answer with its relations. */
export interface NormaLegata extends NormaBody {
  readonly relazioni: { readonly out: readonly RelazioneVista[]; readonly in: readonly RelazioneVista[] };
}

/** The ontology's prefix is not `eli`, which begins the identifiers of acts. */
const CONTEXT = {
  eliont: "http://data.europa.eu/eli/ontology#",
  schema: "https://schema.org/",
  xsd: "http://www.w3.org/2001/XMLSchema#",
};

const EU = "http://publications.europa.eu/resource/authority/";

const CHANGES = ["changes", "changed_by"] as const;
const AMENDS = ["amends", "amended_by"] as const;

/** What the ontology calls a relation, from the act that acts and from the one it acts on. */
const PROPERTIES: Readonly<Record<TipoRelazione, readonly [out: string, into: string]>> = {
  modifica: AMENDS,
  sostituisce: AMENDS,
  inserisce: AMENDS,
  abroga: ["repeals", "repealed_by"],
  rettifica: ["corrects", "corrected_by"],
  interpreta: CHANGES,
  deroga: CHANGES,
  estende: CHANGES,
  proroga: CHANGES,
  sospende: CHANGES,
  applica: CHANGES,
  converte: CHANGES,
  amnistia: CHANGES,
  aggiorna: CHANGES,
  delega: ["basis_for", "based_on"],
  attua: ["applies", "applied_by"],
};
/** Kinds that leave the other act as it is. */
const NO_CHANGE: ReadonlySet<TipoRelazione> = new Set(["delega", "attua"]);

/** Repealing something in an act amends it; what is repealed is said to be the act only where the source says so, and not of what an event is waited for. */
function propertyOf({
  tipo,
  articolo_a,
  partizione_a,
  portata,
  decorrenza,
}: RelazioneVista): readonly [out: string, into: string] {
  const waits = decorrenza !== null && decorrenza.dal === null;
  const whole = articolo_a === null && partizione_a === null && portata === "intero" && !waits;
  return tipo === "abroga" && !whole ? AMENDS : PROPERTIES[tipo];
}

const id = (iri: string) => ({ "@id": iri });
const day = (text: string) => ({ "@type": "xsd:date", "@value": text });
const italian = (text: string) => ({ "@language": "it", "@value": text });

/** Links to other acts by property, each act once, in the order of the relations. */
function changes({ relazioni }: NormaLegata, iriOf: (eli: string, served: boolean) => string): object {
  const found: Record<string, Set<string>> = {};
  const add = (property: string, iri: string) => {
    found[property] ??= new Set();
    found[property].add(iri);
  };
  for (const relazione of relazioni.out) {
    const iri = iriOf(relazione.a, relazione.nel_corpus);
    add(`eliont:${propertyOf(relazione)[0]}`, iri);
    if (!NO_CHANGE.has(relazione.tipo)) add("schema:legislationChanges", iri);
  }
  for (const relazione of relazioni.in)
    add(`eliont:${propertyOf(relazione)[1]}`, iriOf(relazione.da, relazione.nel_corpus));
  return Object.fromEntries(Object.entries(found).map(([property, iris]) => [property, [...iris].map(id)]));
}

/**
 * The document about an act. Acts that are served are named by their address, others by their ELI.
 *
 * @param base where the tree is published, ending with a slash
 * @param versioni days of its versions, the newest first
 * @example legislationOf(body, "https://example.org/", ["2024-12-14"])["@type"] // ["eliont:LegalResource", "schema:Legislation"]
 */
export function legislationOf(
  body: NormaLegata,
  base: string,
  versioni: readonly string[],
): { readonly "@id": string; readonly "@type": string[] } {
  const { eli, tipo, titolo, data, numero, urn, pubblicazione, versione, collegamenti, articoli } = body;
  const { entrata_in_vigore } = body;
  const iriOf = (other: string, served: boolean) =>
    served ? encodeURI(`${base}${BASE_PATH.slice(1)}/norme/${other}`) : other;
  const own = iriOf(eli, true);
  const document = {
    "@context": CONTEXT,
    "@id": own,
    "@type": ["eliont:LegalResource", "schema:Legislation"],
    "eliont:id_local": eli,
    "eliont:date_document": day(data),
    "eliont:date_publication": day(pubblicazione.data),
    ...(entrata_in_vigore === null ? {} : { "eliont:first_date_entry_in_force": day(entrata_in_vigore) }),
    ...(numero === null ? {} : { "eliont:number": numero }),
    "eliont:jurisdiction": id(`${EU}country/ITA`),
    ...(versioni.length > 1
      ? {
          "eliont:has_version": versioni.map((al) => ({
            "@id": `${own}@${al}`,
            "@type": ["eliont:LegalResource", "schema:Legislation"],
            "eliont:id_local": `${eli}@${al}`,
            "eliont:version_date": day(al),
            "eliont:is_version_of": id(own),
          })),
        }
      : {}),
    "eliont:is_realized_by": {
      "@id": `${own}#testo`,
      "@type": "eliont:LegalExpression",
      "eliont:title": italian(titolo),
      "eliont:language": id(`${EU}language/ITA`),
      "eliont:version_date": day(versione.al),
    },
    "schema:name": italian(titolo),
    "schema:legislationIdentifier": [eli, urn],
    "schema:legislationType": tipo,
    "schema:legislationDate": day(data),
    "schema:datePublished": day(pubblicazione.data),
    "schema:legislationJurisdiction": "IT",
    "schema:inLanguage": "it",
    "schema:sameAs": [id(collegamenti.normattiva), id(collegamenti.gazzetta)],
    "schema:license": id(`${base}licenze.txt`),
    "schema:encoding": {
      "@id": `${own}#json`,
      "@type": "schema:MediaObject",
      "schema:encodingFormat": "application/json",
      "schema:contentUrl": id(own),
    },
    ...changes(body, iriOf),
    "eliont:has_part": articoli.map((articolo) => ({
      "@id": iriOf(articolo.eli, true),
      "@type": ["eliont:LegalResourceSubdivision", "schema:Legislation"],
      "eliont:id_local": articolo.eli,
      "eliont:is_part_of": id(own),
      "eliont:version_date": day(versione.al),
      "eliont:number": articolo.numero,
      ...(articolo.rubrica === null ? {} : { "schema:name": italian(articolo.rubrica) }),
    })),
  };
  return document;
}
