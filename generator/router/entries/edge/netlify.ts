/** Netlify: an edge function. Paths ending in `.json`, `.jsonld` and `.html` stay files. */

import { ownDeployment } from "../own-deployment.ts";

/** All edge functions of a site share 512 MB. */
const KEPT_BYTES = 64 * 1024 * 1024;

export default ownDeployment(KEPT_BYTES);

export const config = { path: "/api/*", excludedPath: ["/api/*.json", "/api/*.jsonld", "/api/*.html"] };
