/** Two trees take each other's place while clients ask without a pause: every answer is that of one of them. */

import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import path from "node:path";
import { copySync, ensureDirSync } from "fs-extra/esm";
import { beforeAll, expect, it } from "vitest";
import { earlierPlace } from "../../generator/contract/earlier-place.ts";
import { sha256 } from "../../generator/tree/sha256.ts";
import { Caso } from "../bench/corpus/caso.ts";
import { SAMPLE } from "../data-raw/read-sample.ts";
import { generateHere } from "../generate-here.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { served } from "./served.ts";
import { times } from "./times.ts";

const folder = temporaryFolder();
const at = (...names: string[]) => path.join(folder, ...names);
const out = at("dist-api");
const SWAPS = times(20);
const CLIENTS = 16;

const TARGETS = [
  ..."/health /health?lang=en /norme /norme?q=legge&limit=3 /norme?limit=7&offset=3 /graph?max_nodi=13 /ddl/lista"
    .split(" ")
    .concat("/graph?livello=articolo&max_nodi=33&lang=en", "/pnrr/graph?settore=e", "/health.json", "/docs")
    .map((target) => `/api/public${target}`),
  ..."/ /en/ /catalogo.ttl /manifest.json /SHA256SUMS /licenze.txt /sitemap.xml /indici/norme.json".split(" "),
  ..."/download/csv/articoli.csv /download/csv/relazioni.csv /download/diritto.sqlite".split(" "),
];

/** Two trees of the sample: the day makes the release another. */
beforeAll(async () => {
  for (const [name, day] of [
    ["a", "2026-01-10"],
    ["b", "2026-02-20"],
  ] as const) {
    const [data, fonti] = [at(`data-${name}`), at(`data-${name}`, "fonti.json")];
    copySync(SAMPLE, data);
    writeFileSync(fonti, readFileSync(fonti, "utf8").replaceAll(/"estratto_il": "[^"]*"/g, `"estratto_il": "${day}"`));
    await generateHere({ data, out: at(name), download: ["csv", "sqlite"] });
  }
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
let asked = 0;
function ask(port: number, agent: Agent, target: string): Promise<Answer> {
  return new Promise((done, fail) => {
    // Nobody knows the parameter, and no answer is at hand that was made for it.
    const path = `${target}${target.includes("?") ? "&" : "?"}n=${asked++}`;
    request({ host: "127.0.0.1", port, path, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk)).on("error", fail);
      const { statusCode: status = 0, headers } = response;
      response.on("end", () => done({ status, headers, body: Buffer.concat(chunks) }));
    })
      .on("error", fail)
      .end();
  });
}

/** Ways in which the tree in `next` takes the other's place; `rest` waits for some answers. */
const WAYS: readonly [string, (next: string, rest: (answers: number) => Promise<void>, caso: Caso) => Promise<void>][] =
  [
    [
      "published, by two renames",
      async (next, rest, caso) => {
        const aside = earlierPlace(out);
        ensureDirSync(path.dirname(aside));
        renameSync(out, aside);
        // A run that is killed here leaves it so for longer.
        if (caso.chance(0.3)) await rest(caso.between(1, 20));
        renameSync(next, out);
        rmSync(path.dirname(aside), { recursive: true });
      },
    ],
    [
      "moved by hand, to and fro",
      async (next, rest, caso) => {
        for (let turn = 0; turn < 21; turn++) {
          renameSync(out, at("away"));
          renameSync(next, out);
          renameSync(at("away"), next);
          if (caso.chance(0.7)) await rest(caso.between(0, 3));
        }
        rmSync(next, { recursive: true });
      },
    ],
  ];

it.each(WAYS)("no answer is of neither tree, cut or a failure: %s", async (way, swap) => {
  const [caso, next, agent] = [new Caso(way), at("next"), new Agent({ keepAlive: true })];
  const copy = (name: string, to: string) => cpSync(at(name), to, { recursive: true, preserveTimestamps: true });
  const known = new Map<string, string[]>(TARGETS.map((target) => [target, []]));
  const tags = new Map<string, string>();
  const failures: string[] = [];
  rmSync(out, { recursive: true, force: true });
  copy("a", out);
  await served(out, async (port) => {
    const digest = async (target: string) => sha256((await ask(port, agent, target)).body);
    const learn = async () => {
      for (const [target, digests] of known) digests.push(await digest(target));
    };
    const settled = async (tree: number) => {
      for (const [target, digests] of known)
        await expect.poll(() => digest(target), { message: target }).toBe(digests[tree]);
    };
    await learn();
    const first = known.get(TARGETS[0]!)?.[0];
    copy("b", next);
    await swap(next, async () => {}, caso);
    await expect.poll(() => digest(TARGETS[0]!)).not.toBe(first);
    await learn();

    let [ending, answers] = [false, 0];
    const client = async (from: number) => {
      for (let i = from; !ending; i++) {
        const target = TARGETS[i % TARGETS.length]!;
        const { status, headers, body } = await ask(port, agent, target);
        answers++;
        if (status === 503 && headers["retry-after"] === "1") continue;
        const [found, tag] = [sha256(body), `${target} ${headers.etag}`];
        if (status !== 200) failures.push(`${target}: status ${status}`);
        else if (Number(headers["content-length"]) !== body.length) failures.push(`${target}: cut`);
        else if (!known.get(target)?.includes(found)) failures.push(`${target}: of neither tree`);
        else if ((tags.get(tag) ?? found) !== found) failures.push(`${tag}: a tag of two bodies`);
        tags.set(tag, found);
      }
    };
    const clients = Array.from({ length: CLIENTS }, (_, i) => client(i));
    const rest = async (more: number) => {
      const enough = answers + more;
      await expect.poll(() => answers, { interval: 1 }).toBeGreaterThanOrEqual(enough);
    };
    for (let i = 0; i < SWAPS; i++) {
      copy(i % 2 === 0 ? "a" : "b", next);
      await swap(next, rest, caso);
      await rest(caso.between(0, 60));
    }
    ending = true;
    await Promise.all(clients);
    await settled((SWAPS + 1) % 2);
    agent.destroy();
  });
  expect(failures).toEqual([]);
});
