/**
 * The hosts that a tree can be prepared for, and what each of them takes. Every figure says where it was read and when; a figure that
 * a host does not publish is not there.
 */

import { apache } from "./apache.ts";
import { azure } from "./azure.ts";
import { caddy } from "./caddy.ts";
import { cloudflarePages, cloudflareWorkers } from "./cloudflare.ts";
import { cloudfront } from "./cloudfront.ts";
import { deno } from "./deno.ts";
import { fastly } from "./fastly.ts";
import type { HostFiles } from "./host-file.ts";
import { netlify } from "./netlify.ts";
import { nginxMap } from "./nginx-map.ts";
import { nginxNjs } from "./nginx-njs.ts";
import { node } from "./node/node.ts";
import { githubPages, gitlabPages } from "./pages.ts";
import { vercel } from "./vercel.ts";

/** What a host limits. Bytes are bytes on disk, a path is counted in characters from the root of the tree. */
export type Measure = "file" | "byte" | "byte-per-file" | "caratteri-per-percorso";

export interface Limit {
  readonly measure: Measure;
  readonly most: number;
  /** The plan that the limit belongs to; without it, every plan's. */
  readonly plan?: string;
  /** Where the figure stands. */
  readonly source: string;
  /** When it was read, `YYYY-MM`; a page kept in an archive may be older than that. */
  readonly read: string;
}

export interface HostProfile {
  /** The name that `--host` takes. */
  readonly name: HostName;
  readonly title: string;
  readonly limits: readonly Limit[];
  /** Copies compressed beforehand that the host serves as they are. */
  readonly twins: readonly Twin[];
  /** Who can take an act out of a pack of a packed tree; the code of the other hosts chooses whole files. */
  readonly packs: "host" | "browser" | "nobody";
  /** Its files, from what they are made of. */
  readonly files: HostFiles;
}

export type Twin = "br" | "gz";

export type HostName =
  | "cloudflare-workers"
  | "cloudflare-pages"
  | "netlify"
  | "vercel"
  | "deno"
  | "fastly"
  | "cloudfront"
  | "azure-swa"
  | "github-pages"
  | "gitlab-pages"
  | "nginx-njs"
  | "nginx-map"
  | "caddy"
  | "apache"
  | "node";

const KB = 1000;
const MB = 1000 * KB;
const GB = 1000 * MB;
const MIB = 1024 * 1024;

const on =
  (source: string, read: string) =>
  (measure: Measure, most: number, plan?: string): Limit => ({ measure, most, ...(plan && { plan }), source, read });

const cloudflareSays = on("developers.cloudflare.com/pages/platform/limits", "2026-11");
const cloudflareLimits = [
  cloudflareSays("file", 20_000, "free"),
  cloudflareSays("file", 100_000, "paid"),
  cloudflareSays("byte-per-file", 25 * MIB),
];
const githubSays = on("docs.github.com/pages/getting-started-with-github-pages/github-pages-limits", "2026-11");
const gitlabSays = on("gitlab.com/gitlab-org/gitlab/-/issues/405048 (archived copy)", "2026-11");
const vercelSays = on("vercel.com/docs/limits (archived copy)", "2026-11");
const azureSays = on("learn.microsoft.com/azure/static-web-apps/quotas", "2026-11");
const fastlySays = on("www.fastly.com/documentation/guides/concepts/edge-state/data-stores (archived copy)", "2026-11");
const denoSays = on("docs.deno.com/deploy (archived copy)", "2026-11");
const awsSays = on("docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits", "2026-11");
const linuxSays = on("man 7 path_resolution, limits.h (PATH_MAX)", "2026-11");
const ownDisk = [linuxSays("caratteri-per-percorso", 4000)];

export const PROFILES: readonly HostProfile[] = [
  {
    name: "cloudflare-workers",
    title: "Cloudflare Workers, static assets",
    limits: cloudflareLimits,
    twins: [],
    packs: "host",
    files: cloudflareWorkers,
  },
  {
    name: "cloudflare-pages",
    title: "Cloudflare Pages",
    limits: cloudflareLimits,
    twins: [],
    packs: "host",
    files: cloudflarePages,
  },
  { name: "netlify", title: "Netlify, edge function", limits: [], twins: [], packs: "host", files: netlify },
  {
    name: "vercel",
    title: "Vercel, routing middleware",
    limits: [vercelSays("byte", 100 * MB, "hobby"), vercelSays("byte", GB, "pro")],
    twins: [],
    packs: "host",
    files: vercel,
  },
  {
    name: "deno",
    title: "Deno Deploy, or Deno anywhere",
    limits: [denoSays("byte", GB)],
    twins: [],
    packs: "host",
    files: deno,
  },
  {
    name: "fastly",
    title: "Fastly Compute, KV store",
    limits: [fastlySays("byte-per-file", 25 * MB), fastlySays("caratteri-per-percorso", 1000)],
    twins: [],
    packs: "host",
    files: fastly,
  },
  {
    name: "cloudfront",
    title: "AWS S3 and CloudFront Function",
    limits: [awsSays("caratteri-per-percorso", 8000)],
    twins: [],
    packs: "nobody",
    files: cloudfront,
  },
  {
    name: "azure-swa",
    title: "Azure Static Web Apps",
    limits: [azureSays("file", 15_000), azureSays("byte", 250 * MB, "free"), azureSays("byte", 500 * MB, "standard")],
    twins: [],
    packs: "browser",
    files: azure,
  },
  {
    name: "github-pages",
    title: "GitHub Pages, Service Worker",
    limits: [githubSays("byte", GB), githubSays("byte-per-file", 100 * MB)],
    twins: [],
    packs: "browser",
    files: githubPages,
  },
  {
    name: "gitlab-pages",
    title: "GitLab Pages, Service Worker",
    limits: [gitlabSays("file", 200_000), gitlabSays("byte", GB)],
    twins: [],
    packs: "browser",
    files: gitlabPages,
  },
  { name: "nginx-njs", title: "nginx, njs", limits: ownDisk, twins: [], packs: "nobody", files: nginxNjs },
  { name: "nginx-map", title: "nginx, map", limits: ownDisk, twins: ["gz"], packs: "nobody", files: nginxMap },
  { name: "caddy", title: "Caddy", limits: ownDisk, twins: ["br", "gz"], packs: "nobody", files: caddy },
  { name: "apache", title: "Apache httpd", limits: ownDisk, twins: ["br", "gz"], packs: "nobody", files: apache },
  { name: "node", title: "Node.js", limits: ownDisk, twins: [], packs: "host", files: node },
];

export const HOST_NAMES: readonly HostName[] = PROFILES.map(({ name }) => name);

/**
 * The profile of a host.
 *
 * @example profileOf("caddy").twins // ["br", "gz"]
 */
export function profileOf(name: HostName): HostProfile {
  return PROFILES.find((profile) => profile.name === name)!;
}
