import type { Base, Segnale } from "../../sources/normattiva/records.ts";
import { type Affidabilita, bitOf, withSignal } from "./affidabilita.ts";
import { type Assertion, claimKey } from "./claim.ts";

/** The signals whose words are shown first, of those that prove a relation as it is: a sentence with its head before a marked passage. */
const SHOWN_FIRST: readonly Base[] = [
  "modifica_attiva",
  "testo_modificativo",
  "modifica_marcata",
  "conversione",
  "testo_abrogato",
  "nota_aggiornamento",
  "riferimento_passivo",
];

/** Words that prove a relation, and how well: the claim itself, its kind, or only that there is one. */
interface Evidence {
  readonly text: string;
  readonly fit: number;
  readonly base: Base;
}

const NONE: Evidence = { text: "", fit: -1, base: "riferimento_passivo" };

/** A relation of a pair while its proofs are gathered. */
export class Draft {
  readonly claim: Assertion;
  /** Bits of `bitOf`. */
  bases = 0;
  affidabilita: Affidabilita = "bassa";
  /** `ita@` of S2 (`sources/normattiva/README.md`, Signals), the last resort before the date of the amending act. */
  data: string | null = null;
  /** Whether narrower relations stand in its place. */
  refined = false;
  #evidence = NONE;
  /** Days of the conversions that S1 says made the change; `null` where one of its sentences speaks of the decree-law alone. */
  #converted: string | null | undefined;

  constructor(claim: Assertion) {
    this.claim = claim;
  }

  get evidenza(): string {
    return this.#evidence.text;
  }

  /** The day of the conversion that made the change, `null` where the decree-law itself did or nobody says. */
  get conversione(): string | null {
    return this.#converted ?? null;
  }

  /** Takes a signal as a proof. */
  support(segnale: Segnale, said: Assertion): void {
    this.bases |= bitOf(segnale.base);
    this.affidabilita = withSignal(this.affidabilita, segnale);
    if (segnale.base === "modifica_marcata") this.data ??= segnale.data;
    if (segnale.base === "modifica_attiva")
      this.#converted = this.#converted === null ? null : (segnale.convertita ?? null);
    const exact = claimKey({ ...said, partizione_da: null }) === claimKey({ ...this.claim, partizione_da: null });
    this.#show({
      text: segnale.evidenza,
      fit: exact ? 2 : said.tipo === this.claim.tipo ? 1 : 0,
      base: segnale.base,
    });
  }

  /** Takes over the proofs of a wider relation. */
  inherit(wider: Draft): void {
    this.bases |= wider.bases;
    if (wider.affidabilita === "alta" || this.affidabilita === "bassa") this.affidabilita = wider.affidabilita;
    this.data ??= wider.data;
    this.#converted ??= wider.#converted;
    const { text, base } = wider.#evidence;
    this.#show({ text, base, fit: wider.claim.tipo === this.claim.tipo ? 1 : 0 });
  }

  #show(other: Evidence): void {
    const now = this.#evidence;
    if (other.text === "") return;
    const sooner = SHOWN_FIRST.indexOf(now.base) - SHOWN_FIRST.indexOf(other.base);
    const better =
      other.fit - now.fit || sooner || other.text.length - now.text.length || (other.text > now.text ? 1 : -1);
    if (better > 0) this.#evidence = other;
  }
}
