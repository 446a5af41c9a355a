/**
 * Where each resource is shown. The table of every surface is typed by these flags: the compiler names a resource that one of them lacks. Apart
 * from the declarations, which pages load late.
 */

import type { Prosa } from "../prose.ts";

interface OfAny {
  /** Its list, and a page of one: made from the declaration, or views of their own. */
  readonly page?: "declared" | "own";
  /** Whether a tool for assistants gives it. */
  readonly tool?: true;
  /** Whether its rows are a table of the downloads, called like the resource. */
  readonly table?: true;
}

/** Whether its declaration says what one of them is; then whether a search recognises one by its name. */
type OfOne = { readonly item?: undefined; readonly named?: true } | { readonly item: true; readonly named: boolean };

/** The tab that has its rows: what the version of an act says, what is said of an act, both with the name of the tab, or of a member of Parliament. */
type OfTab =
  | { readonly tab?: undefined; readonly tabName?: undefined }
  | { readonly tab: "member"; readonly tabName?: undefined }
  | { readonly tab: "version" | "act"; readonly tabName: Prosa };

type Flags = OfAny & OfOne & OfTab;

/** By name. All that is declared with rows is Markdown as well. */
export const SURFACES = {
  pronunce: {
    page: "declared",
    item: true,
    named: true,
    tab: "version",
    tabName: { it: "Pronunce", en: "Rulings" },
    tool: true,
    table: true,
  },
  ue: {
    page: "declared",
    item: true,
    named: true,
    tab: "version",
    tabName: { it: "UE", en: "EU" },
    tool: true,
    table: true,
  },
  citata: { tab: "act", tabName: { it: "Citata da", en: "Cited by" }, tool: true },
  cita: { tab: "act", tabName: { it: "Cita", en: "Cites" }, tool: true },
  ddl: { page: "own", named: true, tool: true, table: true },
  votazioni: { page: "own", item: true, named: false, tool: true, table: true },
  voti: { tab: "member", tool: true },
} as const satisfies Readonly<Record<string, Flags>>;

/** First step of a resource's addresses, or the name of its tab. */
export type ResourceName = keyof typeof SURFACES;

/** The resources that have a surface, in one of its ways where it has several. */
export type ResourceWith<Flag extends keyof Flags, Way extends Flags[Flag] = NonNullable<Flags[Flag]>> = {
  [Name in ResourceName]: (typeof SURFACES)[Name] extends Readonly<Record<Flag, Way>> ? Name : never;
}[ResourceName];

/** The resources that have a tab on the page of an act. */
export type OnActPage = ResourceWith<"tab", "version" | "act">;

/**
 * The flags of what the first step of an address names; none if that is no resource.
 *
 * @example flagsOf("ue").page // "declared"
 */
export const flagsOf = (step: string): Partial<Flags> =>
  new Map<string, Flags>(Object.entries(SURFACES)).get(step) ?? {};
