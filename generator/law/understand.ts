import { aliasOf } from "./aliases.ts";
import { actsOfRequest } from "./citations/request.ts";
import { parseEli, parseNormattivaEli } from "./eli.ts";
import { parseUrn } from "./urn.ts";

/** An act as far as a text identifies it; what is `null` is not said. */
export interface ActIdentity {
  readonly tipo: string | null;
  /** `YYYY-MM-DD`; where it is known, `anno` is `null`. */
  readonly data: string | null;
  readonly anno: number | null;
  /** As it stands in an ELI (`eliNumero`); `null` for the Constitution. */
  readonly numero: string | null;
  /** What follows `~` where two acts share one ELI. */
  readonly variante: string | null;
}

/** What a request for an act means. */
export interface Understood {
  readonly query:
    | { readonly by: "gazzetta"; readonly data: string; readonly codice: string }
    | { readonly by: "identity"; readonly candidates: readonly ActIdentity[] };
  /** Whether the text was read as a citation or a name in free text, not as an identifier. */
  readonly citazione: boolean;
}

/** Some lists give this law another day than the official data: both mean the official one. */
const OTHER_DATE = { tipo: "regio-decreto", numero: "1368", data: "1941-08-25", official: "1941-12-18" } as const;

const nothing = { tipo: null, data: null, anno: null, numero: null, variante: null };

function identity(known: Partial<ActIdentity>, citazione: boolean): Understood {
  return identities([{ ...nothing, ...known }], citazione);
}

function identities(found: readonly ActIdentity[], citazione: boolean): Understood {
  const candidates = found.flatMap((act) =>
    act.tipo === OTHER_DATE.tipo && act.numero === OTHER_DATE.numero && act.data === OTHER_DATE.data
      ? [act, { ...act, data: OTHER_DATE.official }]
      : [act],
  );
  return { query: { by: "identity", candidates }, citazione };
}

/** The distinct acts a free text cites. */
function cited(text: string): Understood | null {
  const acts = new Map<string, ActIdentity>();
  for (const act of actsOfRequest(text)) acts.set(Object.values(act).join(), { ...nothing, ...act });
  return acts.size ? identities([...acts.values()], true) : null;
}

/**
 * What a request for an act means, in any of the spellings of the contract: ELI, Normattiva's ELI, URN, a name in an ELI or
 * alone, a citation in free text. `null` where the text names no act. Whether such an act exists is not judged here.
 *
 * @example understand("L. 241/1990")
 *   // { query: { by: "identity", candidates: [{ tipo: "legge", data: null, anno: 1990, numero: "241", variante: null }] }, citazione: true }
 */
export function understand(text: string): Understood | null {
  const eli = parseEli(text);
  if (eli) {
    if (eli.alias === null) return identity({ ...pick(eli), variante: eli.variante }, false);
    const named = aliasOf(eli.alias);
    return named && identity(named, false);
  }
  const official = parseNormattivaEli(text);
  if (official?.by === "gazzetta") return { query: official, citazione: false };
  if (official) return identity(pick(official), false);
  const urn = parseUrn(text);
  if (urn) return identity({ ...pick(urn), anno: urn.anno }, false);
  const named = aliasOf(text);
  return named ? identity(named, true) : cited(text);
}

function pick({ tipo, data, numero }: { tipo: string | null; data: string | null; numero: string | null }) {
  return { tipo, data, numero };
}
