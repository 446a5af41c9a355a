/** The whole page: what is on top of every view, and the view of the address. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Address, addressOf, hashOf } from "../address/address.ts";
import { onAddress } from "../address/navigate.ts";
import { Keys } from "./keys.tsx";
import { LazyPart } from "./lazy-part.tsx";
import { Masthead } from "./masthead.tsx";
import { VIEWS } from "./views.ts";

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
export function App() {
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
