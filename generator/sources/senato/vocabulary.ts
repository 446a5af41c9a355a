/** The part of the Senate's vocabulary that is read; everything else in a dump is passed over. */

const OSR = "http://dati.senato.it/osr/";
const OCD = "http://dati.camera.it/ocd/";
const FOAF = "http://xmlns.com/foaf/0.1/";
const RDFS = "http://www.w3.org/2000/01/rdf-schema#";

/** `rdf:type`, whose objects are looked up in `CLASSES`. */
export const RDF_TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";

const inNamespace = <Name extends string>(namespace: string, names: readonly Name[]) =>
  names.map((name) => [namespace + name, name] as const);

const predicates = [
  ...inNamespace(OSR, [
    "assegnazione",
    "dataAggiuntaFirma",
    "dataAssegnazione",
    "dataLegge",
    "dataPresentazione",
    "dataRitiroFirma",
    "dataStatoDdl",
    "ddl",
    "denominazione",
    "descrIniziativa",
    "fase",
    "fine",
    "gruppo",
    "idDdl",
    "idFase",
    "iniziativa",
    "inizio",
    "legislatura",
    "natura",
    "numeroLegge",
    "presentatore",
    "presentatoTrasmesso",
    "primoFirmatario",
    "progrIter",
    "ramo",
    "sede",
    "senatore",
    "statoDdl",
    "tipoCommissione",
    "tipoIniziativa",
    "titolo",
    "titoloBreve",
  ]),
  ...inNamespace(OCD, ["aderisce", "rif_deputato"]),
  ...inNamespace(FOAF, ["firstName", "lastName"]),
  ...inNamespace(RDFS, ["label"]),
];

const classes = [
  ...inNamespace(OSR, ["Assegnazione", "Ddl", "Denominazione", "FaseIter", "Iniziativa", "IterDdl", "Senatore"]),
  ...inNamespace(OCD, ["adesioneGruppo", "gruppoParlamentare"]),
];

export type Predicato = (typeof predicates)[number][1];
export type Classe = (typeof classes)[number][1];

/** Short name of each predicate that is kept, by its full address. */
export const PREDICATES: ReadonlyMap<string, Predicato> = new Map(predicates);

/** Short name of each class that is known, by its full address. */
export const CLASSES: ReadonlyMap<string, Classe> = new Map(classes);
