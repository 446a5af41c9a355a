/** The hosts that a tree can be prepared for. Each is told in the file that is imported here. */

import { keysOf } from "../../collections/keys.ts";
import type { Host } from "./host.ts";
import { node } from "./node/node.ts";
import { azure } from "./platforms/azure.ts";
import { cloudflarePages, cloudflareWorkers } from "./platforms/cloudflare.ts";
import { cloudfront } from "./platforms/cloudfront.ts";
import { deno } from "./platforms/deno.ts";
import { fastly } from "./platforms/fastly.ts";
import { netlify } from "./platforms/netlify.ts";
import { githubPages, gitlabPages } from "./platforms/pages.ts";
import { vercel } from "./platforms/vercel.ts";
import { apache } from "./servers/apache.ts";
import { caddy } from "./servers/caddy.ts";
import { nginxMap } from "./servers/nginx-map.ts";
import { nginxNjs } from "./servers/nginx-njs.ts";

/** By the name that `--host` takes. */
const HOSTS = {
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
} as const satisfies Readonly<Record<string, Host>>;

export type HostName = keyof typeof HOSTS;

/** A host with its name. */
export interface HostProfile extends Host {
  readonly name: HostName;
  readonly twins: NonNullable<Host["twins"]>;
}

/**
 * The profile of a host.
 *
 * @example profileOf("caddy").twins // ["br", "gz"]
 */
export const profileOf = (name: HostName): HostProfile => ({ twins: [], ...HOSTS[name], name });

export const HOST_NAMES: readonly HostName[] = keysOf(HOSTS);

/** Those whose code can answer assistants at `/mcp` too. */
export const MCP_HOSTS: readonly HostName[] = HOST_NAMES.filter((name) => profileOf(name).mcp);

export const PROFILES: readonly HostProfile[] = HOST_NAMES.map(profileOf);
