import { type Address, hashOf } from "../../address/address.ts";
import { LINGUA } from "../../data/place.ts";
import { normaAddress } from "./norma-address.ts";
import { normaWord } from "./norma-words.ts";
import { ACT_TABS, FIRST_TAB } from "./tabs.ts";

/** The graph around the act of an address. */
export const graphOf = (path: Address["path"]): string => hashOf(["grafo"], { centro: normaAddress(path).act });

/** Links between the pages of an act; what else was chosen belongs to one of them. */
export function ActTabs({ path, vista }: { path: Address["path"]; vista: string }) {
  return (
    <nav class="tabs" aria-label={normaWord("viste")}>
      {Object.entries(ACT_TABS).map(([name, { names }]) => (
        <a
          key={name}
          href={hashOf(path, { vista: name === FIRST_TAB ? undefined : name })}
          aria-current={name === vista ? "page" : undefined}
        >
          {names[LINGUA]}
        </a>
      ))}
      <a href={graphOf(path)}>{normaWord("grafo")}</a>
    </nav>
  );
}
