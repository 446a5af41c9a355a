import { BILL_BODIES } from "./bill.ts";
import { CITA, CITATA } from "./citata.ts";
import { DDL } from "./ddl.ts";
import type { Field } from "./declare/fields.ts";
import type { Resource } from "./declare/resource.ts";
import { PROJECT_BODIES } from "./progetti.ts";
import { PRONUNCE } from "./pronunce.ts";
import { RANKINGS } from "./rankings.ts";
import type { ResourceName } from "./surfaces.ts";
import { UE } from "./ue.ts";
import { VOTAZIONI } from "./votazioni.ts";
import { VOTI } from "./voti.ts";

/** All that is declared with its tables. */
export const RESOURCES: readonly Resource[] = Object.values<Resource>({
  pronunce: PRONUNCE,
  ue: UE,
  citata: CITATA,
  cita: CITA,
  ddl: DDL,
  votazioni: VOTAZIONI,
  voti: VOTI,
} satisfies { readonly [Name in ResourceName]: Resource<Name> });

/** The bodies of answers that are texts as well, of which no table is declared, by operation. */
export const TEXT_BODIES: Readonly<Record<string, Field>> = { ...RANKINGS, ...BILL_BODIES, ...PROJECT_BODIES };
