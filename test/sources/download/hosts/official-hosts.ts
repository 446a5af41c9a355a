/** All official hosts behind one address, as `--mirror` asks them: `/HOST/PATH?query`. */

import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { LEGISLATURA } from "../../../../generator/sources/download/source.ts";
import type { Asked, Given } from "./exchange.ts";
import { GitHost } from "./git-host.ts";
import { dumpOf, heldActs, tableOf, textsOf } from "./holding.ts";
import { Normattiva } from "./normattiva.ts";
import { Chamber, ItaliaDomani, RawFiles, TreeList } from "./others.ts";
import { SenateMembers } from "./senate-members.ts";
import { heldVote, Votes } from "./votes.ts";

const TABLES = ["PNRR_Progetti.csv", "PNRR_Gare.csv", "PNRR_Aggiudicatari_Gare.csv", "PNRR_Localizzazione.csv"];
const REPOSITORY = "/SenatoDellaRepubblica/AkomaNtosoBulkData";

/** Answers in place of a host for some requests; `null` lets the host answer. */
export type Fault = (host: string, asked: Asked) => Given | null;

export class OfficialHosts {
  readonly normattiva: Normattiva;
  readonly italiaDomani: ItaliaDomani;
  readonly raw = new RawFiles();
  readonly tree = new TreeList();
  readonly chamber: Chamber;
  senateMembers = new SenateMembers();
  readonly senateVotes = new Votes([heldVote("S", 20, "2025-06-18"), heldVote("S", 31, "2025-11-12")]);
  readonly chamberVotes = new Votes([heldVote("C", 25, "2025-07-30"), heldVote("C", 40, "2025-09-24")]);
  readonly git: GitHost;
  /** Every request so far: `GET dati.camera.it /sparql`. */
  readonly log: string[] = [];
  fault: Fault = () => null;
  #texts: Map<string, Uint8Array>;
  readonly #server: Server;

  private constructor(
    data: string,
    acts: Awaited<ReturnType<typeof heldActs>>,
    tables: Map<string, Uint8Array>,
    folder: string,
  ) {
    this.normattiva = new Normattiva(acts);
    this.italiaDomani = new ItaliaDomani(tables);
    for (const kind of ["ddl", "composizione"] as const)
      this.raw.files.set(
        `/SenatoDellaRepubblica/OpenData/main/Leg${LEGISLATURA}/dump-${kind}-${LEGISLATURA}.zip`,
        dumpOf(data, kind),
      );
    const camera = path.join(data, "parlamento/camera");
    const [csv = ""] = readdirSync(camera);
    this.chamber = new Chamber(readFileSync(path.join(camera, csv), "utf8"));
    this.git = new GitHost(folder, REPOSITORY);
    this.#texts = textsOf(data, LEGISLATURA);
    this.publishTexts(this.#texts);
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  /**
   * Hosts that hold what a data folder holds.
   *
   * @param folder for the repository of bill texts, empty
   */
  static async over(data: string, folder: string): Promise<OfficialHosts> {
    const tables = new Map<string, Uint8Array>();
    for (const name of TABLES) {
      const bytes = await tableOf(data, name);
      if (bytes) tables.set(name, bytes);
    }
    const hosts = new OfficialHosts(data, await heldActs(data), tables, folder);
    hosts.senateMembers = await SenateMembers.over(data);
    return hosts;
  }

  /** The texts of bills that the repository has now. */
  get texts(): ReadonlyMap<string, Uint8Array> {
    return this.#texts;
  }

  publishTexts(texts: Map<string, Uint8Array>): void {
    this.#texts = texts;
    this.git.publish(texts);
    this.tree.texts = texts;
    for (const [name, bytes] of texts) this.raw.files.set(`${REPOSITORY}/HEAD/${name}`, bytes);
  }

  /** Begins to listen; gives the address of the mirror. */
  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  #route(host: string, asked: Asked): Given {
    const routes: Readonly<Record<string, (asked: Asked) => Given>> = {
      "api.normattiva.it": (one) => this.normattiva.answer(one),
      "www.italiadomani.gov.it": (one) => this.italiaDomani.answer(one),
      "raw.githubusercontent.com": (one) => this.raw.answer(one),
      "api.github.com": () => this.tree.answer(),
      "dati.camera.it": (one) =>
        (/ocd:vot/.test(one.query.get("query") ?? "") ? this.chamberVotes : this.chamber).answer(one),
      "dati.senato.it": (one) => (SenateMembers.isAsked(one) ? this.senateMembers : this.senateVotes).answer(one),
    };
    return routes[host]?.(asked) ?? { status: 404 };
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://mirror.invalid");
    const [, host = "", ...rest] = url.pathname.split("/");
    const target = `/${rest.join("/")}`;
    this.log.push(`${request.method} ${host} ${target}`);
    const git = host === "github.com";
    const body = git ? "" : await text(request);
    const asked: Asked = {
      method: request.method ?? "GET",
      path: target,
      query: url.searchParams,
      headers: request.headers,
      body,
    };
    const fault = this.fault(host, asked);
    if (git && !fault) return this.git.answer(request, response, `${target}${url.search}`);
    send(response, fault ?? this.#route(host, asked));
  }
}

function send(response: ServerResponse, { status, headers = {}, body = "", cutAt, until, silent }: Given): void {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const none = status === 304 || status === 204;
  response.writeHead(status, { ...headers, ...(!none && { "content-length": bytes.length }) });
  if (cutAt === undefined) {
    response.end(none ? undefined : bytes);
    return;
  }
  response.write(bytes.subarray(0, cutAt), async () => {
    await until?.();
    if (!silent) response.socket?.end();
  });
}
