import { readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Names of the files of a folder, by code unit. */
export const namesIn = (tree: string): string[] =>
  readdirSync(tree, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(path.join(tree, name)).isFile())
    .map((name) => name.split(path.sep).join("/"))
    .sort();
