/** Stand-ins of Italia Domani, of the raw files and the API of GitHub, and of the Chamber's SPARQL service. */

import { createHash } from "node:crypto";
import Papa from "papaparse";
import { type Asked, file, type Given, json } from "./exchange.ts";

const DENIED = "<HTML><HEAD><TITLE>Access Denied</TITLE></HEAD><BODY>You don't have permission.</BODY></HTML>";

/** Files by path, with the faults of the host of the recovery plan: no HEAD, no ranges, gzip unasked, a page for some networks. */
export class ItaliaDomani {
  readonly files: Map<string, Uint8Array>;
  modified = "Wed, 01 Mar 2023 10:00:00 GMT";
  /** Lowest rung of headers that passes: 0 all, 1 those that say a language, 2 those of a browser, 3 none. */
  passes = 0;
  /** Status of the page that others get. */
  deniedStatus = 200;
  /** Answers come compressed, told or untold. */
  gzip: ((bytes: Uint8Array) => Uint8Array) | null = null;

  constructor(files: Map<string, Uint8Array>) {
    this.files = files;
  }

  answer(asked: Asked): Given {
    const bytes = this.files.get(asked.path.split("/").at(-1) ?? "");
    if (asked.method === "HEAD" || !bytes) return { status: 404 };
    const agent = String(asked.headers["user-agent"] ?? "");
    const rung = agent.includes("Mozilla") ? 2 : asked.headers["accept-language"] ? 1 : 0;
    if (rung < this.passes)
      return { status: this.deniedStatus, headers: { "content-type": "text/html" }, body: DENIED };
    const given = file(asked, bytes, this.modified, false);
    return this.gzip && given.body !== undefined ? { ...given, body: this.gzip(bytes) } : given;
  }
}

/** Raw files of two repositories. */
export class RawFiles {
  readonly files = new Map<string, Uint8Array>();
  modified = "Wed, 08 May 2024 06:00:00 GMT";

  answer(asked: Asked): Given {
    const bytes = this.files.get(decodeURIComponent(asked.path));
    return bytes ? file(asked, bytes, this.modified) : { status: 404, body: "404: Not Found" };
  }
}

/** The list of a folder's files, as GitHub's REST API gives it (`GET /repos/{owner}/{repo}/git/trees/{tree_sha}?recursive=1`). */
export class TreeList {
  texts: ReadonlyMap<string, Uint8Array> = new Map();
  truncated = false;

  answer(): Given {
    const tree = [...this.texts].map(([path, bytes]) => ({
      path: path.replace(/^Leg\d+\//, ""),
      mode: "100644",
      type: "blob",
      sha: createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex"),
      size: bytes.length,
    }));
    return json({ sha: "0".repeat(40), tree, truncated: this.truncated });
  }
}

/** Answers the one query for deputies; at most so many rows at once. */
export class Chamber {
  rows: readonly Readonly<Record<string, string>>[];
  most = 10_000;

  /** @param csv as the service answers it */
  constructor(csv: string) {
    this.rows = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: "greedy" }).data;
  }

  answer(asked: Asked): Given {
    const query = asked.query.get("query") ?? "";
    const [limit, offset] = [/LIMIT (\d+)/, /OFFSET (\d+)/].map((pattern) => Number(pattern.exec(query)?.[1] ?? 0));
    const columns = ["persona", "cognome", "nome", "nomeGruppo", "sigla"];
    const lines = new Set(this.rows.map((row) => JSON.stringify(columns.map((name) => row[name] ?? ""))));
    const start = offset ?? 0;
    const page = [...lines].sort().slice(start, start + Math.min(limit || this.most, this.most));
    const body = Papa.unparse([columns, ...page.map((line) => JSON.parse(line) as string[])], {
      quotes: true,
      newline: "\n",
    });
    return { status: 200, headers: { "content-type": "text/csv; charset=utf-8" }, body: `${body}\n` };
  }
}
