/** What one dump says of each subject, gathered from blocks that stand far apart. */

import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";

// The part of the Senate's vocabulary that is read; everything else in a dump is passed over.

export const OSR = "http://dati.senato.it/osr/";
export const OCD = "http://dati.camera.it/ocd/";
export const FOAF = "http://xmlns.com/foaf/0.1/";
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
    "mandato",
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
  ...inNamespace(OCD, ["adesioneGruppo", "gruppoParlamentare", "mandatoSenato"]),
];

export type Predicato = (typeof predicates)[number][1];
type Classe = (typeof classes)[number][1];

/** Short name of each predicate that is kept, by its full address. */
const PREDICATES: ReadonlyMap<string, Predicato> = new Map(predicates);

/** Short name of each class that is known, by its full address. */
const CLASSES: ReadonlyMap<string, Classe> = new Map(classes);

interface Descrizione {
  classe: Classe | null;
  readonly valori: Map<Predicato, string | string[]>;
}

/** A text read from a stream is a slice that keeps its whole piece of file alive: a copy lets that go. */
const own = (text: string) => Buffer.from(text, "utf8").toString("utf8");

/** The subjects of one file: blank nodes are named by the file, so two files never share this. */
export class Descriptions {
  readonly #subjects = new Map<string, Descrizione>();
  readonly #texts = new Map<string, string>();

  /** Takes a statement in; what the vocabulary does not know is let go. */
  add(subject: string, predicate: string, object: string): void {
    if (predicate === RDF_TYPE) {
      const classe = CLASSES.get(object);
      if (classe !== undefined) this.#of(subject).classe = classe;
      return;
    }
    const key = PREDICATES.get(predicate);
    if (key === undefined) return;
    const { valori } = this.#of(subject);
    const value = this.#kept(object);
    const before = valori.get(key);
    if (before === undefined) valori.set(key, value);
    else if (typeof before === "string") valori.set(key, [before, value]);
    else before.push(value);
  }

  #kept(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const copy = own(text);
    this.#texts.set(copy, copy);
    return copy;
  }

  #of(subject: string): Descrizione {
    return getOrMake(this.#subjects, this.#kept(subject), () => ({ classe: null, valori: new Map() }));
  }

  /** Subjects of a class, by code unit: the order of the blocks in a dump means nothing. */
  ofClass(classe: Classe): string[] {
    const found: string[] = [];
    for (const [subject, description] of this.#subjects) if (description.classe === classe) found.push(subject);
    return found.sort(byCodeUnit);
  }

  /** Whether the file describes the subject at all. */
  has(subject: string): boolean {
    return this.#subjects.get(subject)?.classe != null;
  }

  /** Every value of a predicate, each once, in the order of the file. */
  all(subject: string, predicate: Predicato): string[] {
    const found = this.#subjects.get(subject)?.valori.get(predicate);
    if (found === undefined) return [];
    return typeof found === "string" ? [found] : [...new Set(found)];
  }

  /** The first value of a predicate, `null` where there is none or it is blank. */
  one(subject: string, predicate: Predicato): string | null {
    const found = this.#subjects.get(subject)?.valori.get(predicate);
    const value = typeof found === "string" ? found : found?.[0];
    return value === undefined || value.trim() === "" ? null : value;
  }
}
