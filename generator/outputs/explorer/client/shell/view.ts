import type { ComponentType } from "preact";
import type { Address } from "../address/address.ts";
import type { Loader } from "./lazy-part.tsx";

/** What every view is given. */
export interface ViewProps {
  readonly address: Address;
}

export type View = ComponentType<ViewProps>;

/** A page's part, by the first segment of its address. */
export type Views = Readonly<Record<string, Loader<ViewProps>>>;
