import { fetchHandler } from "./fetch.ts";
import { fetchedFile } from "./fetched-file.ts";
import { keptFiles } from "./kept-files.ts";

/**
 * A handler that asks its own host for the files beside it; the paths of those files must not come back to the handler. One origin is
 * one deployment, whose files never change.
 *
 * @param keptBytes memory for files
 * @example export default ownDeployment(24 * 1024 * 1024)
 */
export function ownDeployment(keptBytes: number): (request: Request) => Promise<Response> {
  let known = "";
  let handle: ReturnType<typeof fetchHandler>;
  return (request) => {
    const { origin } = new URL(request.url);
    if (origin !== known) {
      known = origin;
      const read = keptFiles(async (name) => fetchedFile(name, await fetch(`${origin}/${name}`)), keptBytes);
      handle = fetchHandler(read, console.error);
    }
    return handle(request);
  };
}
