/** Data folders of hostile inputs, and what one run makes of them. */

import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureDirSync, readJsonSync } from "fs-extra/esm";
import type { HostileInput, Served } from "./hostile-input.ts";

const GENERATE = path.resolve(".build/generate.js");

/** Writes the files of an input below a data folder; `null` leaves one out. */
export function writeInput(data: string, files: Readonly<Record<string, HostileInput["files"][string] | null>>): void {
  for (const [name, content] of Object.entries(files)) {
    if (content === null) continue;
    const at = path.join(data, name);
    ensureDirSync(path.dirname(at));
    if (typeof content === "function") content(at);
    else writeFileSync(at, content);
  }
}

/** What a run left. */
export interface Ended {
  /** `null` where it was ended for taking too long. */
  readonly exit: number | null;
  readonly stderr: string;
  readonly seconds: number;
}

/**
 * Runs `generate`; ends it where it takes too long.
 *
 * @param limit seconds
 */
export async function generate(data: string, out: string, more: readonly string[], limit: number): Promise<Ended> {
  const started = performance.now();
  const child = spawn(process.execPath, [GENERATE, "--data", data, "--out", out, ...more], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  const pieces: Buffer[] = [];
  child.stderr.on("data", (piece: Buffer) => pieces.push(piece));
  const timer = setTimeout(() => child.kill("SIGKILL"), limit * 1000);
  const exit = await new Promise<number | null>((done) => child.once("close", done));
  clearTimeout(timer);
  return { exit, stderr: Buffer.concat(pieces).toString(), seconds: (performance.now() - started) / 1000 };
}

interface Health {
  readonly conteggi: {
    readonly norme: number;
    readonly ddl: number;
    readonly politici: { readonly parlamentari: number };
    readonly pnrr: { readonly progetti: number; readonly appalti: number };
  };
}

/** What a tree says that it serves. */
export function servedBy(out: string): Record<Served, number> {
  const { conteggi } = readJsonSync(path.join(out, "api/public/health.json")) as Health;
  const { norme, ddl, politici, pnrr } = conteggi;
  return { norme, ddl, parlamentari: politici.parlamentari, progetti: pnrr.progetti, appalti: pnrr.appalti };
}

interface Report {
  readonly scarti: readonly { readonly file: string; readonly luogo: string | null; readonly motivo: string }[];
  readonly conteggi: readonly {
    readonly file: string | null;
    readonly motivo: string;
    readonly esempi: readonly string[];
  }[];
}

/** What a tree reports: each discard by its file, and each count as one text. */
export function reportOf(out: string) {
  const { scarti, conteggi } = readJsonSync(path.join(out, "rapporto.json")) as Report;
  return {
    discards: scarti.map(({ file, luogo, motivo }) => [file, `${motivo} ${luogo ?? ""}`] as const),
    counts: conteggi.map(({ file, motivo, esempi }) => `${motivo} | ${file ?? ""} | ${esempi.join(" | ")}`),
  };
}

export const isTree = (out: string): boolean => existsSync(path.join(out, "manifest.json"));
