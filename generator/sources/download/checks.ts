/** What a file must be before it takes its place: each check gives what is wrong, `null` where nothing is. */

import { closeSync, openSync, readSync } from "node:fs";
import { listZip, type ZipLimits } from "../zip.ts";
import { FETCH_TEXTS } from "./texts.ts";

export type Check = (file: string) => Promise<string | null>;

const HEAD_BYTES = 4096;

/** Sizes are judged by whoever reads the members: here an archive must only be one. */
const ANY_SIZE: ZipLimits = { memberBytes: Number.MAX_SAFE_INTEGER, ratio: Number.MAX_SAFE_INTEGER };

/** The beginning of a file. */
export function headOf(file: string): Buffer {
  const handle = openSync(file, "r");
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    return head.subarray(0, readSync(handle, head, 0, HEAD_BYTES, 0));
  } finally {
    closeSync(handle);
  }
}

const textOf = (head: Buffer) =>
  head
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trimStart();

/** A web page in place of a file: the hosts send one with any status. */
function pageIn(head: Buffer): string | null {
  const text = textOf(head);
  if (!/^<(?:!doctype html|html|head|body|title)\b/i.test(text)) return null;
  const title = /<title[^<>]*>([^<]*)</i.exec(text)?.[1]?.trim();
  return FETCH_TEXTS.page(title);
}

/** Names of the members of an archive; `null` where it cannot be read. */
export async function membersOf(file: string): Promise<string[] | null> {
  const names: string[] = [];
  let whole = true;
  await listZip(file, ANY_SIZE, {
    member: (name) => names.push(name),
    refused: (name) => {
      if (name === null) whole = false;
    },
  });
  return whole ? names : null;
}

/** A zip archive whose directory can be read, with at least one member. */
export const isZip: Check = async (file) => {
  const head = headOf(file);
  if (head.subarray(0, 4).toString("latin1") !== "PK\x03\x04") return pageIn(head) ?? FETCH_TEXTS.noZip;
  const members = await membersOf(file);
  if (members === null) return FETCH_TEXTS.zipCut;
  return members.length === 0 ? FETCH_TEXTS.zipEmpty : null;
};

/**
 * A CSV file whose first line holds some columns.
 *
 * @param columns that must be there, compared without case
 */
export const isCsv =
  (separator: string, columns: readonly string[]): Check =>
  async (file) => {
    const head = headOf(file);
    const page = pageIn(head);
    if (page) return page;
    const first = textOf(head).split(/\r?\n/, 1)[0] ?? "";
    const found = new Set(first.split(separator).map((name) => name.replaceAll('"', "").trim().toLowerCase()));
    const missing = columns.filter((name) => !found.has(name.toLowerCase()));
    return missing.length === 0 ? null : FETCH_TEXTS.columns(missing.join(", "));
  };

/** An XML document with some root. */
export const isXml: Check = async (file) => {
  const head = headOf(file);
  return pageIn(head) ?? (textOf(head).startsWith("<") ? null : FETCH_TEXTS.noXml);
};
