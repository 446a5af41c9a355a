/**
 * How long a host takes for its first answer, from the start of its process to the last byte: so many cold starts of each tree, in turns.
 * Nothing that an engine keeps between processes is kept. Trees are made with `--host`; those of before the router came in parts are taken too.
 *
 *   HOST_RUNTIMES=DIR npm run bench -- first --dir TREE [--dir TREE] [--starts N]
 */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Command } from "commander";
import { copySync, outputFileSync, outputJsonSync, removeSync } from "fs-extra/esm";
import { BASE_PATH } from "../../generator/api/operations.ts";
import { freePort } from "../hosts/free-port.ts";
import { programOf } from "../hosts/runtimes.ts";
import { median } from "./measure.ts";

/** A program to start, and where it answers; without a port it says by itself when it has. */
interface Start {
  readonly program: string;
  readonly args: readonly string[];
  readonly port?: number;
}

/** Milliseconds to a first answer: by the clock, and of all processors (Linux only, else 0), which company lengthens less. */
interface Took {
  readonly clock: number;
  readonly cpu: number;
}

/** Milliseconds of all processors in the threads of a process. */
function cpuOf(pid: number | undefined): number {
  const threads = `/proc/${pid}/task`;
  if (!existsSync(threads)) return 0;
  const spent = readdirSync(threads).map((one) => readFileSync(`${threads}/${one}/schedstat`, "utf8").split(" ")[0]);
  return spent.reduce((sum, nanoseconds) => sum + Number(nanoseconds), 0) / 1e6;
}

/** Asks until somebody answers. */
async function answered(port: number, target: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}${target}`).catch(() => null);
    if (answer?.status === 200) return void (await answer.arrayBuffer());
    if (answer) throw new Error(`${answer.status} for ${target}`);
    await wait(1);
  }
  throw new Error(`exit code ${child.exitCode}`);
}

/** Starts a program in a folder of its own, and ends it after its first answer. */
async function firstAnswer({ program, args, port }: Start, cwd: string, target: string): Promise<Took> {
  const begun = performance.now();
  const env = { ...process.env, DENO_DIR: path.join(cwd, ".deno"), PORT: `${port}` };
  const child = spawn(programOf(program) ?? program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  child.stderr.on("data", (chunk) => (printed += chunk));
  const ended = once(child, "exit");
  if (port === undefined) await Promise.race([once(child.stdout, "data"), ended]);
  else await answered(port, target, child);
  const took = { clock: performance.now() - begun, cpu: cpuOf(child.pid) };
  if (child.exitCode !== null) throw new Error(`${program}: exit code ${child.exitCode}\n${printed}`);
  child.kill("SIGKILL");
  await ended;
  return took;
}

/** Asks a handler whose host gives it the files of the tree by `fetch`. */
const HANDLER = `import { readFileSync } from "node:fs";
const [tree, module, target] = process.argv.slice(2);
globalThis.fetch = async (address) => {
  try { return new Response(readFileSync(tree + new URL(address).pathname)); }
  catch { return new Response(null, { status: 404 }); }
};
const { default: handle } = await import(module);
const answer = await handle(new Request("https://example.org" + target));
if (answer.status !== 200) throw new Error(String(answer.status));
await answer.arrayBuffer();
console.log("answered");
setInterval(() => {}, 1000);
`;

const WORKERD = (
  modules: readonly string[],
  tree: string,
  port: number,
) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .router), (name = "tree", disk = "${tree}")],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const router :Workerd.Worker = (
  modules = [${modules.map((name) => `(name = "${name}", esModule = embed "${name}")`).join(", ")}],
  compatibilityDate = "2026-04-01",
  bindings = [(name = "ASSETS", service = "tree")],
);
`;

/** The first of some files that a tree has. */
const firstOf = (tree: string, ...names: readonly string[]) =>
  names.map((name) => path.join(tree, name)).find(existsSync) ?? path.join(tree, names[0] ?? "");

/** What stands in for each host, started over a tree; `work` is a folder of its own. */
const HOSTS: Readonly<Record<string, (tree: string, work: string, target: string) => Promise<Start>>> = {
  "Cloudflare: workerd": async (tree, work) => {
    const port = await freePort();
    copySync(path.join(tree, "hosts/cloudflare-workers"), work);
    const parts = readdirSync(work).filter((name) => name.endsWith(".js") && name !== "worker.js");
    outputFileSync(path.join(work, "config.capnp"), WORKERD(["worker.js", ...parts], tree, port));
    return { program: "workerd", args: ["serve", "config.capnp"], port };
  },
  "Deno: deno": async (tree) => {
    const server = path.join(tree, "hosts/deno/server.js");
    const args = ["run", "--no-prompt", "--allow-net", `--allow-read=${tree}`, "--allow-env=PORT"];
    // The settings of the project, as its own task has them.
    return {
      program: "deno",
      args: [...args, "--config", path.join(tree, "deno.json"), server],
      port: await freePort(),
    };
  },
  "Netlify: handler in deno": async (tree, _, target) => {
    const module = firstOf(tree, "hosts/netlify/api/index.js", "hosts/netlify/api.js");
    return { program: "deno", args: ["run", "--allow-all", "ask.mjs", tree, `file://${module}`, target] };
  },
  "Vercel: handler in node": async (tree, work, target) => {
    const code = path.dirname(firstOf(tree, "hosts/vercel/router/index.js", "hosts/vercel/router.js"));
    copySync(code, path.join(work, "code"));
    outputJsonSync(path.join(work, "package.json"), { type: "module" });
    const module = firstOf(work, "code/index.js", "code/router.js");
    return { program: "node", args: ["ask.mjs", tree, `file://${module}`, target] };
  },
};

async function measure(trees: readonly string[], starts: number): Promise<void> {
  const [tree = ""] = trees;
  const { norme } = JSON.parse(readFileSync(path.join(tree, "api/public/norme.json"), "utf8"));
  const kinds = {
    act: `/norme/${norme[0].eli}`,
    list: "/norme?limit=3",
    ranking: "/pnrr/classifica-enti?limit=7",
    search: "/cerca?q=legge",
  };
  const heads = ["ms", "ms of processors"].flatMap((unit) => trees.map((one) => `${path.basename(one)}, ${unit}`));
  console.log(`| host | first request | ${heads.join(" | ")} |`);
  for (const [host, start] of Object.entries(HOSTS))
    for (const [kind, asked] of Object.entries(kinds)) {
      const took: Took[][] = trees.map(() => []);
      // The first round warms the disk.
      for (let round = 0; round <= starts; round++)
        for (const [i, one] of trees.entries()) {
          const work = mkdtempSync(path.join(os.tmpdir(), "first-"));
          outputFileSync(path.join(work, "ask.mjs"), HANDLER);
          const target = BASE_PATH + asked;
          const said = await firstAnswer(await start(path.resolve(one), work, target), work, target);
          if (round > 0) took[i]?.push(said);
          removeSync(work);
        }
      const figures = (all: readonly number[]) =>
        `${median(all).toFixed(0)} (${Math.min(...all).toFixed(0)}-${Math.max(...all).toFixed(0)})`;
      const cells = (["clock", "cpu"] as const).flatMap((which) =>
        took.map((all) => figures(all.map((one) => one[which]))),
      );
      console.log(`| ${host} | ${kind} | ${cells.join(" | ")} |`);
    }
}

export const firstCommand = new Command("first")
  .description("measures what hosts take for their first answer, from the start of their process")
  .option("--dir <tree>", "a tree made with --host; may be given again", (one: string, all: string[] = []) => [
    ...all,
    one,
  ])
  .option("--starts <n>", "cold starts of each", "10")
  .action(({ dir = ["dist-api"], starts }: { dir?: string[]; starts: string }) => measure(dir, Number(starts)));
