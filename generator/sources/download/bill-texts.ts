/** The texts of the current legislature's bills. */

import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { copySync } from "fs-extra/esm";
import { digestOfFile } from "../digest-of-file.ts";
import { attempt } from "./attempt.ts";
import { isXml } from "./checks.ts";
import { type Blob, hasGit, newestState } from "./git.ts";
import type { Downloaded } from "./ledger.ts";
import { type FetchOutcome, FetchRefused } from "./outcome.ts";
import { LEGISLATURA, type Source } from "./source.ts";
import { FETCH_TEXTS } from "./texts.ts";
import { askJson } from "./transport/ask.ts";
import { dayOf } from "./transport/clock.ts";
import type { Connection } from "./transport/connection.ts";
import { type Fetching, fetchFile } from "./transport/fetch-file.ts";

/** Where the Senate hands out the texts of bills: an address that changes there is a change of one line here. */
const BILL_ADDRESSES = {
  repository: "https://github.com/SenatoDellaRepubblica/AkomaNtosoBulkData",
  /** Names and digests of the files of a folder, by GitHub's REST API (`GET /repos/{owner}/{repo}/git/trees/{tree_sha}`). */
  tree: `https://api.github.com/repos/SenatoDellaRepubblica/AkomaNtosoBulkData/git/trees/HEAD:Leg${LEGISLATURA}?recursive=1`,
  file: (path: string): string =>
    `https://raw.githubusercontent.com/SenatoDellaRepubblica/AkomaNtosoBulkData/HEAD/${path}`,
} as const;

const SOURCE = "Senato, testi";
const PART = `Leg${LEGISLATURA}`;
const isText = ({ path }: Blob) => /\.akn\.xml$/i.test(path) && !path.split("/").includes("..");
const nameOf = ({ path }: Blob) => `ddl/${path}`;

/** Whether the data folder has a text as the repository has it. */
const isHere = ({ folder }: Fetching, blob: Blob): boolean =>
  folder.holds(nameOf(blob)) && folder.ledger.entry(nameOf(blob))?.etag === blob.digest;

/** Texts that are entered in the ledger together: it is written whole each time. */
const TOGETHER = 100;

/** Takes changed texts out of the clone. */
async function takeFromClone({ folder, connection }: Fetching, clone: string, blobs: readonly Blob[]): Promise<void> {
  const now = connection.clock.now();
  let taken: [string, Downloaded][] = [];
  for (const blob of blobs) {
    const name = nameOf(blob);
    const part = folder.onTheWay(`${name}.part`);
    copySync(path.join(clone, blob.path), part, { dereference: true });
    const downloaded: Downloaded = {
      indirizzo: BILL_ADDRESSES.file(blob.path),
      scaricato_il: new Date(now).toISOString(),
      giorno: dayOf(now),
      ...(await digestOfFile(part)),
      etag: blob.digest,
      ultima_modifica: null,
      fetta: null,
      attesi: null,
      ricevuti: null,
    };
    folder.place(part, name);
    taken.push([name, downloaded]);
    if (taken.length < TOGETHER) continue;
    folder.ledger.enterAll(taken);
    taken = [];
  }
  folder.ledger.enterAll(taken);
}

/** Removes texts that this program fetched and the repository no longer has. */
function removeGone({ folder }: Fetching, blobs: readonly Blob[]): void {
  const there = new Set(blobs.map(nameOf));
  for (const name of folder.ledger.names) {
    if (!name.startsWith("ddl/") || there.has(name)) continue;
    rmSync(folder.file(name), { force: true });
    folder.ledger.drop(name);
  }
}

/** Fetches changed texts one by one. */
async function takeOneByOne(fetching: Fetching, blobs: readonly Blob[]): Promise<void> {
  for (const blob of blobs) {
    const name = nameOf(blob);
    await fetchFile(fetching, { name, address: BILL_ADDRESSES.file(blob.path), check: isXml, oneUse: true });
    const entry = fetching.folder.ledger.entry(name);
    if (entry) fetching.folder.ledger.enter(name, { ...entry, etag: blob.digest });
  }
}

/**
 * Fetches the texts that are new or changed, by `git` where it is there, else file by file.
 *
 * @param git whether `git` may be used; by default where it is
 */
async function fetchTexts(fetching: Fetching, git: boolean | undefined): Promise<FetchOutcome[]> {
  const { folder, connection } = fetching;
  let bytes = 0;
  const work = async (): Promise<FetchOutcome["what"]> => {
    const byGit = git ?? (await hasGit());
    const clone = folder.onTheWay("bill-texts");
    const repository = connection.place(BILL_ADDRESSES.repository);
    const all = byGit ? await newestState(clone, repository, PART) : await listTree(connection);
    const texts = all.filter(isText);
    const changed = texts.filter((blob) => !isHere(fetching, blob));
    if (byGit) await takeFromClone(fetching, clone, changed);
    else await takeOneByOne(fetching, changed);
    removeGone(fetching, texts);
    for (const blob of changed) bytes += readFileSync(folder.file(nameOf(blob))).length;
    return changed.length === 0 ? "unchanged" : "fetched";
  };
  return [await attempt(SOURCE, `ddl/${PART}`, work, () => bytes)];
}

/**
 * The texts of bills.
 *
 * @param git whether `git` may be used; by default where it is
 */
export const billTexts = (git?: boolean): Source => ({
  area: "ddl",
  attributions: [
    {
      area: "ddl",
      nome: "Senato della Repubblica - testi dei disegni di legge in Akoma Ntoso",
      url: "https://github.com/SenatoDellaRepubblica/AkomaNtosoBulkData",
      licenza: "CC BY 4.0",
      attribuzione: "Senato della Repubblica, AkomaNtosoBulkData",
      files: "ddl/",
    },
  ],
  fetch: (fetching) => fetchTexts(fetching, git),
});

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
async function listTree(connection: Connection): Promise<readonly Blob[]> {
  const { truncated, blobs } = await askJson(connection, { address: BILL_ADDRESSES.tree }, listedIn);
  if (truncated) throw new FetchRefused(FETCH_TEXTS.listCut(BILL_ADDRESSES.tree));
  return blobs;
}
