import { DOCS_FILES } from "../../api/documents.ts";
import { OPERATIONS } from "../../api/operations.ts";
import { dataBlock, type Html } from "./html.ts";
import { type ProposalContext, proposedRequest } from "./proposed-request.ts";
import type { Site } from "./published-site.ts";

const LANGUAGES = ["it", "en"] as const;

/**
 * What the scripts of a page keep for the time without a network where a Service Worker answers: the documentation and each answer that
 * it proposes in both languages, as requests relative to the base of the API. Nothing where the tree has no worker.
 *
 * @example offlineBlock(site, context)?.markup // '<script type="application/json" id="senza-rete">["docs.html",...]</script>'
 */
export function offlineBlock({ worker }: Site, context: Omit<ProposalContext, "lingua">): Html | undefined {
  if (!worker) return undefined;
  const proposed = OPERATIONS.flatMap((operation) =>
    LANGUAGES.flatMap((lingua) => proposedRequest(operation, { ...context, lingua }) ?? []),
  );
  return dataBlock("senza-rete", "application/json", [...Object.values(DOCS_FILES), "openapi.json", ...proposed]);
}
