import { DDL } from "./ddl.ts";
import type { Resource } from "./declare/resource.ts";
import { PRONUNCE } from "./pronunce.ts";
import { UE } from "./ue.ts";

/** All that is declared. */
export const RESOURCES: readonly Resource[] = [PRONUNCE, UE, DDL];
