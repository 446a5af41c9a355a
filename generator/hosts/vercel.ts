import { type HostFiles, json } from "./host-file.ts";
import { FILE_HEADERS } from "./page-rules.ts";

/** The host reads `config` without running the file, so it cannot be inside the bundle. */
const MIDDLEWARE = `import handle from "./router.js";

export const config = { matcher: ["/api/((?!.*\\\\.(?:json|jsonld|html)$).*)"] };

export default handle;
`;

/** Paths that are files; the headers of an answer are the router's alone. */
const SOURCES = ["/((?!api/).*)", "/api/(.*\\.(?:json|jsonld|html))"];

const headers = Object.entries(FILE_HEADERS).map(([key, value]) => ({ key, value }));

/**
 * The project: the middleware and the router behind it. They are to stand beside the tree, which the project has as its folder `public`:
 * of a project's own files, the host takes each below `api/` for a function.
 *
 * @example vercel(context)[1].path // "hosts/vercel/middleware.js"
 */
export const vercel: HostFiles = ({ entry }) => [
  json("hosts/vercel/vercel.json", {
    framework: null,
    outputDirectory: "public",
    installCommand: "",
    buildCommand: "",
    cleanUrls: false,
    headers: SOURCES.map((source) => ({ source, headers })),
  }),
  { path: "hosts/vercel/middleware.js", content: MIDDLEWARE },
  { path: "hosts/vercel/router.js", content: entry("vercel") },
];
