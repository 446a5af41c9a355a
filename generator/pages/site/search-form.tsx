import type { VNode } from "preact";
import type { Lingua } from "../../contract/prose.ts";
import { TOP_TEXTS } from "./texts/frame-texts.ts";

/**
 * The field that searches everything, on pages beside the explorer.
 *
 * @param action the page of the explorer in this language
 * @param path the same from the root of the tree, where a script may correct the address
 * @example searchForm("it", "esplora/index.html") // <search><form class="search" action="esplora/index.html">...</form></search>
 */
export const searchForm = (lingua: Lingua, action: string, path?: string): VNode => (
  <search>
    <form class="search" action={action} data-path={path}>
      <input
        type="search"
        name="q"
        aria-label={TOP_TEXTS.cerca_in[lingua]}
        placeholder={TOP_TEXTS.segnaposto[lingua]}
      />
      <button type="submit" class="send">
        {TOP_TEXTS.cerca[lingua]}
      </button>
    </form>
  </search>
);
