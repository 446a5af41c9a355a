import { byCodeUnit } from "../../law/code-unit.ts";
import { formatEli } from "../../law/eli.ts";
import { getOrMake } from "../../law/get-or-make.ts";
import type { AttoCitato, AttoRecord } from "../../sources/normattiva/records.ts";

/** Why a citation gives no act. */
export type NoAct = "solo anno" | "ambiguo" | "altro emanante";

/** Acts that bear one (type, date or year, number): more than one is ambiguous. */
const AMBIGUOUS = -1;

/**
 * Gives every act its ELI. Acts that share type, date and number get `~<code>-<Gazzetta date>` after the number.
 *
 * @returns ELIs in the order of the records, and the candidates of each ELI that is shared
 * @example assignElis([a, b]).collisioni
 *   // Map { "eli:/it/regio-decreto-legge/1936/05/14/886" => ["eli:/it/regio-decreto-legge/1936/05/14/886~036u0886-19370116", ...] }
 */
export function assignElis(records: readonly AttoRecord[]): { elis: string[]; collisioni: Map<string, string[]> } {
  const bare = records.map((record) => formatEli(record));
  const bearers = new Map<string, number>();
  for (const eli of bare) bearers.set(eli, (bearers.get(eli) ?? 0) + 1);
  const collisioni = new Map<string, string[]>();
  const elis = records.map(({ pubblicazione: { data, codice_redazionale } }, i) => {
    const shared = bare[i]!;
    if (bearers.get(shared) === 1) return shared;
    const own = `${shared}~${codice_redazionale.toLowerCase()}-${data.replaceAll("-", "")}`;
    getOrMake(collisioni, shared, () => []).push(own);
    return own;
  });
  for (const candidates of collisioni.values()) candidates.sort(byCodeUnit);
  return { elis, collisioni };
}

/** Small words that one spelling of an issuer has and another has not. */
const SMALL_WORDS = /^(?:d[aeio]|del|dello|della|dei|degli|delle|dell|e|ed|per|il|lo|la|i|gli|le|l)$/;

/** Issuer in a URN, `null` where the State is written in its place: `urn:nir:ministero.interno:decreto:...`. */
function issuerOf(urn: string): string | null {
  if (urn.startsWith("urn:nir:stato:")) return null;
  const authority = urn.split(":")[2] ?? "";
  return authority
    .split(".")
    .filter((word) => !SMALL_WORDS.test(word))
    .join(".");
}

function enter(index: Map<string, number>, key: string, act: number): void {
  index.set(key, index.has(key) ? AMBIGUOUS : act);
}

/**
 * The acts that citations name, as ordinals: those of the corpus first (`0` to `records.length - 1`, in the order given), then
 * those outside it in the order of their first citation.
 */
export class Identities {
  /** ELI by ordinal. */
  readonly elis: string[];
  /** Date of the act by ordinal. */
  readonly dates: string[];
  readonly #records: readonly AttoRecord[];
  readonly #byDate = new Map<string, number>();
  readonly #byYear = new Map<string, number>();
  /** Issuer of the acts outside the corpus, by ordinal; `undefined` once two different ones were met. */
  readonly #issuers = new Map<number, string | undefined>();

  /** @param elis of the records, as `assignElis` gives them */
  constructor(records: readonly AttoRecord[], elis: readonly string[]) {
    this.#records = records;
    this.elis = [...elis];
    this.dates = records.map(({ data }) => data);
    records.forEach(({ tipo, data, numero }, act) => {
      enter(this.#byDate, `${tipo}|${data}|${numero}`, act);
      enter(this.#byYear, `${tipo}|${data.slice(0, 4)}|${numero}`, act);
    });
  }

  /** Whether an ordinal is an act of the corpus. */
  served(act: number): boolean {
    return act < this.#records.length;
  }

  /** False where ministries that sign with one date and number were met under the ordinal: nobody can tell them apart. */
  certain(act: number): boolean {
    return !(this.#issuers.has(act) && this.#issuers.get(act) === undefined);
  }

  /**
   * The act that a citation names. With a year alone it is looked for in the corpus only: outside there is no day to build an
   * ELI from. An identity that two acts share, or that another issuer's act bears, is never assigned.
   */
  resolve({ tipo, data, anno, numero, urn }: AttoCitato): number | NoAct {
    if (data === null) {
      const found = this.#byYear.get(`${tipo}|${anno}|${numero}`);
      return found === undefined ? "solo anno" : found === AMBIGUOUS ? "ambiguo" : found;
    }
    const key = `${tipo}|${data}|${numero}`;
    const issuer = issuerOf(urn);
    let found = this.#byDate.get(key);
    if (found === AMBIGUOUS) return "ambiguo";
    if (found === undefined) {
      found = this.elis.push(formatEli({ tipo, data, numero })) - 1;
      this.dates.push(data);
      this.#byDate.set(key, found);
      if (issuer !== null) this.#issuers.set(found, issuer);
    } else if (issuer !== null) {
      if (!this.served(found)) {
        if (this.#issuers.get(found) !== issuer) this.#issuers.set(found, undefined);
      } else {
        const own = issuerOf(this.#records[found]!.urn);
        if (own !== null && own !== issuer) return "altro emanante";
      }
    }
    return found;
  }
}
