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
import { searchWord } from "./search-words.ts";

/** Lines that are shown at first, and with each "more". */
const STEP = 20;

/** An answer about the same sources: says which they are, and of which day. */
const SAME_SOURCES = "pnrr/classifica-aziende?limit=1";

const sheetOf = (bearers: readonly Bearer[]) => ({
  columns: ["id", "tipo", "nome", "appalti"],
  rows: bearers.map(({ id, tipo, nome, appalti }) => [id, tipo, nome, appalti]),
});

function BearerLines({ bearers, q }: { bearers: readonly Bearer[]; q: string }) {
  const [shown, setShown] = useState(STEP);
  if (bearers.length === 0)
    return (
      <p>
        {searchWord("nessuno")} <strong>{q}</strong>.
      </p>
    );
  return (
    <>
      <p role="status">
        {writtenCount(bearers.length)} {searchWord("risultati")}
      </p>
      <ul class="founds">
        {bearers.slice(0, shown).map(({ id, nome, tipo, appalti }) => (
          <li key={id} class="found">
            <a href={hashOf(["pnrr", "nodo", id])}>{nome}</a>{" "}
            <span class="label">
              {searchWord(tipo)} · {writtenCount(appalti)} {searchWord("appalti")}
            </span>
          </li>
        ))}
      </ul>
      {bearers.length > shown && (
        <button type="button" class="quiet" onClick={() => setShown(shown + STEP)}>
          {searchWord("altri")}
        </button>
      )}
    </>
  );
}

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
          <BearerLines bearers={found} q={q} />
          <TheseData requests={[]} table={() => sheetOf(found)} name="nomi" nota={meta.nota} />
        </>
      )}
    </Shown>
  );
}
