import { getOrMake } from "../../collections/get-or-make.ts";
import { bucketKey } from "../../law/identity/act-bucket.ts";
import { isEffect } from "../../law/relation-kinds.ts";
import type { Articolo, AttoCitato, AttoRecord, Corpo } from "../../sources/normattiva/records.ts";
import { articleNames } from "./article-names.ts";
import { type Contenitore, containersOf } from "./containers.ts";
import { issuerOf } from "./issuer.ts";

/**
 * What stays in memory of an act that was read: its identity and what other acts' relations must know of it. Articles, text and signals
 * wait on disk; the whole corpus has room in memory only so.
 */
export interface AttoSommario extends Omit<AttoRecord, "articoli" | "segnali" | "citazioni"> {
  readonly n_articoli: number;
  /** Containers that hold articles, in the order of the act. */
  readonly contenitori: readonly Contenitore[];
  /** Paths below the act's ELI, by the name that relations give the article, of those that are not simply `art/<name>`. */
  readonly percorsi: Readonly<Record<string, string>>;
  /** Numbers of the commi of its articles (`ArticoloRef.commi`), by the name that relations give the article. */
  readonly luoghi: Readonly<Record<string, string>>;
  /** When the law that converted it, a decree-law, was published as far as its file tells; `null` where there is none. */
  readonly conversione: string | null;
  /** Keys (`bucketKey`) of the acts that its signals and its rulings name, each once. */
  readonly cita: readonly string[];
  /** Keys of the acts that its text cites besides, each once. */
  readonly citaNelTesto: readonly string[];
  /** Numbers of its articles that say an effect on another act, each once. */
  readonly agiscono: readonly string[];
  /** By the key of an act, numbers of its articles where this one inserts or replaces something whole. */
  readonly innova: Readonly<Record<string, readonly string[]>>;
  /** `identityKey` and issuer of the acts that its signals name with their issuer, each pair once. */
  readonly emananti: readonly (readonly [identita: string, emanante: string])[];
}

/** The key of the acts that a citation may mean, as `bucketKey` spells it. */
export function citedKey({ tipo, data, anno, numero }: AttoCitato): string {
  return bucketKey({ tipo, anno: data?.slice(0, 4) ?? String(anno), numero });
}

/** What tells acts apart: type, date and number. */
export function identityKey({
  tipo,
  data,
  numero,
}: {
  tipo: string;
  data: string | null;
  numero: string | null;
}): string {
  return `${tipo}|${data}|${numero}`;
}

/** The day of the law of conversion: that of its event in the official list, else its own. */
function dayOfConversion(segnali: AttoRecord["segnali"]): string | null {
  const law = segnali.find(({ base }) => base === "conversione")?.altro;
  if (law === undefined) return null;
  const listed = segnali.find(
    ({ base, altro, data }) => base === "riferimento_passivo" && data && altro.urn === law.urn,
  );
  return listed?.data ?? law.data;
}

/** Numbers of the articles of other acts where signals insert or replace something whole, by the key of the act. */
function innovated(segnali: AttoRecord["segnali"]): AttoSommario["innova"] {
  const numbers = new Map<string, Set<string>>();
  for (const { verso, tipo, portata, li, altro } of segnali)
    if (verso === "out" && li !== null && portata !== "parte" && (tipo === "inserisce" || tipo === "sostituisce"))
      getOrMake(numbers, citedKey(altro), () => new Set<string>()).add(li.numero);
  return Object.fromEntries(Array.from(numbers, ([key, found]) => [key, [...found]]));
}

/** Numbers of the articles whose signals say an effect. */
function acting(segnali: AttoRecord["segnali"]): string[] {
  const found = segnali.flatMap(({ base, tipo, qui }) =>
    base === "testo_modificativo" && isEffect(tipo) && qui !== null ? [qui.numero] : [],
  );
  return [...new Set(found)];
}

/** The other acts that rulings on some articles strike. */
const struckBy = (articoli: readonly Articolo[]): AttoCitato[] =>
  articoli.flatMap(({ pronunce }) => pronunce.flatMap(({ atto_colpito }) => atto_colpito?.atto ?? []));

/**
 * The summary of an act.
 *
 * @param corpo its text, whose rulings name other acts
 * @example summaryOf(record).cita // ["legge/1990/241"]
 */
export function summaryOf(
  record: AttoRecord,
  { articoli: texts }: Pick<Corpo, "articoli"> = { articoli: [] },
): AttoSommario {
  const { articoli, segnali, citazioni, ...own } = record;
  const contenitori = containersOf(articoli);
  const names = articleNames({ contenitorePrincipale: own.contenitorePrincipale, contenitori });
  const percorsi = new Map<string, string>();
  const luoghi = new Map<string, string>();
  for (const articolo of articoli) {
    const name = names.standingName(articolo);
    if (!percorsi.has(name)) percorsi.set(name, articolo.percorso);
    if (!luoghi.has(name)) luoghi.set(name, articolo.commi);
  }
  const emananti = new Map<string, readonly [string, string]>();
  for (const { altro } of segnali) {
    const emanante = issuerOf(altro.urn);
    if (emanante === null || altro.data === null) continue;
    const identita = identityKey(altro);
    emananti.set(`${identita} ${emanante}`, [identita, emanante]);
  }
  const cita = new Set([...segnali.map(({ altro }) => altro), ...struckBy(texts)].map(citedKey));
  return {
    ...own,
    n_articoli: articoli.length,
    contenitori,
    percorsi: Object.fromEntries([...percorsi].filter(([name, percorso]) => percorso !== `art/${name}`)),
    luoghi: Object.fromEntries(luoghi),
    conversione: dayOfConversion(segnali),
    cita: [...cita],
    citaNelTesto: [...new Set(citazioni.map(({ atto }) => citedKey(atto)))].filter((key) => !cita.has(key)),
    agiscono: acting(segnali),
    innova: innovated(segnali),
    emananti: [...emananti.values()],
  };
}
