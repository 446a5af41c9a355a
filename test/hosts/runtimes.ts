/** The programs of the hosts, where this machine has them, serving a prepared tree. */

import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { copySync, readJsonSync, removeSync, writeJsonSync } from "fs-extra/esm";
import { type Ask, askPort } from "./ask.ts";
import { onFreePort } from "./free-port.ts";

/** Folder with the `node_modules` of the runtimes that come from npm; `.ci/run` fills one. */
const { HOST_RUNTIMES = "" } = process.env;

/** Milliseconds that a server may take to answer for the first time. */
const PATIENCE = 60_000;

export interface Running {
  readonly ask: Ask;
  readonly port: number;
  /** What the server printed. */
  log(): string;
  stop(): Promise<void>;
}

/** Where a program is, `null` where it is not installed. */
export function programOf(name: string): string | null {
  const folders = HOST_RUNTIMES ? [path.join(HOST_RUNTIMES, "node_modules/.bin")] : [];
  folders.push(...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin");
  return folders.map((folder) => path.join(folder, name)).find(existsSync) ?? null;
}

const newHome = () => mkdtempSync(path.join(os.tmpdir(), "runtime-"));

/** Starts a server, waits until it answers, and gives a way to ask it; `home` goes when it stops. */
export async function run(
  command: string,
  args: readonly string[],
  { port, home = newHome(), cwd = home, env = {} }: { port: number; home?: string; cwd?: string; env?: object },
): Promise<Running> {
  // In a group of its own: some servers start others, and all have to end.
  const child: ChildProcess = spawn(command, args, {
    cwd,
    env: { ...process.env, HOME: home, CI: "1", WRANGLER_SEND_METRICS: "false", ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout!, child.stderr!]) stream.on("data", (chunk) => (printed += chunk));
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  const running: Running = {
    ask: askPort(port),
    port,
    log: () => printed,
    async stop() {
      if (child.exitCode === null) process.kill(-child.pid!, "SIGTERM");
      const late = setTimeout(() => process.kill(-child.pid!, "SIGKILL"), 5000);
      await ended;
      clearTimeout(late);
      removeSync(home);
    },
  };
  for (const start = Date.now(); Date.now() - start < PATIENCE; await wait(100)) {
    if (child.exitCode !== null) {
      await running.stop();
      throw new Error(`${command}: exit ${child.exitCode}\n${printed}`);
    }
    const answered = await running.ask("GET", "/api/public/health", {}).catch(() => null);
    if (answered?.status === 200) return running;
  }
  await running.stop();
  throw new Error(`${command}: no answer\n${printed}`);
}

/** The module of nginx that runs JavaScript, where Debian and Ubuntu put it. */
export const NJS_MODULE = "/usr/lib/nginx/modules/ngx_http_js_module.so";

/** What the page of the hosts has people write around the files of the tree, with the place of the tree and the port as they are here. */
const nginxServer = (folder: string, host: string, port: number) =>
  `js_path ${folder}/hosts/${host};
include ${folder}/hosts/${host}/http.conf;
server {
    listen 127.0.0.1:${port};
    root ${folder};
    include ${folder}/hosts/${host}/server.conf;
}`.replace(host === "nginx-njs" ? "" : /^.*\n/, "");

export function nginx(folder: string, host: "nginx-njs" | "nginx-map"): Promise<Running> {
  return onFreePort(async (port) => {
    const home = newHome();
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (kind) => `${kind}_temp_path ${home}/${kind};`,
    );
    const config = `${host === "nginx-njs" ? `load_module ${NJS_MODULE};` : ""}
  daemon off; pid ${home}/pid; error_log stderr warn; worker_processes 1; ${process.getuid?.() === 0 ? "user root;" : ""}
  events {}
  http { access_log off; ${temporary.join(" ")}
  ${nginxServer(folder, host, port)}
  }`;
    writeFileSync(path.join(home, "nginx.conf"), config);
    return run(programOf("nginx")!, ["-p", home, "-c", path.join(home, "nginx.conf")], { port, home });
  });
}

export function caddy(folder: string): Promise<Running> {
  return onFreePort(async (port) => {
    const config = path.join(folder, "hosts/caddy/caddyfile");
    const env = { ALBERO: folder, INDIRIZZO: `http://127.0.0.1:${port}` };
    return run(programOf("caddy")!, ["run", "--config", config, "--adapter", "caddyfile"], { port, env });
  });
}

export function apache(folder: string): Promise<Running> {
  return onFreePort(async (port) => {
    const home = newHome();
    mkdirSync(path.join(home, "run"));
    // It gives up the rights of root, and a temporary folder is its owner's alone.
    for (const mine of [folder, home]) chmodSync(mine, 0o755);
    const modules = ["mpm_event", "authz_core", "dir", "mime", "headers", "rewrite"];
    const config = [
      ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
      "ServerName localhost",
      "ServerTokens Prod",
      `Listen 127.0.0.1:${port}`,
      `DefaultRuntimeDir ${home}/run`,
      `PidFile ${home}/pid`,
      `ErrorLog ${home}/log`,
      "User daemon",
      "Group daemon",
      "TypesConfig /etc/mime.types",
      `Define ALBERO ${folder}`,
      `Include ${folder}/hosts/apache/site.conf`,
    ];
    writeFileSync(path.join(home, "httpd.conf"), `${config.join("\n")}\n`);
    return run(programOf("apache2")!, ["-f", path.join(home, "httpd.conf"), "-D", "FOREGROUND"], { port, home });
  });
}

export function deno(folder: string): Promise<Running> {
  return onFreePort(async (port) => {
    const args = [
      "run",
      "--no-prompt",
      "--allow-net",
      `--allow-read=${folder}`,
      "--allow-env=PORT",
      "hosts/deno/server.js",
    ];
    return run(programOf("deno")!, args, { port, cwd: folder, env: { PORT: `${port}` } });
  });
}

const WRANGLER = ["--ip", "127.0.0.1", "--inspector-port", "0", "--log-level", "warn"];

/** The project is set up beside the tree: the simulator writes into its own folder, and would see the tree change. */
export function workers(folder: string): Promise<Running> {
  return onFreePort(async (port) => {
    const project = newHome();
    const config = readJsonSync(path.join(folder, "hosts/cloudflare-workers/wrangler.json"));
    config.assets.directory = folder;
    writeJsonSync(path.join(project, "wrangler.json"), config);
    copySync(path.join(folder, "hosts/cloudflare-workers/worker.js"), path.join(project, "worker.js"));
    return run(programOf("wrangler")!, ["dev", "--port", `${port}`, ...WRANGLER], { port, home: project });
  });
}

/** As above. */
export function pages(folder: string): Promise<Running> {
  return onFreePort(async (port) => {
    const project = newHome();
    const config = readJsonSync(path.join(folder, "wrangler.json"));
    config.pages_build_output_dir = folder;
    writeJsonSync(path.join(project, "wrangler.json"), config);
    return run(programOf("wrangler")!, ["pages", "dev", "--port", `${port}`, ...WRANGLER], { port, home: project });
  });
}
