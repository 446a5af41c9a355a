/** The blocks of the page about one's own web server, run by those servers as they stand. */

import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { textOf } from "../documents/pages.ts";
import { onFreePort } from "./free-port.ts";
import { type NodeServer, nodeServer } from "./node-server.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";
import { expectHarmless } from "./promises.ts";
import { named, TRICKS } from "./requests.ts";
import { newHome, programOf, type Running, run } from "./runtimes.ts";

const PAGE = textOf("generator/hosts/own-server.md");
const block = (language: string) => new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "s").exec(PAGE)?.[1] ?? "";
/** The line of the page for a server behind, between back quotes. */
const line = (begin: string) => new RegExp(`\`(${begin}[^\`]*)\``).exec(PAGE)?.[1] ?? "";

const nginxAround = (home: string, server: string) => {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((k) => `${k}_temp_path ${home}/${k};`);
  return `daemon off; pid ${home}/pid; error_log stderr warn; ${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http { access_log off; server_tokens off; ${temporary.join(" ")}
${server}}`;
};
const apacheAround = (home: string, server: string) => {
  const modules = ["mpm_event", "authz_core", "dir", "mime"];
  const load = modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
  const own = [
    `DefaultRuntimeDir ${home}`,
    `PidFile ${home}/pid`,
    `ErrorLog ${home}/log`,
    "User daemon",
    "Group daemon",
  ];
  return [...load, "ServerName localhost", "ServerTokens Prod", ...own, "TypesConfig /etc/mime.types", server].join(
    "\n",
  );
};

/** What else each needs to run here, and how it is started. */
const SERVERS = [
  { name: "nginx", program: "nginx", around: nginxAround, args: (c: string) => ["-c", c], behind: line("location /") },
  {
    name: "caddyfile",
    program: "caddy",
    around: (_: string, server: string) => `{\n\tadmin off\n}\n${server}`,
    args: (c: string) => ["run", "--config", c, "--adapter", "caddyfile"],
    behind: line("reverse_proxy"),
  },
  {
    name: "apache",
    program: "apache2",
    around: apacheAround,
    args: (c: string) => ["-f", c, "-D", "FOREGROUND"],
    behind: null,
  },
];
type Server = (typeof SERVERS)[number];

/** Starts a server with a block of its configuration, at a free port. */
function start({ program, around, args }: Server, server: string, ready: string): Promise<Running> {
  return onFreePort((port) => {
    const home = newHome();
    // Apache gives up the rights of root.
    chmodSync(home, 0o755);
    mkdirSync(path.join(home, "run"));
    const config = path.join(home, "config");
    writeFileSync(config, around(home, server.replace(/\b8080\b/, `${port}`)));
    return run(programOf(program) ?? program, args(config), { port, home, ready });
  });
}

let tree: PreparedTree;
beforeAll(async () => {
  tree = await prepareTree(["github-pages", "node"]);
  chmodSync(tree.folder, 0o755);
});
afterAll(() => tree.remove());

const HERE = SERVERS.filter(({ program }) => programOf(program) !== null);

it("runs where nginx, Caddy and Apache are installed", (context) => {
  if (HERE.length === 0) context.skip("none of them is");
});

describe.each(HERE)("$name: plain files", (which) => {
  let server: Running;
  beforeAll(async () => {
    const own = block(which.name).replaceAll("/srv/api-diritto-italiano", tree.folder);
    server = await start(which, own, "/api/public/health.json");
  });
  afterAll(() => server?.stop());

  it.each([
    ["/", "index.html", /^text\/html/],
    ["/en/", "en/index.html", /^text\/html/],
    ["/api/public/", "api/public/index.html", /^text\/html/],
    ["/sw.js", "sw.js", /^(?:text|application)\/javascript/],
    ["/api/public/norme.json", "api/public/norme.json", /^application\/json/],
    ["/catalogo.ttl", "catalogo.ttl", /^text\/turtle/],
    ["/SHA256SUMS", "SHA256SUMS", /./],
  ])("%s is its file, with its type", async (target, name, type) => {
    const seen = await server.ask("GET", target, {});
    expect(seen).toMatchObject({ status: 200, body: tree.text(name) });
    if (name !== "SHA256SUMS") expect(seen.headers["content-type"]).toMatch(type);
  });

  it.each(["/niente", "/api/public/norme?q=x", "/api/public/norme/CAD", "/esplora/niente.html"])(
    "%s is the page that has a browser answer",
    async (target) => {
      const seen = await server.ask("GET", target, {});
      expect(seen).toMatchObject({ status: 404, body: tree.text("404.html") });
      expect(seen.headers["content-type"]).toMatch(/^text\/html/);
    },
  );

  it.runIf(which.name === "nginx").each([
    ["/api/public/health", "api/public/health.json"],
    ["/api/public/docs", "api/public/docs.html"],
    ["/catalogo", "404.html"],
  ])("%s is found without its ending", async (target, name) => {
    expect(await server.ask("GET", target, {})).toMatchObject({ body: tree.text(name) });
  });

  // Caddy answers 500 to a NUL.
  it.each(named(TRICKS.filter(({ target }) => !target.includes("%00"))))("hostile: %s", (_, request) =>
    expectHarmless(server.ask, request, tree.everything),
  );
});

describe.each(HERE.filter(({ behind }) => behind !== null))("$name: in front of the server for Node.js", (which) => {
  let behind: NodeServer;
  let server: Running;
  beforeAll(async () => {
    behind = await nodeServer(tree);
    const proxy = (which.behind ?? "").replace("8081", `${behind.port}`);
    const own = which.name === "nginx" ? `server {\nlisten 8080;\n${proxy}\n}` : `:8080 {\n${proxy}\n}`;
    server = await start(which, own, "/api/public/health");
  });
  afterAll(async () => {
    behind?.stop();
    await server?.stop();
  });

  it.each(["/api/public/norme?q=disp&lang=en", "/api/public/norme/eli%3A%2Fit%2Flegge%2F1990%2F08%2F07%2F241", "/"])(
    "%s is answered as by itself",
    async (target) => {
      const [seen, due] = [await server.ask("GET", target, {}), await behind("GET", target, {})];
      expect(seen).toMatchObject({ status: 200, body: due.body });
    },
  );
});
