/** A list that a reader filters, sorts and takes away. A view declares its filters and columns; what is chosen is in the address. */

import type { ComponentChildren } from "preact";
import { type Address, hashOf } from "../address.ts";
import type { Awaited, Meta } from "../data/answer.ts";
import type { SheetTable } from "../data/csv.ts";
import { amend } from "../navigate.ts";
import { Folded, FoldedFilters } from "./folded.tsx";
import { SortableTable, type TableColumn, tableOf } from "./sortable-table.tsx";
import { shellText } from "./texts.ts";
import { TheseData } from "./these-data.tsx";
import { Shown, SourceLine, useTitle } from "./view.tsx";

export interface FilterChoice {
  readonly value: string;
  readonly text: string;
}

/** What a reader narrows a list by: a text, or one of some values. */
export interface Filter<Row> {
  /** Name of the value in the address. */
  readonly name: string;
  readonly label: string;
  /** Values to choose from; a text is typed where there are none. One that an address brings besides is shown as it is. */
  readonly choices?: readonly FilterChoice[];
  /** Whether it is a day that is typed. */
  readonly dated?: true;
  /** What stands for no choice. */
  readonly none?: string;
  /** The rows that have a value; without it the answer holds no others. */
  readonly keep?: (rows: readonly Row[], value: string) => readonly Row[];
}

/** The field of a filter; what is chosen goes into the address. */
export function FilterField<Row>({ filter, value }: { filter: Filter<Row>; value: string }) {
  const { name, label, choices, none, dated } = filter;
  const choose = ({ currentTarget }: { currentTarget: { value: string } }) => amend({ [name]: currentTarget.value });
  if (dated)
    return (
      <label class="field">
        {label}
        <input type="date" name={name} value={value} onChange={choose} />
      </label>
    );
  if (choices === undefined)
    return (
      <label class="field">
        {label}
        <input type="search" name={name} value={value} onInput={choose} autocomplete="off" spellcheck={false} />
      </label>
    );
  const odd = value !== "" && choices.every((choice) => choice.value !== value);
  return (
    <label class="field">
      {label}
      <select name={name} value={value} onChange={choose}>
        {none !== undefined && <option value="">{none}</option>}
        {odd && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Fields by which a reader chooses what is shown. */
export function FilterFields<Row>(props: {
  readonly filters: readonly Filter<Row>[];
  readonly query: Address["query"];
  readonly children?: ComponentChildren;
}) {
  return (
    <FoldedFilters used={props.filters.filter(({ name }) => props.query[name]).length}>
      <div class="fields">
        {props.filters.map((filter) => (
          <FilterField key={filter.name} filter={filter} value={props.query[filter.name] ?? ""} />
        ))}
        {props.children}
      </div>
    </FoldedFilters>
  );
}

/** The rows of a list, and what is said of them. */
export interface Rows<Row> {
  readonly meta: Meta;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly TableColumn<Row>[];
  /** @param shown how many rows the filters leave */
  readonly caption: (shown: number) => string;
  /** Requests that give the same. */
  readonly requests: readonly string[];
  readonly files?: readonly string[];
  /** The CSV, if it is another than the rows that are shown. */
  readonly sheet?: () => SheetTable;
  /** Name of the CSV, without its ending. */
  readonly name: string;
  /** What is said of all rows, before the sources. */
  readonly totals?: ComponentChildren;
  /** Caveats, beside the sources. */
  readonly notes?: ComponentChildren;
  /** What is said if no row is left, and where to look instead of the list without filters. */
  readonly none?: string;
  readonly instead?: ComponentChildren;
  /** Rows that are shown at first, and with each "more". */
  readonly step?: number;
}

interface ListedProps<Row> {
  readonly of: Rows<Row>;
  readonly filters?: readonly Filter<Row>[];
  /** Without an address the order is kept by the table. */
  readonly address?: Address;
}

/** Sources, notes, "these data" and the rows that are left, as a table that is cards on a phone. */
export function ListedRows<Row>({ of, filters = [], address }: ListedProps<Row>) {
  const { meta, columns, requests, files = [], name } = of;
  const query = address?.query ?? {};
  const used = filters.some(({ name: value }) => query[value]);
  let rows = of.rows;
  for (const { name: value, keep } of filters) if (keep && query[value]) rows = keep(rows, query[value]);
  return (
    <>
      {of.totals}
      <div class="row sources">
        <SourceLine meta={meta} />
        <Folded title={shellText("metodo")}>
          <TheseData
            requests={requests}
            files={files}
            table={of.sheet ?? (() => tableOf(rows, columns))}
            name={name}
            nota={meta.nota}
          />
          {of.notes && <div class="caveats">{of.notes}</div>}
        </Folded>
      </div>
      {rows.length === 0 && of.none !== undefined ? (
        <p role="status">
          {of.none} {of.instead ?? (used && <a href={hashOf(address?.path ?? [])}>{shellText("togli_filtri")}</a>)}
        </p>
      ) : (
        <SortableTable
          caption={of.caption(rows.length)}
          columns={columns}
          rows={rows}
          rowKey={of.rowKey}
          {...(of.step === undefined ? {} : { step: of.step })}
          {...(address && { query: address.query })}
        />
      )}
    </>
  );
}

/** What a view declares of its list. */
export interface ListingOf<Body, Row> {
  readonly title: string;
  /** Name of the window's tab, if it is another. */
  readonly tab?: string;
  /** What stands between the title and the fields. */
  readonly lead?: ComponentChildren;
  readonly asked: { readonly answer: Awaited<Body>; readonly again: () => void };
  /** What was asked for, in words, if it is another thing. */
  readonly words?: string;
  readonly address: Address;
  /** @param body once it is there: choices may come from it */
  readonly filters?: (body: Body | undefined) => readonly Filter<Row>[];
  readonly listed: (body: Body & { readonly meta: Meta }) => Rows<Row>;
  /** What follows the rows. */
  readonly below?: (body: Body & { readonly meta: Meta }) => ComponentChildren;
}

/** The page of a list. */
export function Listing<Body, Row>({ of }: { of: ListingOf<Body, Row> }) {
  useTitle(of.tab ?? of.title);
  const { asked, address } = of;
  const filters = of.filters?.(asked.answer.state === "ready" ? asked.answer.body : undefined) ?? [];
  return (
    <>
      <h1>{of.title}</h1>
      {of.lead}
      {filters.length > 0 && <FilterFields filters={filters} query={address.query} />}
      <Shown answer={asked.answer} again={asked.again} asked={of.words ?? of.title}>
        {(body) => (
          <>
            <ListedRows of={of.listed(body)} filters={filters} address={address} />
            {of.below?.(body)}
          </>
        )}
      </Shown>
    </>
  );
}
