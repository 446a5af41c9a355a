import type { RequestListener } from "node:http";
import { TreeFolder } from "../../../router/disk/tree-folder.ts";
import { isApi } from "../../../router/match.ts";
import { splitTarget } from "../../../router/query.ts";
import { compressed } from "./compressed.ts";
import { CACHE_BYTES, type HandlerOptions, nodeHandler, targetOf } from "./node.ts";
import { plainFiles } from "./plain-files.ts";

/**
 * A handler for `node:http` over the folder of a tree: the API by the router, every other path as a file.
 *
 * @param options `cacheBytes`: memory for answers and their files; `fault` is called with why the tree failed a request
 * @example createServer(nodeSite("dist-api")).listen(8080)
 */
export function nodeSite(
  folder: string,
  { cacheBytes = CACHE_BYTES, fault = console.error }: HandlerOptions = {},
): RequestListener {
  const trees = new TreeFolder(folder);
  const api = nodeHandler(trees, { cacheBytes, fault });
  const files = plainFiles(trees, fault);
  return (request, response) => {
    const target = targetOf(request.url ?? "/");
    if (isApi(splitTarget(target).path) || request.method === "OPTIONS") api(request, response);
    else compressed(request, response, () => void files(request, response, target));
  };
}
