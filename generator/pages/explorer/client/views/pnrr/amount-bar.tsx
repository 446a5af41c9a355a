/** An amount of money as a figure and a bar, with what is to be known of parts of it. */

import { writtenEuro } from "../../data/written.ts";
import { barWidth } from "../../shell/bar-cell.tsx";
import { noteAbout } from "./nota.ts";
import { pnrrText } from "./pnrr-texts.ts";

interface Props {
  /** Euro, as the parts; `null` where unknown. */
  readonly amount: number | null;
  readonly most: number;
  readonly oltre?: number;
  readonly contributi?: number;
  /** Of a place: what belongs to projects that lie elsewhere too. */
  readonly altrove?: number;
}

/** The parts may overlap: grants are drawn over the lower half of the bar. The figures say all that the bar does. */
export function AmountBar({ amount, most, oltre = 0, contributi = 0, altrove = 0 }: Props) {
  if (amount === null) return pnrrText("sconosciuto");
  return (
    <div class="amount-bar">
      <strong>{writtenEuro(amount)}</strong>
      <span class="bar" aria-hidden="true">
        <i style={{ width: barWidth(amount, most) }} />
        <i class="beyond" style={{ width: barWidth(oltre, most) }} />
        <i class="grants" style={{ width: barWidth(contributi, most) }} />
      </span>
      {oltre > 0 && (
        <small class="label">
          {pnrrText("di_cui_oltre")} {writtenEuro(oltre)}
        </small>
      )}
      {contributi > 0 && (
        <small class="label">
          {pnrrText("di_cui_contributi")} {writtenEuro(contributi)}
        </small>
      )}
      {altrove > 0 && (
        <small>
          {pnrrText("anche_altrove")} {writtenEuro(altrove)}
        </small>
      )}
    </div>
  );
}

/** What the tones of the bars mean, each with what the note says of it. */
export function AmountLegend({ nota }: { nota: string | undefined }) {
  const rows = [
    ["", pnrrText("resto"), noteAbout(nota, "importo")],
    ["beyond", pnrrText("oltre"), noteAbout(nota, "oltre")],
    ["grants", pnrrText("contributi"), noteAbout(nota, "contributi", "sovrapposte")],
  ] as const;
  return (
    <dl class="amount-legend label" aria-label={pnrrText("legenda")}>
      {rows.map(([tone, name, text]) => (
        <div key={tone}>
          <dt class="row">
            <span class="bar" aria-hidden="true">
              <i style={{ width: "100%" }} />
              {tone === "" ? null : <i class={tone} style={{ width: "100%" }} />}
            </span>
            {name}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The whole note of an answer, folded. */
export function WholeNote({ nota }: { nota: string | undefined }) {
  return nota === undefined ? null : (
    <details class="whole-note label">
      <summary>{pnrrText("tutto")}</summary>
      <p>{nota}</p>
    </details>
  );
}
