/** A stand-in of the repository of bill texts: a real repository, served by git's own server program. */

import { execFileSync, spawn } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { ensureDirSync, outputFileSync, removeSync } from "fs-extra/esm";

const WHO = ["-c", "user.name=Esempio", "-c", "user.email=esempio@example.org", "-c", "commit.gpgsign=false"];

export class GitHost {
  readonly #work: string;
  readonly #root: string;
  readonly #path: string;

  /**
   * @param folder for the repository, empty
   * @param name of the repository on its host: `/owner/name`
   */
  constructor(folder: string, name: string) {
    this.#work = path.join(folder, "work");
    this.#root = path.join(folder, "served");
    this.#path = path.join(this.#root, name);
    ensureDirSync(this.#work);
    execFileSync("git", ["init", "-q", "-b", "main", this.#work]);
    execFileSync("git", ["init", "-q", "--bare", "-b", "main", this.#path]);
    execFileSync("git", ["-C", this.#path, "config", "uploadpack.allowFilter", "true"]);
    execFileSync("git", ["-C", this.#path, "config", "uploadpack.allowAnySHA1InWant", "true"]);
  }

  /** Makes a state of the repository with just these files. */
  publish(files: ReadonlyMap<string, Uint8Array>): void {
    execFileSync("git", ["-C", this.#work, "rm", "-rqf", "--ignore-unmatch", "."]);
    for (const [name, bytes] of files) {
      const file = path.join(this.#work, name);
      outputFileSync(file, bytes);
    }
    execFileSync("git", ["-C", this.#work, "add", "-A"]);
    execFileSync("git", ["-C", this.#work, ...WHO, "commit", "-q", "--allow-empty", "-m", "texts"]);
    execFileSync("git", ["-C", this.#work, "push", "-q", "--force", this.#path, "HEAD:main"]);
  }

  /** Answers by `git http-backend`, over CGI as its manual says. */
  answer(request: IncomingMessage, response: ServerResponse, target: string): void {
    const [pathInfo = "", query = ""] = target.split("?");
    const child = spawn("git", ["http-backend"], {
      env: {
        ...process.env,
        GIT_PROJECT_ROOT: this.#root,
        GIT_HTTP_EXPORT_ALL: "1",
        PATH_INFO: pathInfo,
        QUERY_STRING: query,
        REQUEST_METHOD: request.method ?? "GET",
        CONTENT_TYPE: request.headers["content-type"] ?? "",
        HTTP_CONTENT_ENCODING: String(request.headers["content-encoding"] ?? ""),
        GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
      },
    });
    request.pipe(child.stdin);
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("close", () => {
      const all = Buffer.concat(chunks);
      const end = all.indexOf("\r\n\r\n");
      const headers = new Map(
        all
          .toString("latin1", 0, end)
          .split("\r\n")
          .map((line): [string, string] => {
            const colon = line.indexOf(":");
            return [line.slice(0, colon), line.slice(colon + 1).trim()];
          }),
      );
      const status = Number((headers.get("Status") ?? "200").slice(0, 3));
      headers.delete("Status");
      response.writeHead(status, Object.fromEntries(headers)).end(all.subarray(end + 4));
    });
  }

  remove(): void {
    removeSync(this.#root);
  }
}
