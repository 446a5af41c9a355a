/** The plain files of a tree on disk, streamed: pages, catalogue, files for keeping of any size. */

import type { IncomingMessage, ServerResponse } from "node:http";
import send from "send";
import {
  type Answer,
  answerOf,
  brokenTree,
  busyTree,
  moved,
  noSuchRange,
  preconditionFailed,
  wrongMethod,
} from "../../../router/answer.ts";
import { type OpenFile, openInTree, readFromDisk } from "../../../router/disk/disk-tree.ts";
import { passing } from "../../../router/disk/served-tree.ts";
import type { StandingTree, TreeFolder } from "../../../router/disk/tree-folder.ts";
import { splitTarget } from "../../../router/query.ts";
import { sendAnswer } from "../../../router/send-answer.ts";
import { describedFile, folderPage, noFile, siteName } from "../../../router/site-file.ts";
import { notModifiedStandsFor } from "./compressed.ts";

/** A file that is open, the tree that it is of, and its name there. */
interface Found extends OpenFile {
  readonly name: string;
  readonly tree: StandingTree;
}

/** What a target leads to. */
type Sought = { readonly file: Found } | { readonly answer: Answer };

async function seek(target: string, accept: string | undefined, tree: StandingTree): Promise<Sought> {
  const { path } = splitTarget(target);
  const name = siteName(path);
  const file = name === undefined ? null : await openInTree(tree.root, name);
  if (file && name !== undefined) return { file: { ...file, name, tree } };
  const folder = folderPage(path);
  const page = folder && (await openInTree(tree.root, folder.name));
  await page?.handle.close();
  if (folder && page) return { answer: moved(folder.path) };
  return { answer: await noFile(accept, (name) => readFromDisk(tree.root, name)) };
}

/** The same release, size and time are the same bytes: any one of them alone is not. */
const tagOf = ({ tree: { release }, stats: { size, mtimeMs } }: Found): string =>
  `"${[release, size.toString(36), Math.round(mtimeMs * 1000).toString(36)].join("-")}"`;

/**
 * What the library reads otherwise than RFC 9110: an end longer than the file is all of it, a HEAD asks for no part, a weak tag names no
 * bytes, and a file without a date knows no condition about dates.
 */
function mendHeaders({ method, headers }: IncomingMessage, size: number): void {
  const end = /^bytes=-(\d+)$/.exec(headers.range ?? "")?.[1];
  const weak = `${headers["if-range"] ?? ""}`.startsWith("W/");
  if (method === "HEAD" || weak || (end !== undefined && Number(end) > size)) delete headers.range;
  delete headers["if-modified-since"];
  delete headers["if-unmodified-since"];
}

function answerOfError(status: number, contentRange: string | undefined): Answer {
  if (status === 416 && contentRange) return noSuchRange(contentRange);
  return status === 412 ? preconditionFailed() : brokenTree();
}

/** Streams a file, or the part that is asked for. The file is closed with the response, however that ends. */
function stream(request: IncomingMessage, response: ServerResponse, file: Found, fault: (error: unknown) => void) {
  const { handle, stats, name } = file;
  response.once("close", () => handle.close().catch(fault));
  // If the connection ends, Node.js closes the response that is being written; those that wait behind it hear of it by their requests.
  request.once("close", () => {
    if (request.socket.destroyed && !response.closed) response.emit("close");
  });
  mendHeaders(request, stats.size);
  const { lingua, headers } = describedFile(name);
  const { "Content-Length": _unknown, ...all } = answerOf(200, "", lingua, { ...headers, ETag: tagOf(file) }).headers;
  for (const [header, value] of Object.entries(all)) response.setHeader(header, value);
  notModifiedStandsFor(response, { type: all["Content-Type"] ?? "", length: stats.size });
  const sending = send(request, name, { cacheControl: false, etag: false, lastModified: false, fd: handle });
  sending.on("error", (error) => {
    if (error.status === 500) fault(error);
    // What has begun cannot become another answer: the client sees that it is cut.
    if (response.headersSent) response.destroy();
    else {
      for (const header of response.getHeaderNames()) response.removeHeader(header);
      sendAnswer(request, response, answerOfError(error.status, error.headers?.["Content-Range"]));
    }
  });
  sending.on("stream", (bytes) => {
    const due = Number(response.getHeader("Content-Length"));
    response.once("close", () => bytes.destroy());
    bytes.once("end", () => bytes.bytesRead < due && response.destroy());
  });
  sending.res = response;
  sending.send(name, stats);
}

/**
 * A handler that gives the files of a tree beside the API, each as it stands in one tree.
 *
 * @param fault is called with why a file could not be given
 * @example const files = plainFiles(new TreeFolder("dist-api"), console.error); files(request, response, "/en/")
 */
export function plainFiles(trees: TreeFolder, fault: (error: unknown) => void) {
  return async (request: IncomingMessage, response: ServerResponse, target: string): Promise<void> => {
    const close = async (sought: Sought) => {
      if ("file" in sought) await sought.file.handle.close();
    };
    try {
      const sought = (await trees.once((tree) => seek(target, request.headers.accept, tree), close)) ?? {
        answer: busyTree(),
      };
      if ("answer" in sought) sendAnswer(request, response, sought.answer);
      else if (request.method !== "GET" && request.method !== "HEAD") {
        await close(sought);
        sendAnswer(request, response, wrongMethod());
      } else if (response.destroyed || request.socket.destroyed) await close(sought);
      else stream(request, response, sought.file, fault);
    } catch (error) {
      if (!passing(error)) fault(error);
      sendAnswer(request, response, passing(error) ? busyTree() : brokenTree());
    }
  };
}
