/** The repository of bill texts, as `git` fetches it: the newest state only, and of it one folder. */

import { execFile } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { removeSync } from "fs-extra/esm";
import { FetchRefused } from "./outcome.ts";
import { FETCH_TEXTS } from "./texts.ts";

const run = promisify(execFile);

/** No questions on the terminal: a host that wants a password is a host that cannot be had. */
const ENVIRONMENT = { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" };
const OUTPUT = 64 * 1024 * 1024;

/** Whether `git` is on this machine. */
export async function hasGit(): Promise<boolean> {
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
export interface Blob {
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
export async function newestState(clone: string, repository: string, part: string): Promise<Blob[]> {
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
