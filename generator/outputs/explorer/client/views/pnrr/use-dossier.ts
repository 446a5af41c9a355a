import { useEffect, useState } from "preact/hooks";
import { MONEY_FILES } from "../../../../../api/explorer/money-files.ts";
import { bucketOf } from "../../../../../law/identity/act-bucket.ts";
import { type Awaited, useAnswer } from "../../data/use-answer.ts";
import { type Dossier, moneyDossier } from "./dossier.ts";
import { readIndex, readPage, readPlaces } from "./money-files.ts";
import { pnrrWord } from "./pnrr-words.ts";

/** A dossier, and the files that it was read from. */
export interface ReadDossier extends Dossier {
  readonly files: readonly string[];
}

/**
 * Reads the dossier of a node.
 *
 * @returns `undefined` where the collection has no such node
 * @throws Error where files do not come, or are of different editions of the tree
 */
async function readDossier(id: string): Promise<ReadDossier | undefined> {
  const { parti } = await readIndex();
  const part = bucketOf(id, parti);
  const places = await readPlaces(part);
  const own = Object.hasOwn(places, id) ? places[id] : undefined;
  if (own === undefined) return undefined;
  const [count, ...pages] = own;
  const dossier = moneyDossier(id, await Promise.all(pages.map(readPage)));
  if (dossier?.tenders.length !== count) throw new Error(pnrrWord("edizioni"));
  return { ...dossier, files: [MONEY_FILES.places(part), ...pages.map(MONEY_FILES.page)] };
}

type Held = { readonly id: string; readonly answer: Awaited<ReadDossier> };

/** The request whose note is about nodes of a kind, by the beginning of their ids. It has the sources and the day as well. */
const ABOUT_NODES: ReadonlyMap<string, string> = new Map([
  ["azienda", "pnrr/classifica-aziende?limit=1"],
  ["ente", "pnrr/classifica-enti?limit=1"],
]);

/** The graph that the node is in; a page needs its note alone. */
const ABOUT_OTHERS = "pnrr/graph?max_nodi=10";

/**
 * The dossier of a node for a view, with the meta of an answer that speaks of nodes of its kind.
 *
 * @returns `again` asks anew for one that failed
 */
export function useDossier(id: string): { answer: Awaited<ReadDossier>; again: () => void } {
  const meta = useAnswer<object>(ABOUT_NODES.get(id.replace(/:.*/s, "")) ?? ABOUT_OTHERS);
  const [held, setHeld] = useState<Held | undefined>();
  const [round, setRound] = useState(0);
  const about = meta.answer.state === "ready" ? meta.answer.body.meta : undefined;
  useEffect(() => {
    let wanted = true;
    const set = (answer: Awaited<ReadDossier>) => {
      if (wanted) setHeld({ id, answer });
    };
    if (about !== undefined)
      readDossier(id).then(
        (dossier) =>
          set(
            dossier === undefined
              ? { state: "absent", body: { detail: pnrrWord("senza_nodo") } }
              : { state: "ready", body: { ...dossier, meta: about }, location: null },
          ),
        (error: unknown) => set({ state: "failed", why: "offline", detail: String(error) }),
      );
    return () => {
      wanted = false;
    };
  }, [id, about, round]);
  const again = () => {
    setHeld(undefined);
    setRound(round + 1);
    meta.again();
  };
  if (meta.answer.state !== "ready") return { answer: meta.answer, again };
  return { answer: held?.id === id ? held.answer : { state: "waiting" }, again };
}
