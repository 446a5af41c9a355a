/** The texts of the current legislature's bills. */

import { execFile } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { copySync, removeSync } from "fs-extra/esm";
import { digestOfFile } from "../digest-of-file.ts";
import { attempt } from "./attempt.ts";
import { isXml } from "./checks.ts";
import type { Downloaded } from "./ledger.ts";
import { type FetchOutcome, FetchRefused } from "./outcome.ts";
import { LEGISLATURA, type Source } from "./source.ts";
import { FETCH_TEXTS } from "./texts.ts";
import { askJson } from "./transport/ask.ts";
import { dayOf } from "./transport/clock.ts";
import type { Connection } from "./transport/connection.ts";
import { type Fetching, fetchFile } from "./transport/fetch-file.ts";

// The repository of bill texts, as `git` fetches it: the newest state only, and of it one folder.

const run = promisify(execFile);

/** No questions on the terminal: a host that wants a password is a host that cannot be had. */
const ENVIRONMENT = { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" };
const OUTPUT = 64 * 1024 * 1024;

/** Whether `git` is on this machine. */
async function hasGit(): Promise<boolean> {
  try {
    await run("git", ["--version"]);
    return true;
  } catch {
    return false;
  }
}

async function git(folder: string, ...args: string[]): Promise<string> {
  try {
    return (await run("git", ["-C", folder, ...args], { env: ENVIRONMENT, maxBuffer: OUTPUT })).stdout;
  } catch (error) {
    const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : String(error);
    throw new FetchRefused(FETCH_TEXTS.git(args[0] ?? "", said.split("\n").at(-1) ?? ""));
  }
}

/** A file of the repository: its path there, and the name of its content. */
interface Blob {
  readonly path: string;
  readonly digest: string;
}

/**
 * Brings a clone of the repository to its newest state.
 *
 * @param clone folder of the clone, made where it is not there
 * @param part folder of the repository that is wanted; nothing else is fetched
 * @returns the files below that folder
 */
async function newestState(clone: string, repository: string, part: string): Promise<Blob[]> {
  if (existsSync(clone) && (await originOf(clone)) === repository) {
    rmSync(path.join(clone, ".git", "index.lock"), { force: true });
    await git(clone, "fetch", "--quiet", "--depth", "1", "--filter=blob:none", "origin", "HEAD");
    await git(clone, "update-ref", "--no-deref", "HEAD", "FETCH_HEAD");
  } else {
    const growing = `${clone}.part`;
    for (const folder of [clone, growing]) removeSync(folder);
    const shallow = ["--quiet", "--depth", "1", "--filter=blob:none", "--sparse", "--no-checkout"];
    await git(".", "clone", ...shallow, repository, growing);
    await git(growing, "sparse-checkout", "set", part);
    renameSync(growing, clone);
  }
  await git(clone, "checkout", "--quiet", "--force", "HEAD");
  const listed = await git(clone, "ls-tree", "-r", "-z", "HEAD", `${part}/`);
  return listed
    .split("\0")
    .filter(Boolean)
    .flatMap((line): Blob[] => {
      const [, digest, path] = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
      return digest === undefined || path === undefined ? [] : [{ path, digest }];
    });
}

async function originOf(clone: string): Promise<string | null> {
  try {
    return (await git(clone, "remote", "get-url", "origin")).trim();
  } catch {
    return null;
  }
}

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
      ...digestOfFile(part),
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
