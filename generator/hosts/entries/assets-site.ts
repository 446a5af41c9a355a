import { fetchHandler } from "../../router/fetch.ts";
import { fetchedFile } from "../../router/fetched-file.ts";
import { keptFiles } from "../../router/kept-files.ts";

/** What Cloudflare binds to a worker: the files of its deployment. */
export interface AssetsEnv {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

/** An isolate has 128 MB. */
const KEPT_BYTES = 24 * 1024 * 1024;

/**
 * A handler of requests over the files beside a worker, which never change under it.
 *
 * @example const handle = assetsSite(env); await handle(request)
 */
export function assetsSite({ ASSETS }: AssetsEnv): (request: Request) => Promise<Response> {
  // The binding looks at the path alone; an origin makes it an address.
  const read = async (name: string) => fetchedFile(name, await ASSETS.fetch(new Request(`https://assets/${name}`)));
  return fetchHandler(keptFiles(read, KEPT_BYTES), console.error);
}
