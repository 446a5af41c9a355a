/** `npm start` beside servers that others would take, over the same acts, one process each: requests a second of one machine. */

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import autocannon from "autocannon";
import { fileOfEli } from "../../generator/law/identity/canonical-eli.ts";
import { freePort } from "../hosts/free-port.ts";
import { printTable } from "./measure.ts";

/** Keep-alive connections, each sending its next request when the last answer is whole. */
const CONNECTIONS = 16;

/** Milliseconds after which it is looked whether all have been answered. */
const TICK = 20;

/** Requests per second that a server on a local port answers for a path. */
async function requestsPerSecond(port: number, target: string, total: number): Promise<number> {
  const url = `http://127.0.0.1:${port}${target}`;
  const {
    "2xx": good,
    errors,
    duration,
  } = await autocannon({ url, connections: CONNECTIONS, amount: total, sampleInt: TICK });
  if (good !== total || errors > 0) throw new Error(`${target}: ${good} of ${total} answered, ${errors} errors`);
  return total / duration;
}

const REQUESTS = 12_000;
const ELI = "eli:/it/legge/2024/03/05/21";
const LIST = "/api/public/norme?limit=50&offset=100";
const SEARCH = "/api/public/cerca?q=omicidio%20colposo&limit=10";
const ASKED: readonly (readonly [what: string, target: string])[] = [
  ["an act of 337 KB by its ELI", `/api/public/norme/${ELI}`],
  ["the same as a file", `/api/public/norme/${fileOfEli(ELI)}.json`],
  ["50 acts of the list from the 100th on", LIST],
  ["the same in English", `${LIST}&lang=en`],
  ["the act on a day", `/api/public/norme/${ELI}@2026-05-01`],
  ["an article", `/api/public/norme/${ELI}/art/11`],
  ["a search", SEARCH],
];
/** Where nginx has the same bytes as files. */
const SAME = "/same/";

/** A server: how it is started, and what it is asked; `null` where it has no such answer. */
interface Beside {
  readonly name: string;
  start(port: number): ChildProcess | string;
  readonly targets: readonly (string | null)[];
  /** Where its answers are written for the others. */
  readonly folder?: string;
}

const has = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

/** Its master and one worker, over the files alone. */
function nginx(folder: string, tree: string, port: number): ChildProcess | string {
  if (!has("nginx", "-v")) return "not here: Debian's `nginx-light`";
  const file = path.resolve(folder, "nginx.conf");
  const own = path.resolve(folder, "nginx");
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${own}.pid; error_log ${own}.log; events {}
http { access_log off; types { application/json json; } sendfile on;
  client_body_temp_path ${own}-body; proxy_temp_path ${own}-proxy; fastcgi_temp_path ${own}-fcgi; uwsgi_temp_path ${own}-uwsgi; scgi_temp_path ${own}-scgi;
  server { listen 127.0.0.1:${port}; root ${path.resolve(tree)};
    location ${SAME} { root ${path.resolve(folder)}; } } }\n`,
  );
  return spawn("nginx", ["-c", file], { stdio: "ignore" });
}

/** The most that Node.js gives: the same bytes from memory, and nothing between. */
const BARE = `
const { readFileSync } = require("node:fs");
const [folder, count, port] = process.argv.slice(1);
const bodies = Array.from({ length: count }, (_, at) => readFileSync(folder + at + ".json"));
const server = require("node:http").createServer((request, response) => {
  const body = bodies[parseInt(request.url.slice("${SAME}".length))] ?? "";
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": body.length });
  response.end(body);
});
server.listen(Number(port), "127.0.0.1");`;

function fastapi(folder: string, tree: string, python: string, port: number): ChildProcess | string {
  if (!has(python, "-c", "import fastapi, uvicorn"))
    return `not here: Debian's \`python3-fastapi python3-uvicorn\`, or \`--python FILE\` of a venv with both`;
  const database = path.join(folder, "norme.sqlite");
  return spawn(python, ["test/bench/beside_api.py", tree, database, `${port}`], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Waits until a port answers. */
async function answering(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answer !== null) return void (await answer.body?.cancel());
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`a server ended with ${child.exitCode}`);
}

/** Writes the answers of a server as files, below `SAME`. */
async function writeAnswers(folder: string, port: number): Promise<void> {
  mkdirSync(path.join(folder, SAME), { recursive: true });
  for (const [at, [, target]] of ASKED.entries()) {
    const answer = await fetch(`http://127.0.0.1:${port}${target}`);
    if (!answer.ok) throw new Error(`${target}: ${answer.status}`);
    writeFileSync(path.join(folder, SAME, `${at}.json`), await answer.text());
  }
}

async function figuresOf({ start, targets, folder }: Beside): Promise<string[]> {
  const port = await freePort();
  const child = start(port);
  if (typeof child === "string") return targets.map(() => child);
  const ended = new Promise((done) => child.once("close", done));
  try {
    await answering(port, child);
    if (folder !== undefined) await writeAnswers(folder, port);
    const figures: string[] = [];
    for (const target of targets) {
      if (target !== null) await requestsPerSecond(port, target, REQUESTS / 10);
      figures.push(target === null ? "—" : (await requestsPerSecond(port, target, REQUESTS)).toFixed(0));
    }
    return figures;
  } finally {
    child.kill();
    await ended;
  }
}

/** Measures all and prints the table. */
export async function besideServers(given: { folder: string; tree: string; python: string }): Promise<void> {
  const { folder, tree, python } = given;
  const node = (script: string, ...args: string[]) => spawn(process.execPath, [script, ...args], { stdio: "ignore" });
  const plain = createRequire(import.meta.url).resolve("http-server/bin/http-server");
  const servers: readonly Beside[] = [
    {
      name: "`npm start`",
      start: (port) => node(path.join(import.meta.dirname, "../start.js"), "--dir", tree, "--port", `${port}`),
      targets: ASKED.map(([, target]) => target),
      folder,
    },
    {
      name: "nginx, the same bytes as files",
      start: (port) => nginx(folder, tree, port),
      targets: ASKED.map((_, at) => `${SAME}${at}.json`),
    },
    {
      name: "Node.js alone, the same bytes from memory",
      start: (port) =>
        spawn(process.execPath, ["-e", BARE, path.join(folder, SAME), `${ASKED.length}`, `${port}`], {
          stdio: "ignore",
        }),
      targets: ASKED.map((_, at) => `${SAME}${at}.json`),
    },
    {
      name: "http-server",
      start: (port) => node(plain, tree, "-p", `${port}`, "-a", "127.0.0.1", "-s", "-c-1"),
      targets: ASKED.map(([, target]) => (target.endsWith(".json") ? target : null)),
    },
    {
      name: "FastAPI over SQLite",
      start: (port) => fastapi(folder, tree, python, port),
      targets: ASKED.map(([, target]) => ([ASKED[0]?.[1], LIST, SEARCH].includes(target) ? target : null)),
    },
  ];
  const columns: string[][] = [];
  for (const server of servers) columns.push(await figuresOf(server));
  printTable(
    ["requests a second", ...servers.map(({ name }) => name)],
    ASKED.map(([what], at) => [what, columns[0]?.[at] ?? "", ...columns.slice(1).map((column) => column[at] ?? "")]),
  );
}
