/** A tree as a host without code serves it. */

import { readFileSync } from "node:fs";
import type { RequestListener, Server } from "node:http";
import { createServer } from "http-server";
import { apiRootPage } from "../build/phases/outputs/site.ts";
import { getOrMake } from "../collections/get-or-make.ts";
import { mediaTypeOf, TYPES } from "../contract/media-types.ts";
import { NOT_FOUND_FILE } from "../contract/named-files.ts";
import { targetOf } from "../hosts/entries/node/node.ts";
import type { HostFile } from "../hosts/host.ts";
import { browserFiles } from "../hosts/platforms/pages.ts";
import { answerOf } from "../router/answer.ts";
import { openInTree, readFromDisk } from "../router/disk/disk-tree.ts";
import { splitTarget } from "../router/query.ts";
import { sendAnswer } from "../router/send-answer.ts";
import { folderPage, siteName } from "../router/site-file.ts";
import { serveWith } from "./start-server.ts";

const MAX_AGE = 300;

/**
 * The ends of names by media type. `Text/html` is `text/html` (RFC 9110, 8.3.1), but not to the file server, which reads what it knows as
 * text whole to guess its characters, and ends the process where the file has gone meanwhile; anything else it streams.
 */
function endsByType(): Record<string, string[]> {
  const ends = new Map<string, string[]>();
  for (const [end, type] of Object.entries(TYPES))
    getOrMake(
      ends,
      type.replace(/^./, (first) => first.toUpperCase()),
      () => [],
    ).push(end);
  return Object.fromEntries(ends);
}

/** The code of an entry, as the build left it beside the commands. */
const builtEntry = (name: string): string => readFileSync(new URL(`./hosts/${name}.js`, import.meta.url), "utf8");

async function isThere(dir: string, name: string | undefined): Promise<boolean> {
  const file = name === undefined ? null : await openInTree(dir, name);
  await file?.handle.close();
  return file !== null;
}

/**
 * A handler that gives the files of a tree and nothing else. What hosts of files need and the tree has not, it gives too: the Service
 * Worker, and the page at the base of the API.
 *
 * @param needed the files of such a host
 * @example createServer(plainHost("dist-api", needed)).listen(8080)
 */
export function plainHost(dir: string, needed: readonly HostFile[]): RequestListener {
  const options = { root: dir, cache: MAX_AGE, cors: true, showDir: "false", mimetypes: endsByType() } as const;
  const files = createServer(options).server;
  return async (request, response) => {
    const { path } = splitTarget(targetOf(request.url ?? "/"));
    const asked = siteName(path);
    const there = (await isThere(dir, asked)) || (await isThere(dir, folderPage(path)?.name));
    // It decodes or shortens a path once more, and a redirect to a folder would repeat the query.
    request.url = there ? path : `/${NOT_FOUND_FILE}`;
    if (there) {
      files.emit("request", request, response);
      return;
    }
    const own = needed.find(({ path }) => path === asked);
    const content = own?.content ?? (await readFromDisk(dir, NOT_FOUND_FILE)) ?? "";
    const type = { "Content-Type": mediaTypeOf(own?.path ?? NOT_FOUND_FILE) };
    sendAnswer(request, response, answerOf(own ? 200 : 404, content, "it", type));
  };
}

/**
 * Serves a tree as a host without code does.
 *
 * @param port 0 takes any free one
 * @throws Failure where the address cannot be had
 * @example await servePlain("dist-api", 8080)
 */
export function servePlain(dir: string, port: number, host?: string): Promise<Server> {
  const needed = browserFiles({ entry: builtEntry, apiRoot: apiRootPage() });
  return serveWith(plainHost(dir, needed), port, host);
}
