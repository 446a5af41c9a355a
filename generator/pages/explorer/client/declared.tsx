/** Parts of the page that are made from the declaration of a thing, which is loaded with them. */

import type { Resource } from "../../../contract/resources/declare/resource.ts";
import type { Loader } from "./shell/view.tsx";

/** By the first segment of their addresses, which is the name of the act's tab as well. */
const DECLARED = {
  pronunce: async () => (await import("../../../contract/resources/pronunce.ts")).PRONUNCE,
  ue: async () => (await import("../../../contract/resources/ue.ts")).UE,
};

/** A part for each thing. */
export const declaredParts = <Props extends object>(
  load: Loader<Props & { readonly of: Resource }>,
): Readonly<Record<keyof typeof DECLARED, Loader<Props>>> => {
  const partOf = (declared: () => Promise<Resource>) => async () => {
    const [Part, of] = await Promise.all([load(), declared()]);
    return (props: Props) => <Part of={of} {...props} />;
  };
  return { pronunce: partOf(DECLARED.pronunce), ue: partOf(DECLARED.ue) };
};
