/** What a resource is: a thing that has a list, a page of its own, and a page on each act that speaks of it. */

import type { Lingua, Prosa } from "../../prose.ts";
import type { ResourceName, ResourceWith } from "../surfaces.ts";
import type { AnyRow, Field, Fields, Said } from "./fields.ts";

/** Where a text leads to: an act or an article by its ELI, a page of a resource or its tab, which the API may call otherwise, an address of elsewhere. */
export type To =
  | { readonly eli: string }
  | { readonly page: readonly string[]; readonly vista?: string; readonly api?: readonly string[] }
  | { readonly url: string };

/** A piece of what is shown. Each surface makes of it what it has: a link, Markdown, words. */
export type Inline = string | { readonly text: string; readonly to: To } | ItalianWords;
/** Words of the source in a text of another language. */
interface ItalianWords {
  readonly text: string;
  readonly italian: true;
  /** Whether they are quoted. */
  readonly quoted?: true;
}
export type ResourceCell = string | number | null | readonly Inline[];

/** What a cell is said with. */
export interface Say {
  readonly lingua: Lingua;
  /** A day as it is written here. */
  day(date: string | null): string;
  /** An article of the act at hand, as rows name it. */
  article(name: string): Inline;
}

/** A column: the cells of its name, else the field of its name, whose label heads it. */
export interface Heading {
  readonly label?: Prosa;
  /** The field that is shown, if it is not called as the column is in addresses. */
  readonly field?: string;
  /** Stands in the CSV alone. */
  readonly hidden?: true;
  /** What its lines are sorted by, if it is not what is shown. */
  by?(row: AnyRow): string;
  /** Cells are Italian, whatever the page. */
  readonly italian?: true;
}

/**
 * What a cell is made by. As the type of a method it stands for functions of any kind of row: rows are typed where a section is declared, and
 * derivations read what every row is.
 */
interface Cells {
  of(row: AnyRow, say: Say): ResourceCell;
}

/** Rows of one kind. */
export interface Section {
  /** Heads them: `Transposed by`. */
  readonly label: Prosa;
  /** What each of them does, if it is said in other words: `Transposes`. */
  readonly does?: Prosa;
  readonly doc?: Prosa;
  readonly row: Field;
  /** Path of the rows in the answer, if it is another than the section's name. */
  readonly at?: readonly [string, string];
  /** Of rows that stand deeper, what their number beside them is. */
  readonly total?: Prosa;
  /** What programs call the place where they stand. */
  readonly title?: string;
  /** How many there are at least. */
  readonly least?: number;
  /** What columns show; a column without a cell here shows the row's field of its name. */
  readonly cells?: Readonly<Record<string, Cells["of"]>>;
  /** The field whose words are quoted whole where there is room. */
  readonly quote?: string;
}

/** Keeps the type of a section's rows together. */
export const section = <Row extends AnyRow>(
  row: Field<Row>,
  more: Omit<Section, "row" | "cells"> & {
    readonly cells?: Readonly<Record<string, (row: Row, say: Say) => ResourceCell>>;
  },
): Section => ({ ...more, row });

/** What narrows a table: a field of its page, and an input of its tool if its operation has a parameter of that name. */
export interface FilterOf {
  readonly label: Prosa;
  /** What the parameter is for. */
  readonly doc?: Prosa;
  /** Values to choose from, `"values"` those that rows have; a year; a day; what a reader types. */
  readonly of: Readonly<Record<string, Prosa>> | "values" | "year" | "day" | "text";
  /** Of rows that a page has all: what a row has, or which are left. Without either the answer holds what was asked for. */
  has?(row: AnyRow): readonly (string | number | null)[];
  keep?(rows: readonly AnyRow[], value: string): readonly AnyRow[];
}

/** Rows of some sections, shown together. */
/** A value of a filter, and how many rows have it. */
export type ValueCount = readonly [value: string, rows: number];

export interface ResourceTable {
  readonly operation: string;
  /** In order; `SECTION` says of each row which section it is of. */
  readonly columns: Readonly<Record<string, Heading>>;
  readonly sections: Readonly<Record<string, Section>>;
  /** By name. Parameters of the operation, or what the page narrows its rows by. */
  readonly filters?: Readonly<Record<string, FilterOf>>;
  /** What its rows are, if not the things themselves: `articolo/articoli`; what is said if there are none. */
  readonly unit?: Prosa;
  readonly none?: Prosa;
  /** By the values of which filter its page counts the rows, as bars; all rows that there are, where the answer has the counts. */
  readonly counted?: { readonly by: string; readonly title: Prosa; counts?(body: AnyRow): readonly ValueCount[] };
  /** What the answer says besides its rows. */
  readonly more?: Fields;
  /** What its schema is called, and what the answer has. */
  readonly body?: Said & { readonly title: string };
}

export interface ResourceList extends ResourceTable {
  /** Path of its operation, if it is not the name. */
  readonly path?: string;
  /** Whether an answer is the whole list. */
  readonly unpaged?: true;
  /** Whether its page has all of it, and filters there. */
  readonly whole?: true;
  /** What the caption says besides how many there are. */
  caption?(body: AnyRow, say: Say): string;
}

interface Declared {
  readonly title: Prosa;
  /** What an empty list does not say. */
  readonly caution: Prosa;
  readonly none: Prosa;
  /** `atto/atti` */
  readonly unit: Prosa;
  readonly all: Prosa;
  readonly list: ResourceList;
  readonly item?: ResourceTable & {
    readonly parameter: string;
    /** What names one, if no parameter of that name says it elsewhere. */
    readonly asked?: Prosa;
    /** Where the thing itself stands in the answer, if it is not the answer. */
    readonly at?: string;
    readonly thing: Field;
    title(thing: AnyRow, say: Say): string;
    /** What identifies it, below its title. */
    identity(thing: AnyRow, say: Say): readonly Inline[];
    /** What is to be known of it before its rows, a line each, for readers of text: pages draw it. */
    says?(thing: AnyRow, say: Say): readonly string[];
    /** What an answer that has none says besides. */
    absent?(body: AnyRow, say: Say): readonly Inline[];
  };
  readonly onAct?: ResourceTable;
}

/** A member that a resource has if its flags say so, and not otherwise. */
type Where<Has, Member extends keyof Declared> = Has extends true
  ? { readonly [M in Member]: NonNullable<Declared[M]> }
  : { readonly [M in Member]?: never };

/** What is declared of a resource: of one that is named, with the members that its flags ask for. */
export type Resource<Name extends ResourceName = ResourceName> = Declared & {
  /** First step of its addresses, in the API and in the explorer. */
  readonly name: Name;
} & (ResourceName extends Name
    ? unknown
    : Where<Name extends ResourceWith<"item"> ? true : false, "item"> &
        Where<Name extends ResourceWith<"tab", "version"> ? true : false, "onAct">);

/** What a tool for assistants says of itself. It stands apart from its resource: no page and no host loads it. */
export interface ToolOf {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What every result says besides. */
  readonly caution: string;
  /** The input that names one, and what it takes. */
  readonly one: readonly [input: string, description: string];
  /** What is asked for, by that input and the others. */
  readonly asked?: (text: string, filters: Readonly<Record<string, unknown>>) => string;
  /** Whether it takes an article of the act, whose answer has the same rows. */
  readonly article?: true;
  /** Name of the lines in a result, if it is another. */
  readonly lines?: string;
  /** Lines of a result where nothing else is asked for. */
  readonly limit?: number;
}

/** The column that says which section a row is of. */
export const SECTION = "fa";
