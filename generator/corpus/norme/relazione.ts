import type { RELAZIONE } from "../../contract/resources/common.ts";
import type { ValueOf } from "../../contract/resources/declare/fields.ts";

/** A relation between two acts, as both of them show it: each adds its own `direzione`, and whether the other is served. */
export type Relazione = Omit<ValueOf<typeof RELAZIONE>, "direzione" | "classe" | "nel_corpus">;

/** A relation without its proofs. */
export type Modifica = Omit<Relazione, "decorrenza" | "evidenza" | "base" | "affidabilita">;
