import type { Read } from "../../format/read-tree.ts";
import type { Made } from "../answer.ts";
import type { Plan, PlanKind, Resolved } from "../plan.ts";

/** What a render function is given besides its plan. */
export interface Context extends Pick<Resolved, "operation" | "lingua"> {
  readonly read: Read;
}

/** Makes the answer of one kind of plan. Rejects where the tree lacks a file that it must have. */
export type Render<Kind extends PlanKind> = (plan: Plan<Kind>, context: Context) => Promise<Made>;
