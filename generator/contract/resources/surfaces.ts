/**
 * Where each resource is shown. The table of every surface is typed by these flags: the compiler names a resource that one of them lacks. Apart
 * from the declarations, which pages load late.
 */

interface Flags {
  /** Its list, and a page of one: made from the declaration, or views of their own. */
  readonly page?: "declared" | "own";
  /** Whether its declaration says what one of them is. */
  readonly item?: true;
  /** The tab that has its rows: what the version of an act says, what is said of an act or of a member of Parliament. */
  readonly tab?: "version" | "act" | "member";
  /** Whether a tool for assistants gives it. */
  readonly tool?: true;
  /** Whether its rows are a table of the downloads, called like the resource. */
  readonly table?: true;
}

/** By name. All that is declared with rows is Markdown as well. */
export const SURFACES = {
  pronunce: { page: "declared", item: true, tab: "version", tool: true, table: true },
  ue: { page: "declared", item: true, tab: "version", tool: true, table: true },
  citata: { tab: "act", tool: true },
  cita: { tab: "act", tool: true },
  ddl: { page: "own", tool: true, table: true },
  votazioni: { page: "own", item: true, tool: true, table: true },
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
