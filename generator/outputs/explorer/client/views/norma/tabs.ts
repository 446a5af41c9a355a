/** What is shown of an act, by `vista` of the address. All but the text are loaded when they are first wanted. */

import type { Prosa } from "../../../../../api/prose.ts";
import type { Address } from "../../address/address.ts";
import type { Loader } from "../../shell/lazy-part.tsx";
import type { ActBody } from "./act-body.ts";
import { TextTab } from "./text/text-tab.tsx";

/** What a tab of an act is given. */
export interface TabProps {
  readonly act: ActBody;
  readonly address: Address;
}

export interface ActTab {
  readonly names: Prosa;
  readonly load: Loader<TabProps>;
}

/** The first one is shown where the address says nothing. */
export const ACT_TABS: Readonly<Record<string, ActTab>> = {
  testo: {
    names: { it: "Testo", en: "Text" },
    load: async () => TextTab,
  },
  modifiche: {
    names: { it: "Modifiche", en: "Changes" },
    load: async () => (await import("../modifiche/modifiche-tab.tsx")).ModificheTab,
  },
  versioni: {
    names: { it: "Versioni", en: "Versions" },
    load: async () => (await import("../versioni/versioni-tab.tsx")).VersioniTab,
  },
};

export const [FIRST_TAB = ""] = Object.keys(ACT_TABS);
