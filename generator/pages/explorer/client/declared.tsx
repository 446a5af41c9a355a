/** Parts of the page that are made from the declaration of a thing, which is loaded with them. */

import type { Resource } from "../../../contract/resources/declare/resource.ts";
import type { OnActPage, ResourceWith } from "../../../contract/resources/surfaces.ts";
import type { Loader } from "./shell/view.tsx";

type Declared<Name extends string> = { readonly [N in Name]: () => Promise<Resource> };

/** By the first segment of their addresses, which is the name of the act's tab as well. */
const LISTED = {
  pronunce: async () => (await import("../../../contract/resources/pronunce.ts")).PRONUNCE,
  ue: async () => (await import("../../../contract/resources/ue.ts")).UE,
} satisfies Declared<ResourceWith<"page", "declared">>;

/** By the name of the act's tab, which has all of its pages. */
const OF_ACTS = {
  ...LISTED,
  citata: async () => (await import("../../../contract/resources/citata.ts")).CITATA,
  cita: async () => (await import("../../../contract/resources/citata.ts")).CITA,
} satisfies Declared<OnActPage>;

/** A part for each thing. */
const partsOf =
  <Name extends string>(all: Readonly<Record<Name, () => Promise<Resource>>>) =>
  <Props extends object>(load: Loader<Props & { readonly of: Resource }>): Readonly<Record<Name, Loader<Props>>> => {
    const partOf = (declared: () => Promise<Resource>) => async () => {
      const [Part, of] = await Promise.all([load(), declared()]);
      return (props: Props) => <Part of={of} {...props} />;
    };
    const parts = Object.entries<() => Promise<Resource>>(all).map(([name, declared]) => [name, partOf(declared)]);
    return Object.fromEntries(parts);
  };

export const declaredParts = partsOf(LISTED);
export const declaredTabs = partsOf(OF_ACTS);
