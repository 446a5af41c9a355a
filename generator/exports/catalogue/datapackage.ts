/** The collection as a Frictionless data package (https://specs.frictionlessdata.io/data-package/). */

import { itemAt } from "../../collections/at.ts";
import { bareType, mediaTypeOf } from "../../contract/media-types.ts";
import { BASE_PATH } from "../../contract/operations.ts";
import { API_VERSION } from "../../tree/cards.ts";
import { type Column, keyOfTable, type Table } from "../downloads/tables.ts";
import { licenceNamed } from "./licences.ts";
import type { Published, PublishedFile } from "./published.ts";

/** A file as a catalogue offers it, with its table where it has one. */
export interface PackagedFile extends PublishedFile {
  readonly table?: Table | undefined;
}

const TYPES: Readonly<Record<Column["type"], string>> = {
  text: "string",
  integer: "integer",
  number: "number",
  boolean: "boolean",
  date: "date",
};

/** The schema of a table. */
function tableSchema({ columns, descrizioni = {}, key, refs = {} }: Table): object {
  const foreignKeys = Object.entries(refs).map(([column, other]) => ({
    fields: column,
    reference: { resource: `csv-${other}`, fields: itemAt(keyOfTable(other), 0) },
  }));
  return {
    fields: columns.map(({ name, type }) => {
      const said = descrizioni[name];
      return { name, type: TYPES[type], ...(said ? { description: `${said.it} / ${said.en}` } : {}) };
    }),
    missingValues: [""],
    ...(key ? { primaryKey: key } : {}),
    ...(foreignKeys.length > 0 ? { foreignKeys } : {}),
  };
}

/** `download/csv/progetti_appalti.csv` → `csv-progetti_appalti`. */
const resourceName = (path: string) =>
  path
    .replace(/^download\//, "")
    .replace(/(?<=^|\/)([^/.]*)\.[^/]*$/, "$1")
    .replaceAll("/", "-");

/** Media types of text; what is compressed or binary has no encoding of characters. */
const TEXT = /^text\/|(?:json|xml)$/;

/** What a reader of the CSV must know of its texts. */
const APOSTROPHE =
  "Un testo che comincia con = + - @, una tabulazione o una nuova riga ha davanti un apostrofo, perché nessun foglio di calcolo lo prenda per una formula: toglierlo per riavere il testo.";

function resource({ path, titolo, entry, table }: PackagedFile): object {
  const mediatype = bareType(mediaTypeOf(path));
  const csv = mediatype === "text/csv" && table !== undefined;
  return {
    name: resourceName(path),
    path,
    title: titolo,
    ...(csv ? { description: APOSTROPHE } : {}),
    // What is no table is a file: tools then take its size and digest, and do not guess at columns.
    type: csv ? "table" : "file",
    profile: csv ? "tabular-data-resource" : "data-resource",
    format: path.slice(path.lastIndexOf("/")).split(".").slice(1).join("."),
    mediatype,
    ...(TEXT.test(mediatype) ? { encoding: "utf-8" } : {}),
    bytes: entry.bytes,
    hash: `sha256:${entry.sha256}`,
    ...(csv ? { dialect: { lineTerminator: "\r\n" }, schema: tableSchema(table) } : {}),
  };
}

/**
 * The descriptor of the package. Where a run writes nothing to keep, its one resource is the list of the answers, `manifest.json`.
 *
 * @example dataPackage({ base: "https://example.org/", ... }).name // "diritto-italiano"
 */
export function dataPackage(published: Published, files: readonly PackagedFile[]): { readonly name: string } {
  const { base, release, datasets } = published;
  const whole = datasets.find(({ id }) => id === "tutto");
  const fonti = whole?.fonti ?? [];
  const licences = [...new Set(fonti.map(({ licenza }) => licenza))].map(licenceNamed);
  const manifest = {
    name: "manifest",
    path: "manifest.json",
    type: "file",
    profile: "data-resource",
    format: "json",
    mediatype: "application/json",
  };
  const document = {
    profile: "data-package",
    name: "diritto-italiano",
    id: base,
    title: whole?.titolo.it ?? "Il diritto italiano come dati",
    ...(whole ? { description: whole.descrizione.it, created: `${whole.aggiornato}T00:00:00Z` } : {}),
    homepage: base,
    version: `${API_VERSION}+${release}`,
    licenses: licences.map(({ nome, url }) => ({
      name: nome.replace(/[^\w.-]+/g, "-"),
      title: nome,
      ...(url ? { path: url } : {}),
    })),
    sources: fonti.map(({ nome, url }) => ({ title: nome, path: url })),
    keywords: whole?.parole ?? [],
    api: `${base}${BASE_PATH.slice(1)}/openapi.json`,
    resources: files.length === 0 ? [manifest] : files.map(resource),
  };
  return document;
}
