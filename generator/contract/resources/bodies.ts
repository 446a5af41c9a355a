import { CITATION_BODIES } from "./citazioni.ts";
import type { Field } from "./declare/fields.ts";
import { GRAPH_BODIES } from "./grafi.ts";
import { STATE_BODIES } from "./health.ts";
import { ACT_BODIES } from "./norme.ts";
import { TEXT_BODIES } from "./resources.ts";

/** The bodies of answers that no page, tool or table is made from, by operation. */
export const BODIES: Readonly<Record<string, Field>> = {
  ...TEXT_BODIES,
  ...ACT_BODIES,
  ...CITATION_BODIES,
  ...GRAPH_BODIES,
  ...STATE_BODIES,
};
