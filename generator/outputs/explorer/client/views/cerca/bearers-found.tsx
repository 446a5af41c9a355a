/** Companies and authorities of the recovery plan by their names. */

import { useEffect, useState } from "preact/hooks";
import { hashOf } from "../../address/address.ts";
import { useAnswer } from "../../data/use-answer.ts";
import { writtenCount } from "../../data/written.ts";
import { SourceLine } from "../../shell/source-line.tsx";
import { Message, Shown, Waiting } from "../../shell/states.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { findBearers } from "../pnrr/find-bearers.ts";
import type { Bearer } from "../pnrr/names.ts";
import { FoundList } from "./found-list.tsx";
import { searchWord } from "./search-words.ts";

/** An answer about the same sources: says which they are, and of which day. */
const SAME_SOURCES = "pnrr/classifica-aziende?limit=1";

const sheetOf = (bearers: readonly Bearer[]) => ({
  columns: ["id", "tipo", "nome", "appalti"],
  rows: bearers.map(({ id, tipo, nome, appalti }) => [id, tipo, nome, appalti]),
});

const line = ({ id, nome, tipo, appalti }: Bearer) => (
  <>
    <a href={hashOf(["pnrr", "nodo", id])}>{nome}</a>{" "}
    <span class="label">
      {searchWord(tipo)} · {writtenCount(appalti)} {searchWord("appalti")}
    </span>
  </>
);

export function BearersFound({ q }: { q: string }) {
  const { answer, again } = useAnswer(SAME_SOURCES);
  const [found, setFound] = useState<readonly Bearer[] | "failed">();
  useEffect(() => {
    let wanted = true;
    const show = (now: readonly Bearer[] | "failed") => {
      if (wanted) setFound(now);
    };
    findBearers(q).then(show, () => show("failed"));
    return () => {
      wanted = false;
    };
  }, [q]);
  if (found === undefined) return <Waiting />;
  if (found === "failed") return <Message title={searchWord("nomi_assenti")} />;
  return (
    <Shown answer={answer} again={again} asked={q}>
      {({ meta }) => (
        <>
          <SourceLine meta={meta} />
          <FoundList q={q} items={found} keyOf={({ id }) => id} line={line} />
          <TheseData requests={[]} table={() => sheetOf(found)} name="nomi" nota={meta.nota} />
        </>
      )}
    </Shown>
  );
}
