import type { HostContext, HostFile } from "./host.ts";
import { type HostName, profileOf } from "./profiles.ts";

/**
 * The files that some hosts need besides the tree, each once: hosts that share a path share its content.
 *
 * @throws Error where two hosts want different contents at one path
 * @example filesFor(["cloudflare-pages"], context).map((f) => f.path) // ["_headers", "404.html", "_worker.js", "_routes.json"]
 */
export function filesFor(hosts: readonly HostName[], context: HostContext): HostFile[] {
  const files = new Map<string, HostFile>();
  for (const host of hosts)
    for (const file of profileOf(host).files(context)) {
      const before = files.get(file.path);
      if (before && before.content !== file.content) throw new Error(`${file.path}: due host lo vogliono diverso`);
      files.set(file.path, file);
    }
  return [...files.values()];
}
