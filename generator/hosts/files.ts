import { apache } from "./apache.ts";
import { azure } from "./azure.ts";
import { caddy } from "./caddy.ts";
import { cloudflarePages, cloudflareWorkers } from "./cloudflare.ts";
import { cloudfront } from "./cloudfront.ts";
import { deno } from "./deno.ts";
import { fastly } from "./fastly.ts";
import type { HostContext, HostFile, HostFiles } from "./host-file.ts";
import { netlify } from "./netlify.ts";
import { nginxMap } from "./nginx-map.ts";
import { nginxNjs } from "./nginx-njs.ts";
import { node } from "./node/node.ts";
import { githubPages, gitlabPages } from "./pages.ts";
import type { HostName } from "./profiles.ts";
import { vercel } from "./vercel.ts";

const FILES: Readonly<Record<HostName, HostFiles>> = {
  "cloudflare-workers": cloudflareWorkers,
  "cloudflare-pages": cloudflarePages,
  netlify,
  vercel,
  deno,
  fastly,
  cloudfront,
  "azure-swa": azure,
  "github-pages": githubPages,
  "gitlab-pages": gitlabPages,
  "nginx-njs": nginxNjs,
  "nginx-map": nginxMap,
  caddy,
  apache,
  node,
};

/**
 * The files that some hosts need besides the tree, each once: hosts that share a path share its content.
 *
 * @throws Error where two hosts want different contents at one path
 * @example filesFor(["cloudflare-pages"], context).map((f) => f.path) // ["_headers", "404.html", "_worker.js", "_routes.json"]
 */
export function filesFor(hosts: readonly HostName[], context: HostContext): HostFile[] {
  const files = new Map<string, HostFile>();
  for (const host of hosts)
    for (const file of FILES[host](context)) {
      const before = files.get(file.path);
      if (before && before.content !== file.content) throw new Error(`${file.path}: due host lo vogliono diverso`);
      files.set(file.path, file);
    }
  return [...files.values()];
}
