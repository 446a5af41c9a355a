/** Vercel: a routing middleware. Which paths it answers for stands in the file that the host looks for, `middleware.js`. */

import { ownDeployment } from "../own-deployment.ts";

/** A middleware has 128 MB at the edge, more on Node.js. */
const KEPT_BYTES = 24 * 1024 * 1024;

export default ownDeployment(KEPT_BYTES, (name) => (typeof process === "undefined" ? undefined : process.env[name]));
