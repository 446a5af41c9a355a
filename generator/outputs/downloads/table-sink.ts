import type { Row } from "./tables.ts";

/** Takes the rows of one table, in order, and writes them in one format. */
export interface TableSink {
  row(row: Row): void;
  /** Ends the table; nothing comes after. */
  end(): void;
}
