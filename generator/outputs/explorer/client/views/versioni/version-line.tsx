/** The line of versions: a dot each by time, a slider over them, and steps to the neighbours. */

import { amend } from "../../address/navigate.ts";
import { LINGUA } from "../../data/place.ts";
import { writtenDate } from "../../data/written.ts";
import { timeLine } from "./time-line.ts";
import { versioniWord } from "./versioni-words.ts";

interface Props {
  /** Days of the versions, the oldest first. */
  readonly days: readonly string[];
  readonly chosen: string;
}

/** Chooses a version: the address says it. */
const choose = (day: string | undefined) => day !== undefined && amend({ al: day });

export function VersionLine({ days, chosen }: Props) {
  const at = days.indexOf(chosen);
  const { dots, marks } = timeLine(days);
  const position = `${versioniWord("versione")} ${at + 1} ${versioniWord("di")} ${days.length}: ${writtenDate(chosen)}`;
  const step = (to: number, word: "precedente" | "successiva", sign: string) => (
    <button type="button" class="quiet small" disabled={days[to] === undefined} onClick={() => choose(days[to])}>
      {word === "precedente" && <span aria-hidden="true">{sign}&nbsp;</span>}
      {versioniWord(word)}
      {word === "successiva" && <span aria-hidden="true">&nbsp;{sign}</span>}
    </button>
  );
  return (
    <div class="version-line">
      <svg aria-hidden="true" lang={LINGUA}>
        <line x1="0" x2="100%" y1="14" y2="14" />
        {dots.map(({ day, at: x }) => (
          <circle key={day} cx={`${x}%`} cy="14" r={day === chosen ? 8 : 5} class={day === chosen ? "chosen" : ""}>
            <title>{writtenDate(day)}</title>
          </circle>
        ))}
        {marks.map(({ year, at: x }) => (
          <text key={year} x={`${x}%`} y="38" text-anchor={x < 4 ? "start" : x > 96 ? "end" : "middle"}>
            {year}
          </text>
        ))}
      </svg>
      <input
        type="range"
        min={0}
        max={days.length - 1}
        step={1}
        value={at}
        aria-label={versioniWord("linea")}
        aria-valuetext={position}
        onInput={({ currentTarget }) => choose(days[currentTarget.valueAsNumber])}
      />
      <p class="steps">
        <output>{position}</output>
        {step(at - 1, "precedente", "←")}
        {step(at + 1, "successiva", "→")}
      </p>
    </div>
  );
}
