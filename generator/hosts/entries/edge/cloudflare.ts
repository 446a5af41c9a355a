/** Cloudflare, Workers with static assets as well as Pages: a deployment is code and files together. */

import { type AssetsEnv, assetsSite } from "../assets-site.ts";

let handle: ReturnType<typeof assetsSite> | undefined;

export default {
  fetch(request: Request, env: AssetsEnv): Promise<Response> {
    handle ??= assetsSite(env);
    return handle(request);
  },
};
