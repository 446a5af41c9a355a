import type { TipoRelazione } from "../../../law/relation-kinds.ts";
import type { AttoCitato, Decorrenza, Portata } from "../records.ts";
import { NOWHERE, type Where } from "./places.ts";

/** What a sentence does to a place of another act. */
export interface Amendment {
  readonly atto: AttoCitato;
  readonly dove: Where;
  readonly tipo: TipoRelazione;
  readonly portata: Portata;
  readonly decorrenza?: Decorrenza;
  /** Whether words that nobody knows stand beside it: a part of it may be meant. */
  readonly unsure?: boolean;
  /** Where the sentence stands in the words, and its verb; in a list of repeals the point itself. */
  readonly start: number;
  readonly end: number;
  readonly verb: number;
}

/** The same, before it is known which sentence says it. */
export interface Change extends Omit<Amendment, "start" | "end" | "verb"> {
  /** Where the words name the place, before the verb or behind it; -1 where the words above do. */
  readonly at: number;
  readonly behind: boolean;
}

/** What the words above say of those below: the act, the place in it, and whether they announce repeals. */
export interface SentenceContext {
  readonly atto: AttoCitato | null;
  readonly dove: Where;
  readonly abroga: boolean;
  /** Whether they except something from all that they announce. */
  readonly partly: boolean;
  /** Whether words that nobody knows may limit all of it. */
  readonly unsure?: boolean;
  /** Whether they delegate, deny or condition: nothing below states a change. */
  readonly unstated: boolean;
  /** When what they announce takes effect. */
  readonly decorrenza?: Decorrenza | undefined;
}

export const NO_CONTEXT: SentenceContext = {
  atto: null,
  dove: NOWHERE,
  abroga: false,
  partly: false,
  unstated: false,
};
