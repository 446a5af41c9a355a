/** Cloudflare as `cloudflare.ts`, with assistants at `/mcp`. */

import { type AssetsEnv, assetsSite } from "../../router/entries/assets-site.ts";
import { isMcp, mcpHandler } from "../http.ts";
import { askBy } from "../tree-api.ts";

let handle: ((request: Request) => Promise<Response>) | undefined;

function handlerOver(env: AssetsEnv) {
  const site = assetsSite(env);
  const assistants = mcpHandler(askBy(site), console.error, null);
  return (request: Request) => (isMcp(new URL(request.url).pathname) ? assistants(request) : site(request));
}

export default {
  fetch(request: Request, env: AssetsEnv): Promise<Response> {
    handle ??= handlerOver(env);
    return handle(request);
  },
};
