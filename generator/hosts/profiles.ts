/**
 * The hosts that a tree can be prepared for, and what each of them takes. Every figure says where it was read and when; a figure that
 * a host does not publish is not there.
 */

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

const cloudflare = on("developers.cloudflare.com/pages/platform/limits", "2026-11");
const cloudflareLimits = [
  cloudflare("file", 20_000, "free"),
  cloudflare("file", 100_000, "paid"),
  cloudflare("byte-per-file", 25 * MIB),
];
const github = on("docs.github.com/pages/getting-started-with-github-pages/github-pages-limits", "2026-11");
const gitlab = on("gitlab.com/gitlab-org/gitlab/-/issues/405048 (archived copy)", "2026-11");
const vercel = on("vercel.com/docs/limits (archived copy)", "2026-11");
const azure = on("learn.microsoft.com/azure/static-web-apps/quotas", "2026-11");
const fastly = on("www.fastly.com/documentation/guides/concepts/edge-state/data-stores (archived copy)", "2026-11");
const deno = on("docs.deno.com/deploy (archived copy)", "2026-11");
const aws = on("docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits", "2026-11");
const linux = on("man 7 path_resolution, limits.h (PATH_MAX)", "2026-11");
const ownDisk = [linux("caratteri-per-percorso", 4000)];

export const PROFILES: readonly HostProfile[] = [
  {
    name: "cloudflare-workers",
    title: "Cloudflare Workers, static assets",
    limits: cloudflareLimits,
    twins: [],
    packs: "host",
  },
  { name: "cloudflare-pages", title: "Cloudflare Pages", limits: cloudflareLimits, twins: [], packs: "host" },
  { name: "netlify", title: "Netlify, edge function", limits: [], twins: [], packs: "host" },
  {
    name: "vercel",
    title: "Vercel, routing middleware",
    limits: [vercel("byte", 100 * MB, "hobby"), vercel("byte", GB, "pro")],
    twins: [],
    packs: "host",
  },
  { name: "deno", title: "Deno Deploy, or Deno anywhere", limits: [deno("byte", GB)], twins: [], packs: "host" },
  {
    name: "fastly",
    title: "Fastly Compute, KV store",
    limits: [fastly("byte-per-file", 25 * MB), fastly("caratteri-per-percorso", 1000)],
    twins: [],
    packs: "host",
  },
  {
    name: "cloudfront",
    title: "AWS S3 and CloudFront Function",
    limits: [aws("caratteri-per-percorso", 8000)],
    twins: [],
    packs: "nobody",
  },
  {
    name: "azure-swa",
    title: "Azure Static Web Apps",
    limits: [azure("file", 15_000), azure("byte", 250 * MB, "free"), azure("byte", 500 * MB, "standard")],
    twins: [],
    packs: "browser",
  },
  {
    name: "github-pages",
    title: "GitHub Pages, Service Worker",
    limits: [github("byte", GB), github("byte-per-file", 100 * MB)],
    twins: [],
    packs: "browser",
  },
  {
    name: "gitlab-pages",
    title: "GitLab Pages, Service Worker",
    limits: [gitlab("file", 200_000), gitlab("byte", GB)],
    twins: [],
    packs: "browser",
  },
  { name: "nginx-njs", title: "nginx, njs", limits: ownDisk, twins: [], packs: "nobody" },
  { name: "nginx-map", title: "nginx, map", limits: ownDisk, twins: ["gz"], packs: "nobody" },
  { name: "caddy", title: "Caddy", limits: ownDisk, twins: ["br", "gz"], packs: "nobody" },
  { name: "apache", title: "Apache httpd", limits: ownDisk, twins: ["br", "gz"], packs: "nobody" },
  { name: "node", title: "Node.js", limits: ownDisk, twins: [], packs: "host" },
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
