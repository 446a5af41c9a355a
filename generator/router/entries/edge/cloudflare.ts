/** Cloudflare, Workers with static assets as well as Pages: a deployment is code and files together. */

import { fetchHandler } from "../fetch.ts";
import { fetchedFile } from "../fetched-file.ts";
import { keptFiles } from "../kept-files.ts";
import { respondForSite } from "../whole-site.ts";

interface Env {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

/** An isolate has 128 MB. */
const KEPT_BYTES = 24 * 1024 * 1024;

let handle: ReturnType<typeof fetchHandler> | undefined;

export default {
  fetch(request: Request, { ASSETS }: Env): Promise<Response> {
    // The binding looks at the path alone; an origin makes it an address.
    const read = async (name: string) => fetchedFile(name, await ASSETS.fetch(new Request(`https://assets/${name}`)));
    handle ??= fetchHandler(keptFiles(read, KEPT_BYTES), console.error, respondForSite);
    return handle(request);
  },
};
