import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";

/** How a server says that somebody has its port: Node.js and this program, nginx, Apache, Caddy, Deno and wrangler. */
const TAKEN = /EADDRINUSE|AddrInUse|address (?:already )?in use|has taken the port/i;

/** So often a port is taken by chance only where something is wrong. */
const TRIES = 10;

/** A port of this machine that nobody listens on: a moment later somebody may, so whoever can uses port 0 or `onFreePort`. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Starts a server that must be told its port: on another one where somebody took the first meanwhile, as the server itself says.
 *
 * @param start throws an error with what the server printed where it did not start
 * @example await onFreePort((port) => run("caddy", ["run"], { port }))
 */
export async function onFreePort<T>(start: (port: number) => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left--)
    try {
      return await start(await freePort());
    } catch (error) {
      if (left === 1 || !TAKEN.test(String(error))) throw error;
    }
}
