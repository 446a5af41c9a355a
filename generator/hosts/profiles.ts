/** The hosts that a tree can be prepared for. Each is described in the file that is imported here. */

import { keysOf } from "../collections/keys.ts";
import type { Host, HostContext, HostFile } from "./host.ts";
import { cloudflarePages, cloudflareWorkers } from "./platforms/cloudflare.ts";
import { deno } from "./platforms/deno.ts";
import { netlify } from "./platforms/netlify.ts";
import { node } from "./platforms/node.ts";
import { githubPages, gitlabPages } from "./platforms/pages.ts";
import { vercel } from "./platforms/vercel.ts";

/** By the name that `--host` takes. */
const HOSTS = {
  "cloudflare-workers": cloudflareWorkers,
  "cloudflare-pages": cloudflarePages,
  netlify,
  vercel,
  deno,
  "github-pages": githubPages,
  "gitlab-pages": gitlabPages,
  node,
} as const satisfies Readonly<Record<string, Host>>;

export type HostName = keyof typeof HOSTS;

/** A host with its name. */
export interface HostProfile extends Host {
  readonly name: HostName;
}

/**
 * The profile of a host.
 *
 * @example profileOf("node").gives // "everything"
 */
export const profileOf = (name: HostName): HostProfile => ({ ...HOSTS[name], name });

export const HOST_NAMES: readonly HostName[] = keysOf(HOSTS);

/** Those whose code can answer assistants at `/mcp` too. */
export const MCP_HOSTS: readonly HostName[] = HOST_NAMES.filter((name) => profileOf(name).mcp);

export const PROFILES: readonly HostProfile[] = HOST_NAMES.map(profileOf);

/**
 * The files that some hosts need besides the tree, each once: hosts that share a path share its content.
 *
 * @throws Error where two hosts want different contents at one path
 * @example filesFor(["cloudflare-pages"], context).map((f) => f.path) // ["_headers", "_worker.js/index.js", ...]
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
