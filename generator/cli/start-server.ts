import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import { createServer as createFileServer } from "http-server";
import { TYPES } from "../api/media-types.ts";
import { Failure } from "../jobs/failure.ts";
import { getOrMake } from "../law/get-or-make.ts";
import { unknownPath } from "../router/answer.ts";
import { nodeHandler, targetOf } from "../router/entries/node.ts";
import { isApi } from "../router/entries/whole-site.ts";
import { respondLinked } from "../router/linked.ts";
import { splitTarget } from "../router/query.ts";

/**
 * What no path of ours has. The file server would decode or shorten such a path once more: `//example.org/..` becomes a redirect to
 * another site.
 */
const STRANGE = /\/\/|[\\\0%]|(?:^|\/)\.\.?(?:\/|$)|^[^/]/;

/** The ends of names by media type, without the character sets: the file server adds its own. */
function endsByType(): Record<string, string[]> {
  const ends = new Map<string, string[]>();
  for (const [end, type] of Object.entries(TYPES)) getOrMake(ends, type.replace(/;.*/, ""), () => []).push(end);
  return Object.fromEntries(ends);
}

/** Answers of the API through the router, every other path as a file, from one address. */
function listener(dir: string): RequestListener {
  const api = nodeHandler(dir, { answer: respondLinked });
  const files = createFileServer({ root: dir, cache: -1, cors: true, mimetypes: endsByType() }).server;
  return (request, response) => {
    const url = request.url ?? "/";
    if (isApi(targetOf(url))) {
      api(request, response);
      return;
    }
    const { path } = splitTarget(url);
    if (STRANGE.test(path)) {
      const { status, headers, body } = unknownPath();
      response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
      return;
    }
    // Files know no query, and a redirect to a folder would repeat it.
    request.url = path;
    files.emit("request", request, response);
  };
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: "la porta è occupata da un altro programma: fermarlo o sceglierne un'altra con --port",
  EACCES: "la porta è riservata: sceglierne una oltre la 1023 con --port",
  EADDRNOTAVAIL: "l'indirizzo non è di questa macchina: correggere --host",
  ENOTFOUND: "il nome non corrisponde a nessun indirizzo: correggere --host",
};

/**
 * Serves a tree.
 *
 * @param port 0 takes any free one
 * @param host all the addresses of the machine by default
 * @throws Failure where the address cannot be had
 */
export function serveTree(dir: string, port: number, host?: string): Promise<Server> {
  const server = createServer(listener(dir));
  return new Promise((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ""];
      fail(reason ? new Failure(`${host ?? ""}:${port}: ${reason}`) : error);
    });
    server.listen(port, host, () => done(server));
  });
}

/**
 * The addresses at which a browser finds a server.
 *
 * @example addressesOf(server) // ["http://localhost:8080", "http://192.0.2.7:8080"]
 */
export function addressesOf(server: Server): string[] {
  const { address, port } = server.address() as AddressInfo;
  const hosts =
    address === "::" || address === "0.0.0.0"
      ? Object.values(networkInterfaces()).flatMap((all) => all?.filter((i) => i.family === "IPv4") ?? [])
      : [{ address, internal: false }];
  return hosts.map((i) => {
    const host = i.internal ? "localhost" : isIPv6(i.address) ? `[${i.address}]` : i.address;
    return `http://${host}:${port}`;
  });
}
