/** What every result says of where it comes from: who repeats it can cite it. */

import { officialPage } from "../../law/identity/written-urn.ts";
import type { Json } from "./tree-api.ts";

/** An act as rows and acts name it. */
interface NamedAct {
  readonly eli: string;
  readonly tipo: string;
  readonly data: string | null;
  readonly numero: string | null;
}

export interface Provenance {
  /** ELI of the act, or of the article. */
  readonly eli: string | null;
  /** Day of the version that was read; `null` where the result is about no text. */
  readonly version_day: string | null;
  /** Newest day of the data. */
  readonly data_as_of: string | null;
  readonly official_link: string | null;
  readonly licence: string;
  readonly attribution: string;
  readonly release: string;
  readonly notice: string;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** The act that a body is about: the body itself, or its `norma`. */
function actOf(body: Json): NamedAct | null {
  const { eli, tipo, data, numero } = Object(body.norma ?? body);
  if (typeof eli !== "string" || typeof tipo !== "string") return null;
  return { eli, tipo, data: textOrNull(data), numero: textOrNull(numero) };
}

/**
 * Where a body comes from.
 *
 * @param body of an answer of the API
 * @param more what the body does not say, or says otherwise
 */
export function provenanceOf(body: Json, more: Partial<Provenance> = {}): Provenance {
  const { meta, versione, collegamenti, articolo } = body;
  const { release, licenza, dati_al, avvertenza, fonti } = Object(meta);
  const act = actOf(body);
  const eli = textOrNull(Object(articolo).eli);
  const sources: readonly Json[] = Array.isArray(fonti) ? fonti : [];
  return {
    eli: eli ?? act?.eli ?? null,
    version_day: textOrNull(Object(versione).al),
    data_as_of: textOrNull(dati_al),
    official_link:
      textOrNull(Object(collegamenti).normattiva) ??
      (act ? officialPage(act, eli?.slice(act.eli.length + 1)) : textOrNull(sources[0]?.url)),
    licence: text(licenza),
    attribution: [...new Set(sources.map(({ attribuzione }) => text(attribuzione)))].join(" "),
    release: text(release),
    notice: text(avvertenza),
    ...more,
  };
}
