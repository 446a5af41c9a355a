/** Rulings on articles as rows: of an act, or of one ruling. */

import { EFFECTS, type RulingRow } from "../../../../../api/ruling-row.ts";
import { citationLabel } from "../../../../../law/names/citation-label.ts";
import { actHash } from "../../address.ts";
import { writtenDate } from "../../data/written.ts";
import type { Filter } from "../../shell/listing.tsx";
import type { TableColumn } from "../../shell/sortable-table.tsx";
import { pronunceText } from "./pronunce-texts.ts";
import { RulingLink, RulingSays, rulingLabel } from "./ruling-lines.tsx";

/** @param effectsOf what a row has */
export const effectFilter = <Row,>(effectsOf: (row: Row) => readonly string[]): Filter<Row> => ({
  name: "effetto",
  label: pronunceText("effetto"),
  none: pronunceText("ogni"),
  choices: EFFECTS.map((value) => ({ value, text: pronunceText(value) })),
  keep: (rows, effect) => rows.filter((row) => effectsOf(row).includes(effect)),
});

export const RULING: TableColumn<RulingRow> = {
  name: "pronuncia",
  title: pronunceText("pronuncia"),
  value: rulingLabel,
  cell: (ruling) => <RulingLink ruling={ruling} />,
};

export const DEPOSIT: TableColumn<Pick<RulingRow, "deposito">> = {
  name: "deposito",
  title: pronunceText("deposito"),
  value: ({ deposito }) => deposito,
  cell: ({ deposito }) => writtenDate(deposito),
};

/** @param withAct whether the act is named besides */
export const onArticles = (withAct: boolean): readonly TableColumn<RulingRow>[] => [
  {
    name: "articolo",
    title: pronunceText("articolo"),
    value: ({ articolo, norma }) => `art. ${articolo.numero}${withAct ? `, ${citationLabel(norma)}` : ""}`,
    href: ({ articolo }) => actHash(articolo.eli),
    lang: "it",
  },
  {
    name: "dice",
    title: pronunceText("che_cosa"),
    value: ({ effetto }) => pronunceText(effetto),
    cell: (ruling) => <RulingSays ruling={ruling} />,
  },
  {
    title: pronunceText("parti"),
    value: ({ parti }) => parti.map(({ partizione, portata }) => `${partizione ?? ""} (${portata})`).join("; "),
    hidden: true,
  },
  { title: pronunceText("parole"), value: ({ dispositivo }) => dispositivo, hidden: true },
  { title: "ECLI", value: ({ ecli }) => ecli, hidden: true },
];

/** Several notes may tell of one ruling below one article. */
export const keyOf = ({ ecli, deposito, articolo, nota }: RulingRow): string =>
  `${ecli ?? deposito} ${articolo.eli} ${nota}`;
