import { lookup } from "node:dns/promises";
import type { RequestListener, Server } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import { ListenError, listen } from "../hosts/entries/node/node-listen.ts";
import { nodeSite } from "../hosts/entries/node/node-site.ts";
import { Failure } from "../terminal/failure.ts";

/** Where a server listens that is given nothing else: other machines do not reach it. */
export const LOOPBACK = "127.0.0.1";

const LOOPBACKS = new BlockList();
LOOPBACKS.addSubnet("127.0.0.0", 8);
LOOPBACKS.addAddress("::1", "ipv6");

/**
 * The names by which requests reach a server that other machines do not reach; `null` where they do.
 *
 * @param host address or name that it listens at
 * @example await loopbackNames("127.0.0.2") // ["localhost", "127.0.0.1", "[::1]", "127.0.0.2"]
 * @example await loopbackNames("0.0.0.0") // null
 */
export async function loopbackNames(host: string): Promise<readonly string[] | null> {
  // A name that stands for no address is reported where the server listens.
  const addresses = await lookup(host, { all: true }).catch(() => []);
  const isLoopback = addresses.every(({ address, family }) => LOOPBACKS.check(address, family === 6 ? "ipv6" : "ipv4"));
  return isLoopback ? ["localhost", LOOPBACK, "[::1]", isIPv6(host) ? `[${host}]` : host.toLowerCase()] : null;
}

/**
 * Serves what a handler gives.
 *
 * @param otherwise the command that asks for another address
 * @throws Failure where the address cannot be had
 */
export async function serveWith(
  listener: RequestListener,
  port: number,
  host = LOOPBACK,
  otherwise = `npm start -- --port ${port < 1024 ? 8080 : port + 1}${host === LOOPBACK ? "" : ` --host ${host}`}`,
): Promise<Server> {
  try {
    return await listen(listener, port, host);
  } catch (error) {
    throw error instanceof ListenError ? new Failure(`${error.message}: ${otherwise}`) : error;
  }
}

/**
 * Serves a tree: the API by the router, every other path as a file.
 *
 * @param port 0 takes any free one
 * @throws Failure where the address cannot be had
 * @example await serveTree("dist-api", 8080)
 */
export const serveTree = (dir: string, port: number, host?: string): Promise<Server> =>
  serveWith(nodeSite(dir), port, host);

/**
 * The addresses at which a browser finds a server; none where it does not listen on a port.
 *
 * @example addressesOf(server) // ["http://localhost:8080", "http://192.0.2.7:8080"]
 */
export function addressesOf(server: Server): string[] {
  const bound = server.address();
  if (bound === null || typeof bound === "string") return [];
  const { address, port } = bound;
  const hosts =
    address === "::" || address === "0.0.0.0"
      ? Object.values(networkInterfaces()).flatMap((all) => all?.filter((i) => i.family === "IPv4") ?? [])
      : [{ address, internal: false }];
  return hosts.map((i) => {
    const host = i.internal ? "localhost" : isIPv6(i.address) ? `[${i.address}]` : i.address;
    return `http://${host}:${port}`;
  });
}
