import { itemAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { bucketKey } from "../../law/identity/act-bucket.ts";
import { formatEli } from "../../law/identity/eli.ts";
import type { AttoCitato, AttoRecord } from "../../sources/normattiva/records.ts";
import { issuerOf } from "./issuer.ts";
import { type AttoSommario, citedKey, identityKey } from "./sommario.ts";

/** Why a citation gives no act. */
export type NoAct = "solo anno" | "ambiguo" | "altro emanante";

/** What the relations of other acts must know of an act that is served. */
export interface ServedIdentity
  extends Pick<AttoSommario, "contenitorePrincipale" | "contenitori" | "conversione" | "luoghi"> {
  readonly eli: string;
  readonly tipo: string;
  /** Date of the act, and of the Gazzetta that published it. */
  readonly data: string;
  readonly pubblicazione: string;
  /** Day of the version. */
  readonly al: string;
  readonly numero: string | null;
  /** As `issuerOf` gives it. */
  readonly emanante: string | null;
}

/** An act that a citation names; `served` where it is one of the corpus. */
export interface ResolvedAct {
  readonly eli: string;
  readonly data: string;
  readonly served: ServedIdentity | undefined;
}

/**
 * Gives every act its ELI. Acts that share type, date and number get `~<code>-<Gazzetta date>` after the number.
 *
 * @returns ELIs in the order of the records, and the candidates of each ELI that is shared
 * @example assignElis([a, b]).collisioni
 *   // Map { "eli:/it/regio-decreto-legge/1936/05/14/886" => ["eli:/it/regio-decreto-legge/1936/05/14/886~036u0886-19370116", ...] }
 */
export function assignElis(records: readonly Pick<AttoRecord, "tipo" | "data" | "numero" | "pubblicazione">[]): {
  elis: string[];
  collisioni: Map<string, string[]>;
} {
  const bare = records.map((record) => formatEli(record));
  const bearers = new Map<string, number>();
  for (const eli of bare) bearers.set(eli, (bearers.get(eli) ?? 0) + 1);
  const collisioni = new Map<string, string[]>();
  const elis = records.map(({ pubblicazione: { data, codice_redazionale } }, i) => {
    const shared = itemAt(bare, i);
    if (bearers.get(shared) === 1) return shared;
    const own = `${shared}~${codice_redazionale.toLowerCase()}-${data.replaceAll("-", "")}`;
    getOrMake(collisioni, shared, () => []).push(own);
    return own;
  });
  for (const candidates of collisioni.values()) candidates.sort(byCodeUnit);
  return { elis, collisioni };
}

/** The identity of an act under its ELI. */
export function servedIdentity(
  eli: string,
  { tipo, data, numero, urn, pubblicazione, versione, ...sommario }: AttoSommario,
): ServedIdentity {
  const emanante = issuerOf(urn);
  const { contenitorePrincipale, contenitori, conversione, luoghi } = sommario;
  const own = { contenitorePrincipale, contenitori, conversione, luoghi };
  return { eli, tipo, data, pubblicazione: pubblicazione.data, al: versione.al, numero, emanante, ...own };
}

/**
 * The identities (`identityKey`) of acts that are not served and that citations name with two different issuers: ministries that sign
 * with one date and number, which nobody can tell apart.
 *
 * @param acts those served, read only where they matter
 * @param sommari of every version that was read
 */
export function uncertainIdentities(
  acts: Iterable<ServedIdentity>,
  sommari: Iterable<Pick<AttoSommario, "emananti">>,
): Set<string> {
  const issuers = new Map<string, string>();
  const uncertain = new Set<string>();
  for (const { emananti } of sommari)
    for (const [identita, emanante] of emananti)
      if (getOrMake(issuers, identita, () => emanante) !== emanante) uncertain.add(identita);
  // Few are: mostly nobody asks who the acts are.
  if (uncertain.size > 0) for (const act of acts) uncertain.delete(identityKey(act));
  return uncertain;
}

/**
 * What `citedKey` gives for citations of an act that is one of `uncertainIdentities`.
 *
 * @example keyOfUncertain("decreto-ministeriale|1990-08-07|3") // "decreto-ministeriale/1990/3"
 */
export function keyOfUncertain(identity: string): string {
  const [tipo = "", data = "", numero = ""] = identity.split("|");
  return bucketKey({ tipo, anno: data.slice(0, 4), numero });
}

/** What `citedKey` gives for citations of an act. */
const keyOf = ({ tipo, data, numero }: ServedIdentity) => bucketKey({ tipo, anno: data.slice(0, 4), numero });

/** The acts that citations name: those served, looked for by type, year and number, and any other that is named with its day. */
export class Identities {
  /** The acts served, by ELI. */
  readonly elis: ReadonlyMap<string, ServedIdentity>;
  readonly #byKey = new Map<string, ServedIdentity[]>();
  readonly #uncertain: ReadonlySet<string>;

  /**
   * @param acts those served
   * @param uncertain as `uncertainIdentities` gives them
   */
  constructor(acts: readonly ServedIdentity[], uncertain: ReadonlySet<string>) {
    this.#uncertain = uncertain;
    this.elis = new Map(acts.map((act) => [act.eli, act]));
    for (const act of acts) {
      const key = keyOf(act);
      const near = this.#byKey.get(key);
      // Nearly all stand alone: a list that begins with its act has room for no more.
      if (near) near.push(act);
      else this.#byKey.set(key, [act]);
    }
  }

  /**
   * The act that a citation names. With a year alone it is looked for in the corpus only: outside there is no day to build an
   * ELI from. An identity that two acts share, or that another issuer's act bears, is never assigned.
   *
   * @example new Identities([], new Set()).resolve({ tipo: "legge", data: null, anno: 1990, numero: "241", urn }) // "solo anno"
   */
  resolve(cited: AttoCitato): ResolvedAct | NoAct {
    const { tipo, data, numero, urn } = cited;
    const near = this.#byKey.get(citedKey(cited)) ?? [];
    const found = data === null ? near : near.filter((act) => act.data === data);
    if (found.length > 1) return "ambiguo";
    const [act] = found;
    if (act === undefined) {
      if (data === null) return "solo anno";
      if (this.#uncertain.has(identityKey(cited))) return "altro emanante";
      return { eli: formatEli({ tipo, data, numero }), data, served: undefined };
    }
    const issuer = data === null ? null : issuerOf(urn);
    if (issuer !== null && act.emanante !== null && act.emanante !== issuer) return "altro emanante";
    return { eli: act.eli, data: act.data, served: act };
  }
}
