/** A host of files: no code, no parameters, a page of its own for what is not there, everything below a folder. */

import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
};

export interface FileHost {
  /** Address of the folder, the slash included. */
  readonly root: string;
  /** The tree that is served; may be changed. */
  folder: string;
  /** Requests that got a file. */
  readonly served: string[];
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts one; as GitHub Pages does, it lets everything be kept for ten minutes. */
export async function fileHost(folder: string, below: string): Promise<FileHost> {
  let server: Server;
  let port = 0;
  const host: FileHost = {
    folder,
    served: [],
    get root() {
      return `http://127.0.0.1:${port}${below}`;
    },
    async start() {
      server = createServer((request, response) => {
        const { pathname } = new URL(request.url!, "http://localhost");
        const name = pathname.startsWith(below) ? pathname.slice(below.length) : "/";
        const file = path.join(host.folder, name === "" || name.endsWith("/") ? `${name}index.html` : name);
        const found = existsSync(file) && statSync(file).isFile();
        const given = found ? file : path.join(host.folder, "404.html");
        if (found) host.served.push(name);
        response.writeHead(found ? 200 : 404, {
          "content-type": TYPES[path.extname(given)] ?? "application/octet-stream",
          "cache-control": "max-age=600",
        });
        response.end(existsSync(given) ? readFileSync(given) : "Not Found\n");
      });
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
      port = (server.address() as AddressInfo).port;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  await host.start();
  return host;
}
