/** The whole page: what is on top of every view, and the view of the address. It takes the place of what the page showed without a script. */

import { render } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { EXPLORER_FOLDERS, START_FILES } from "../../../contract/explorer-addresses.ts";
import { LANGUAGE_NAMES, OTHER_LANGUAGE } from "../../../contract/prose.ts";
import type { ResourceWith } from "../../../contract/resources/surfaces.ts";
import { SECTIONS } from "../../site/texts/frame-texts.ts";
import { type Address, addressOf, hashOf } from "./address.ts";
import { answerTo } from "./data/answer.ts";
import { LINGUA, ROOT } from "./data/place.ts";
import { declaredParts } from "./declared.tsx";
import { go, onAddress } from "./navigate.ts";
import { shellText } from "./shell/texts.ts";
import { LazyPart, type Loader, type ViewProps } from "./shell/view.tsx";
import { requestOf } from "./views/norma/norma-address.ts";

const parliament = async () => (await import("./views/parlamentari/parliament-page.tsx")).ParliamentPage;

/** There is one home, which needs no script. */
const HOME = `${ROOT}${START_FILES[LINGUA]}`;
function ToHome() {
  useLayoutEffect(() => location.replace(HOME), []);
  return null;
}

/** The views of resources. */
const OF_RESOURCES: Readonly<Record<ResourceWith<"page">, Loader<ViewProps>>> = {
  ddl: async () => (await import("./views/ddl/bills-page.tsx")).BillsPage,
  votazioni: parliament,
  ...declaredParts<ViewProps>(async () => (await import("./resource-page.tsx")).ResourcePage),
};

/** Which view shows an address, by its first segment. Each is loaded when it is first wanted. */
const VIEWS: Readonly<Record<string, Loader<ViewProps>>> = {
  "": async () => ToHome,
  cerca: async () => (await import("./views/cerca/search-page.tsx")).SearchPage,
  norma: async () => {
    // The answer comes while the script does.
    void answerTo(requestOf(addressOf(location.hash)));
    return (await import("./views/norma/norma-page.tsx")).NormaPage;
  },
  parlamentari: parliament,
  gruppi: parliament,
  parlamentare: parliament,
  confronto: async () => (await import("./views/confronto/confronto-page.tsx")).ConfrontoPage,
  pnrr: async () => (await import("./views/pnrr/pnrr-page.tsx")).PnrrPage,
  citazioni: async () => (await import("./views/citazioni/citazioni-page.tsx")).CitazioniPage,
  registro: async () => (await import("./views/registro/registro-page.tsx")).RegistroPage,
  ...OF_RESOURCES,
  grafo: async () => (await import("./views/graph/graph-page.tsx")).GraphPage,
};

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
          aria-label={shellText("cerca_in")}
          placeholder={shellText("segnaposto")}
          value={q}
          key={q}
          autocomplete="off"
          spellcheck={false}
        />
        <button type="submit" class="send">
          {shellText("cerca")}
        </button>
      </form>
    </search>
  );
}

/** What stands on top of every view: one line. Where that has no room for the pages, they are a list that a button opens. */
function Masthead({ address }: { address: Address }) {
  const pages = useRef<HTMLDivElement>(null);
  const { path, query } = address;
  const other = OTHER_LANGUAGE[LINGUA];
  return (
    <header class="top">
      <a class="brand" href={HOME}>
        {shellText("marchio")}
      </a>
      <SearchField q={path[0] === "cerca" ? (query.q ?? "") : ""} />
      <button type="button" class="quiet menu" popovertarget="pagine">
        {shellText("menu")}
      </button>
      <div id="pagine" class="pages card" popover="auto" ref={pages}>
        <nav aria-label={shellText("pagine")}>
          {SECTIONS.map(({ path: to, names, firsts }) => (
            <a
              key={to.join()}
              href={hashOf(to)}
              aria-current={firsts.includes(path[0] ?? "") ? "page" : undefined}
              onClick={() => pages.current?.hidePopover()}
            >
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
      </div>
    </header>
  );
}

/** Whether a key is a letter of a text and not a wish. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** Keys of the explorer, and the list of them. */
function Keys() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const wishes: Readonly<Record<string, () => void>> = {
      "/": () => document.getElementById("cerca")?.focus(),
      "?": () => dialog.current?.showModal(),
      h: () => location.assign(HOME),
    };
    const pressed = (event: KeyboardEvent) => {
      const wish = wishes[event.key];
      if (wish === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      wish();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
  const list = [
    ["/", shellText("tasto_cerca")],
    ["?", shellText("tasto_tasti")],
    ["h", shellText("tasto_home")],
    ["Esc", shellText("tasto_esc")],
  ];
  return (
    <dialog ref={dialog} class="keys" aria-labelledby="tasti-titolo">
      <h2 id="tasti-titolo">{shellText("tasti")}</h2>
      <dl>
        {list.map(([key, what]) => (
          <div key={key} class="row">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="quiet small" onClick={() => dialog.current?.close()}>
        {shellText("chiudi")}
      </button>
    </dialog>
  );
}

/** Views of one act: without its name they are the list of all. */
const OF_AN_ACT = new Set(["norma", "confronto"]);

/** An address that no view knows is what somebody looked for. */
function known(address: Address): Address {
  const { path } = address;
  const [first = ""] = path;
  const nameless = path.length === 1 && OF_AN_ACT.has(first);
  if (Object.hasOwn(VIEWS, first) && !nameless) return address;
  const searched: Address = { path: ["cerca"], query: nameless ? {} : { q: path.join(" ") } };
  history.replaceState(history.state, "", hashOf(searched.path, searched.query));
  return searched;
}

/** The page of an address. */
function App() {
  const [address, setAddress] = useState(() => known(addressOf(location.hash)));
  const main = useRef<HTMLElement>(null);
  // At once: an address that changes before the next frame is not missed.
  useLayoutEffect(
    () =>
      onAddress((next, again) => {
        setAddress(known(next));
        if (again) return;
        scrollTo(0, 0);
        main.current?.focus({ preventScroll: true });
      }),
    [],
  );
  const load = VIEWS[address.path[0] ?? ""];
  return (
    <>
      <Masthead address={address} />
      <main id="contenuto" tabIndex={-1} ref={main}>
        {load && <LazyPart load={load} props={{ address }} />}
      </main>
      <Keys />
    </>
  );
}

// The start page asks by a form, whose text no hash can hold.
const asked = new URLSearchParams(location.search).get("q");
if (asked !== null) history.replaceState(null, "", `${location.pathname}${hashOf(["cerca"], { q: asked })}`);

const place = document.getElementById("esplora");
if (place === null) throw new Error("the page has no #esplora");
place.textContent = "";
render(<App />, place);
addEventListener("load", () => {
  // Without it paper has what the screen has.
  import("./shell/print.ts").then(
    ({ unfoldForPrint }) => unfoldForPrint(),
    () => undefined,
  );
});
