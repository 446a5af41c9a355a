/** Cloudflare as `cloudflare.ts`, with assistants at `/mcp`. */

import { type AssetsEnv, assetsSite } from "../../router/entries/assets-site.ts";
import { isMcp } from "../path.ts";
import { askBy } from "../tree-api.ts";

let handle: ((request: Request) => Promise<Response>) | undefined;

function handlerOver(env: AssetsEnv) {
  const site = assetsSite(env);
  let assistants: typeof site | undefined;
  return async (request: Request) => {
    if (!isMcp(new URL(request.url).pathname)) return site(request);
    // The SDK is larger than the router, and only assistants need it.
    const { mcpHandler } = await import("../http.ts");
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
