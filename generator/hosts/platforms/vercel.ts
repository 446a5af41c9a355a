import { FILE_HEADERS, GB, type Host, jsonFile, limitsOf, MB } from "../host.ts";

const says = limitsOf("vercel.com/docs/limits (archived copy)", "2026-11");

/**
 * The host reads `config` without running the file, so it cannot be inside the bundle. On Node.js its modules stay as they are, and those
 * that are imported later are read later.
 */
const MIDDLEWARE = `import handle from "./router/index.js";

export const config = { runtime: "nodejs", matcher: ["/api/((?!.*\\\\.(?:json|html)$).*)"] };

export default handle;
`;

/** Paths that are files; the headers of an answer are the router's alone. */
const SOURCES = ["/((?!api/).*)", "/api/(.*\\.(?:json|html))"];

const headers = Object.entries(FILE_HEADERS).map(([key, value]) => ({ key, value }));

/**
 * The project: the middleware and the router behind it. They are to stand beside the tree, which the project has as its folder `public`:
 * of a project's own files, the host takes each below `contract/` for a function.
 *
 * @example vercel.files(context)[1].path // "hosts/vercel/middleware.js"
 */
export const vercel: Host = {
  title: "Vercel, routing middleware",
  limits: [says("byte", 100 * MB, "hobby"), says("byte", GB, "pro")],
  gives: "everything",
  files: ({ parts }) => [
    jsonFile("hosts/vercel/vercel.json", {
      framework: null,
      outputDirectory: "public",
      installCommand: "",
      buildCommand: "",
      cleanUrls: false,
      headers: SOURCES.map((source) => ({ source, headers })),
    }),
    { path: "hosts/vercel/middleware.js", content: MIDDLEWARE },
    // Without it the host makes CommonJS of each file.
    jsonFile("hosts/vercel/package.json", { private: true, type: "module" }),
    ...parts("vercel", "hosts/vercel/router", "index.js"),
  ],
};
