import { fetchHandler } from "../../router/fetch.ts";
import { fetchedFile } from "../../router/fetched-file.ts";
import { keptFiles } from "../../router/kept-files.ts";

/**
 * A handler that asks its own host for the files beside it; the paths of those files must not come back to the handler. One origin is
 * one deployment, whose files never change. Behind a proxy that passes on whatever host it is asked for, the setting `TREE_ORIGIN` names it.
 *
 * @param keptBytes memory for files
 * @param settings gives a setting of the host by its name
 * @example export default ownDeployment(24 * 1024 * 1024, (name) => process.env[name])
 */
export function ownDeployment(
  keptBytes: number,
  settings: (name: string) => string | undefined,
): (request: Request) => Promise<Response> {
  let known = "";
  let handle: ReturnType<typeof fetchHandler>;
  return (request) => {
    const { origin } = new URL(settings("TREE_ORIGIN") || request.url);
    if (origin !== known) {
      known = origin;
      const read = keptFiles(async (name) => fetchedFile(name, await fetch(`${origin}/${name}`)), keptBytes);
      handle = fetchHandler(read, console.error);
    }
    return handle(request);
  };
}
