/** Cloudflare as `cloudflare.ts`, with assistants at `/mcp`. */

import { isMcp } from "../../clients/mcp/path.ts";
import { askBy } from "../../clients/mcp/tree-api.ts";
import { type AssetsEnv, assetsSite } from "../entries/assets-site.ts";

let handle: ((request: Request) => Promise<Response>) | undefined;

function handlerOver(env: AssetsEnv) {
  const site = assetsSite(env);
  let assistants: typeof site | undefined;
  return async (request: Request) => {
    if (!isMcp(new URL(request.url).pathname)) return site(request);
    // The SDK is larger than the router, and only assistants need it.
    const { mcpHandler } = await import("../../clients/mcp/http.ts");
    assistants ??= mcpHandler(askBy(site), console.error, null);
    return assistants(request);
  };
}

export default {
  fetch(request: Request, env: AssetsEnv): Promise<Response> {
    handle ??= handlerOver(env);
    return handle(request);
  },
};
