import { type HostFiles, json } from "./host-file.ts";
import { FILE_HEADERS } from "./page-rules.ts";

/** The host reads `config` without running the file, so it cannot be inside the bundle. */
const MIDDLEWARE = `import handle from "./hosts/vercel/router.js";

export const config = { matcher: ["/api/((?!.*\\\\.(?:json|jsonld|html)$).*)"] };

export default handle;
`;

/** Paths that are files; the headers of an answer are the router's alone. */
const SOURCES = ["/((?!api/).*)", "/api/(.*\\.(?:json|jsonld|html))"];

const headers = Object.entries(FILE_HEADERS).map(([key, value]) => ({ key, value }));

/**
 * The middleware, the router behind it, and the project around them.
 *
 * @example vercel(context)[1].path // "middleware.js"
 */
export const vercel: HostFiles = ({ entry }) => [
  json("vercel.json", {
    framework: null,
    outputDirectory: ".",
    installCommand: "",
    buildCommand: "",
    cleanUrls: false,
    headers: SOURCES.map((source) => ({ source, headers })),
  }),
  { path: "middleware.js", content: MIDDLEWARE },
  { path: "hosts/vercel/router.js", content: entry("vercel") },
];
