import { BILL_BODIES } from "./bill.ts";
import { CITATION_BODIES } from "./citazioni.ts";
import { DDL } from "./ddl.ts";
import type { Field } from "./declare/fields.ts";
import type { Resource } from "./declare/resource.ts";
import { GRAPH_BODIES } from "./grafi.ts";
import { STATE_BODIES } from "./health.ts";
import { ACT_BODIES } from "./norme.ts";
import { PROJECT_BODIES } from "./progetti.ts";
import { PRONUNCE } from "./pronunce.ts";
import { RANKINGS } from "./rankings.ts";
import { UE } from "./ue.ts";
import { VOTAZIONI } from "./votazioni.ts";
import { VOTI } from "./voti.ts";

/** All that is declared. */
export const RESOURCES: readonly Resource[] = [PRONUNCE, UE, DDL, VOTAZIONI, VOTI];

/** The bodies of answers that no page, tool or table is made from, by operation. */
export const BODIES: Readonly<Record<string, Field>> = {
  ...RANKINGS,
  ...ACT_BODIES,
  ...CITATION_BODIES,
  ...BILL_BODIES,
  ...PROJECT_BODIES,
  ...GRAPH_BODIES,
  ...STATE_BODIES,
};
