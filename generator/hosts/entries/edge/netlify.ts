/** Netlify: an edge function. Paths ending in `.json` and `.html` stay files. */

import { ownDeployment } from "../own-deployment.ts";

/** All edge functions of a site share 512 MB. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** Where the host keeps settings. */
declare const Netlify: { readonly env: { get(name: string): string | undefined } } | undefined;

export default ownDeployment(KEPT_BYTES, (name) =>
  typeof Netlify === "undefined" ? undefined : Netlify.env.get(name),
);

export const config = { path: "/api/*", excludedPath: ["/api/*.json", "/api/*.html"] };
