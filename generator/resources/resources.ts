import { DDL } from "./ddl.ts";
import type { Resource } from "./declare/resource.ts";
import { PRONUNCE } from "./pronunce.ts";
import { RANKINGS } from "./rankings.ts";
import { UE } from "./ue.ts";

/** All that is declared. */
export const RESOURCES: readonly Resource[] = [PRONUNCE, UE, DDL];

/** The bodies of answers that no page, tool or table is made from, by operation. */
export const BODIES = RANKINGS;
