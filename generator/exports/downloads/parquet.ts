import { ByteWriter, ParquetWriter, type SchemaElement } from "hyparquet-writer";
import { itemAt } from "../../collections/at.ts";
import type { Staging } from "../../tree/staging.ts";
import { GrowingFile } from "./growing-file.ts";
import type { Cell, ColumnType, Row, Table, TableSink } from "./tables.ts";

/** A group of rows ends at either: readers hold one in memory. */
const GROUP_ROWS = 50_000;
const GROUP_CHARACTERS = 32_000_000;

type Kind = Pick<SchemaElement, "type" | "converted_type">;

const KINDS: Readonly<Record<ColumnType, Kind>> = {
  text: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  integer: { type: "INT32" },
  number: { type: "DOUBLE" },
  boolean: { type: "BOOLEAN" },
  date: { type: "INT32", converted_type: "DATE" },
};

const schemaOf = ({ columns }: Table): SchemaElement[] => [
  { name: "root", num_children: columns.length },
  ...columns.map(({ name, type }) => ({ name, repetition_type: "OPTIONAL" as const, ...KINDS[type] })),
];

const stored = (cell: Cell, type: ColumnType) =>
  type === "date" && typeof cell === "string" ? new Date(`${cell}T00:00:00Z`) : cell;

const lengthOf = (row: Row) => row.reduce<number>((sum, c) => sum + (typeof c === "string" ? c.length : 8), 0);

/**
 * Writes a table as Parquet, compressed by Snappy. Not by zlib, whose bytes change with the version of Node.js: same input, same bytes.
 *
 * @param meta release, sources and licence, kept in the file under the key `meta`
 */
export function parquetSink(staging: Staging, name: string, table: Table, meta: object): TableSink {
  const file = new GrowingFile(staging, name);
  const writer = new ByteWriter();
  // The writer counts offsets from the beginning of the file, whatever is left in its buffer.
  const flush = () => {
    file.write(writer.getBytes().slice());
    writer.index = 0;
  };
  const kvMetadata = [{ key: "meta", value: JSON.stringify(meta) }];
  const parquet = new ParquetWriter({ writer, schema: schemaOf(table), kvMetadata, createdBy: "api-diritto-italiano" });
  flush();
  let group: Row[] = [];
  let characters = 0;
  let records = 0;
  const endGroup = () => {
    const columnData = table.columns.map(({ name, type }, i) => ({
      name,
      data: group.map((r) => stored(itemAt(r, i), type)),
    }));
    parquet.write({ columnData, rowGroupSize: group.length });
    flush();
    group = [];
    characters = 0;
  };
  return {
    row(row) {
      group.push(row);
      records++;
      characters += lengthOf(row);
      if (group.length === GROUP_ROWS || characters > GROUP_CHARACTERS) endGroup();
    },
    end() {
      if (group.length > 0) endGroup();
      parquet.finish();
      flush();
      file.end({ records });
    },
  };
}
