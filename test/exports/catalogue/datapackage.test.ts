import { expect, it } from "vitest";
import { DOWNLOAD_KINDS } from "../../../generator/contract/download-kinds.ts";
import { dataPackage } from "../../../generator/exports/catalogue/datapackage.ts";
import { downloadFiles } from "../../../generator/exports/downloads/files.ts";

it("the encoding of characters is told of files of text alone", () => {
  const entry = { path: "", tipo: "", bytes: 1, sha256: "00" };
  const files = downloadFiles(DOWNLOAD_KINDS).map((file) => ({ ...file, entry }));
  const published = { base: "https://example.org/", release: "000000000000", datasets: [], files };
  const { resources } = dataPackage(published, files) as unknown as {
    resources: { format: string; encoding?: string }[];
  };
  expect(Object.fromEntries(resources.map(({ format, encoding }) => [format, encoding]))).toEqual({
    "ndjson.gz": undefined,
    csv: "utf-8",
    parquet: undefined,
    sqlite: undefined,
    zip: undefined,
  });
});

it("what is no table is a file, for which no tool guesses at columns", () => {
  const entry = { path: "", tipo: "", bytes: 1, sha256: "00" };
  const files = downloadFiles(DOWNLOAD_KINDS).map((file) => ({ ...file, entry }));
  const published = { base: "https://example.org/", release: "000000000000", datasets: [], files };
  const { resources } = dataPackage(published, files) as unknown as { resources: { format: string; type: string }[] };
  const formats = (wanted: string) => resources.filter(({ type }) => type === wanted).map(({ format }) => format);
  expect(new Set(formats("table"))).toEqual(new Set(["csv"]));
  expect(formats("file")).toHaveLength(resources.length - formats("table").length);
  expect(formats("file")).toContain("parquet");
  expect(formats("file")).not.toContain("csv");
});

it("columns whose name does not say all are described in both languages", () => {
  const entry = { path: "", tipo: "", bytes: 1, sha256: "00" };
  const files = downloadFiles(["csv"]).map((file) => ({ ...file, entry }));
  const published = { base: "https://example.org/", release: "000000000000", datasets: [], files };
  const { resources } = dataPackage(published, files) as unknown as {
    resources: { name: string; schema: { fields: { name: string; description?: string }[] } }[];
  };
  const described = (wanted: string, table = "pronunce") =>
    resources.find(({ name }) => name === `csv-${table}`)?.schema.fields.find(({ name }) => name === wanted)
      ?.description;
  expect(described("parti_portata")).toMatch(
    /solo se la nota non pone limiti.* \/ .*only where the note sets no limit/,
  );
  expect(described("tipo")).toBeUndefined();
  expect(described("evidenza", "ue")).toMatch(/Le parole del titolo.* \/ .*The words of the title/);
});
