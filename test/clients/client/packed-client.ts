/** The package of the client, as the build leaves it and as `npm pack` packs it. */

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BUILD } from "../../built.ts";

/** Its folder, and its name. */
export const PACKED_CLIENT = path.join(BUILD, "client");
export const PACKAGE = "api-diritto-italiano-client";

/** What the README says to type, after the build, which is made already: `..` is where the pack goes, `my-project` who wants it. */
const COMMANDS = /```sh\nnpm run build && (npm pack [^`]*)```/.exec(readFileSync("README.md", "utf8"))?.[1] ?? "exit 9";

/** Packs it, and installs the pack into an empty folder as the README says, without a network. */
export function installPackage(folder: string): void {
  writeFileSync(path.join(folder, "package.json"), '{"private":true,"type":"module"}\n');
  const env = { ...process.env, npm_config_offline: "true", npm_config_audit: "false", npm_config_fund: "false" };
  const commands = COMMANDS.replaceAll("../my-project", folder).replaceAll(/\.\.(?=[/\s])/g, folder);
  execFileSync("bash", ["-ec", commands], { env, stdio: ["ignore", "ignore", "pipe"] });
}
