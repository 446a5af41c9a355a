/** Rulings as rows: on the articles of an act, of one ruling, or all. */

import { EFFECTS, type Effect, type RulingIdentity, type RulingRow } from "../../../../../api/ruling-row.ts";
import { citationLabel } from "../../../../../law/names/citation-label.ts";
import { actHash } from "../../address.ts";
import { writtenDate } from "../../data/written.ts";
import type { Filter } from "../../shell/listing.tsx";
import type { TableColumn } from "../../shell/sortable-table.tsx";
import { pronunceText } from "./pronunce-texts.ts";
import { RulingLink, RulingSays, rulingLabel } from "./ruling-lines.tsx";

/** @param effectsOf what a row has */
export const effectFilter = <Row,>(effectsOf: (row: Row) => readonly Effect[]): Filter<Row> => ({
  name: "effetto",
  label: pronunceText("effetto"),
  none: pronunceText("ogni"),
  choices: EFFECTS.map((value) => ({ value, text: pronunceText(value) })),
  keep: (rows, chosen) => rows.filter((row) => effectsOf(row).some((effect) => effect === chosen)),
});

export const WHICH: readonly TableColumn<RulingIdentity>[] = [
  {
    name: "pronuncia",
    title: pronunceText("pronuncia"),
    value: rulingLabel,
    cell: (ruling) => <RulingLink ruling={ruling} />,
  },
  {
    name: "deposito",
    title: pronunceText("deposito"),
    value: ({ deposito }) => deposito,
    cell: ({ deposito }) => writtenDate(deposito),
  },
  { title: "ECLI", value: ({ ecli }) => ecli, hidden: true },
];

export const ON_ARTICLE: readonly TableColumn<RulingRow>[] = [
  {
    name: "articolo",
    title: pronunceText("articolo"),
    value: ({ articolo, norma }) => `art. ${articolo.numero}, ${citationLabel(norma)}`,
    href: ({ articolo }) => actHash(articolo.eli),
    lang: "it",
  },
  {
    name: "dice",
    title: pronunceText("che_cosa"),
    value: ({ effetto }) => pronunceText(effetto),
    cell: (ruling) => <RulingSays ruling={ruling} />,
  },
  { title: pronunceText("parole"), value: ({ dispositivo }) => dispositivo, hidden: true },
];

/** Several notes may tell of one ruling below one article. */
export const keyOf = ({ ecli, articolo, nota }: RulingRow): string => `${ecli} ${articolo.eli} ${nota}`;
