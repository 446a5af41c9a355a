import { EXPLORER_FOLDERS } from "../../../../api/explorer/addresses.ts";
import { LANGUAGE_NAMES, OTHER_LANGUAGE } from "../../../../api/prose.ts";
import { type Address, hashOf } from "../address/address.ts";
import { go } from "../address/navigate.ts";
import { LINGUA, ROOT } from "../data/place.ts";
import { SECTIONS } from "./sections.ts";
import { shellWord } from "./shell-words.ts";

/** What the search field of a page holds: what was searched for. */
function SearchField({ q }: { q: string }) {
  return (
    <search class="search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          go(["cerca"], { q: String(new FormData(event.currentTarget).get("q")) });
        }}
      >
        <input
          type="search"
          name="q"
          id="cerca"
          aria-label={shellWord("cerca_in")}
          placeholder={shellWord("segnaposto")}
          value={q}
          key={q}
          autocomplete="off"
          spellcheck={false}
        />
        <button type="submit" class="send">
          {shellWord("cerca")}
        </button>
      </form>
    </search>
  );
}

/** What stands on top of every view. */
export function Masthead({ address }: { address: Address }) {
  const { path, query } = address;
  const other = OTHER_LANGUAGE[LINGUA];
  return (
    <header class="top">
      <a class="brand" href={hashOf([])}>
        {shellWord("marchio")}
      </a>
      <SearchField q={path[0] === "cerca" ? (query.q ?? "") : ""} />
      <nav aria-label={shellWord("pagine")}>
        {SECTIONS.map(({ path: to, names, firsts }) => (
          <a key={to.join()} href={hashOf(to)} aria-current={firsts.includes(path[0] ?? "") ? "page" : undefined}>
            {names[LINGUA]}
          </a>
        ))}
      </nav>
      <a
        class="language"
        href={`${ROOT}${EXPLORER_FOLDERS[other]}index.html${hashOf(path, query)}`}
        hrefLang={other}
        lang={other}
      >
        {LANGUAGE_NAMES[other]}
      </a>
    </header>
  );
}
