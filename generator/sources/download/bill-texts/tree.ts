/** The files of the repository without `git`: their list by GitHub's API, then each file by its own address. */

import { LEGISLATURA } from "../legislature.ts";
import { FetchRefused } from "../refused.ts";
import { FETCH_TEXTS } from "../texts.ts";
import { askJson } from "../transport/ask.ts";
import type { Connection } from "../transport/connection.ts";
import { BILL_ADDRESSES } from "./addresses.ts";
import type { Blob } from "./git.ts";

interface Listed {
  readonly truncated: boolean;
  readonly blobs: readonly Blob[];
}

function listedIn(value: unknown): Listed | null {
  if (typeof value !== "object" || value === null || !("tree" in value) || !Array.isArray(value.tree)) return null;
  const blobs = value.tree.flatMap((item: { path?: unknown; type?: unknown; sha?: unknown }): Blob[] =>
    item.type === "blob" && typeof item.path === "string" && typeof item.sha === "string"
      ? [{ path: `Leg${LEGISLATURA}/${item.path}`, digest: item.sha }]
      : [],
  );
  return { truncated: "truncated" in value && value.truncated === true, blobs };
}

/** The files of the current legislature's folder. */
export async function listTree(connection: Connection): Promise<readonly Blob[]> {
  const { truncated, blobs } = await askJson(connection, { address: BILL_ADDRESSES.tree }, listedIn);
  if (truncated) throw new FetchRefused(FETCH_TEXTS.listCut(BILL_ADDRESSES.tree));
  return blobs;
}
