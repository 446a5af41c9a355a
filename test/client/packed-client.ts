/** The package of the client, as the build leaves it and as `npm pack` packs it. */

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";

/** Its folder, and its name. */
export const PACKED_CLIENT = path.resolve(".build/client");
export const PACKAGE = "api-diritto-italiano-client";

/** Packs it, and installs the pack into an empty folder, without a network. */
export function installPackage(folder: string): void {
  const npm = (args: readonly string[], cwd: string) =>
    execFileSync("npm", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  const name = npm(["pack", "--pack-destination", folder, "--silent"], PACKED_CLIENT);
  writeFileSync(path.join(folder, "package.json"), '{"private":true,"type":"module"}\n');
  npm(["install", "--offline", "--no-audit", "--no-fund", "--silent", path.join(folder, name)], folder);
}
