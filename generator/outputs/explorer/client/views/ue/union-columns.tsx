/** What is shown of acts of the Union wherever they are listed. */

import type { AttoUe } from "../../../../../law/identity/union-act.ts";
import { unionName } from "../../../../../law/identity/union-name.ts";
import { hashOf } from "../../address.ts";
import { LINGUA } from "../../data/place.ts";
import type { Filter } from "../../shell/listing.tsx";
import type { TableColumn } from "../../shell/sortable-table.tsx";
import { ueText } from "./ue-texts.ts";

/** What an act does with one of the Union. */
export const DOES = ["recepisce", "attua", "cita"] as const;

export interface Does {
  readonly fa: (typeof DOES)[number];
}

export const doesFilters = <Row extends Does>(): readonly Filter<Row>[] => [
  {
    name: "fa",
    label: ueText("che_cosa"),
    none: ueText("ogni"),
    choices: DOES.map((value) => ({ value, text: ueText(value) })),
    keep: (rows, chosen) => rows.filter(({ fa }) => fa === chosen),
  },
];

export const DOES_COLUMN: TableColumn<Does> = {
  name: "fa",
  title: ueText("che_cosa"),
  value: ({ fa }) => ueText(fa),
};

/** @param ueOf the act of the Union that a row is on */
export const unionColumns = <Row,>(ueOf: (row: Row) => AttoUe): readonly TableColumn<Row>[] => [
  {
    name: "ue",
    title: ueText("atto_ue"),
    value: (row) => unionName(ueOf(row), LINGUA),
    cell: (row) => {
      const ue = ueOf(row);
      return (
        <span>
          <a href={hashOf(["ue", ue.celex])}>{unionName(ue, LINGUA)}</a> · <a href={ue.url}>EUR-Lex</a>
        </span>
      );
    },
  },
  { title: "CELEX", value: (row) => ueOf(row).celex, hidden: true },
];
