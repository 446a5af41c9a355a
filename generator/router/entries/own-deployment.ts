import { fetchHandler } from "./fetch.ts";
import { fetchedFile } from "./fetched-file.ts";
import { keptFiles } from "./kept-files.ts";

/** Where hosts keep settings: Netlify's own, else those of the process. */
interface Settings {
  readonly Netlify?: { readonly env: { get(name: string): string | undefined } };
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}

/** The setting `TREE_ORIGIN`: where the files are, whatever host a request names. */
function settledOrigin(): string | undefined {
  const { Netlify, process }: Settings = globalThis;
  return Netlify?.env.get("TREE_ORIGIN") ?? process?.env?.TREE_ORIGIN;
}

/**
 * A handler that asks its own host for the files beside it; the paths of those files must not come back to the handler. One origin is
 * one deployment, whose files never change. Behind a proxy that passes on whatever host it is asked for, the setting `TREE_ORIGIN` names it.
 *
 * @param keptBytes memory for files
 * @example export default ownDeployment(24 * 1024 * 1024)
 */
export function ownDeployment(keptBytes: number): (request: Request) => Promise<Response> {
  let known = "";
  let handle: ReturnType<typeof fetchHandler>;
  return (request) => {
    const { origin } = new URL(settledOrigin() || request.url);
    if (origin !== known) {
      known = origin;
      const read = keptFiles(async (name) => fetchedFile(name, await fetch(`${origin}/${name}`)), keptBytes);
      handle = fetchHandler(read, console.error);
    }
    return handle(request);
  };
}
