/** What is refused, other methods than GET, and answers that a client has already. */

import { B, type Case, EN, IT, NOT_FOUND } from "./case.ts";

const fault = (target: string, type: string): Case => ({
  target: B + target,
  status: 422,
  fault: type,
  has: { ...EN, "content-type": "application/json", "cache-control": "no-store" },
});

export const PROTOCOL: readonly Case[] = [
  // Validation.
  fault("/norme?limit=0", "greater_than_equal"),
  fault("/norme?limit=1001", "less_than_equal"),
  fault("/norme?offset=-1", "greater_than_equal"),
  fault("/norme/niente?lang=de", "string_pattern_mismatch"),
  fault("/relazioni", "missing"),
  fault("/relazioni?norma=x&dir=su", "string_pattern_mismatch"),
  fault("/graph?max_nodi=9", "greater_than_equal"),
  fault("/graph?max_nodi=20001", "less_than_equal"),
  fault("/pnrr/graph?importo_min=x", "float_parsing"),
  fault("/politici/graph?ramo=senato", "string_pattern_mismatch"),
  fault("/pnrr/classifica-enti?limit=", "int_parsing"),
  fault("/ddl/x?lang=EN", "string_pattern_mismatch"),
  // Methods.
  ...["POST", "PUT", "DELETE", "PATCH"].map(
    (method): Case => ({
      method,
      target: `${B}/norme?limit=x`,
      status: 405,
      body: '{"detail":"Method Not Allowed"}',
      has: { ...EN, allow: "GET, HEAD, OPTIONS", "cache-control": "no-store" },
    }),
  ),
  { method: "POST", target: `${B}/nulla`, status: 404, body: NOT_FOUND },
  {
    method: "OPTIONS",
    target: `${B}/norme`,
    headers: { origin: "https://example.org", "access-control-request-method": "GET" },
    status: 204,
    body: "",
    has: { "access-control-allow-methods": "GET, HEAD, OPTIONS", "content-length": null },
  },
  { method: "HEAD", target: `${B}/health`, status: 200 },
  { method: "HEAD", target: `${B}/graph?max_nodi=11`, status: 200 },
  { method: "HEAD", target: `${B}/nulla`, status: 404 },
  { method: "HEAD", target: `${B}/norme?limit=x`, status: 422 },
  // Revalidation.
  { target: `${B}/health`, status: 304, revalidates: true, has: { ...IT, "cache-control": /max-age/ } },
  { target: `${B}/graph?max_nodi=11&lang=en`, status: 304, revalidates: true },
  { method: "HEAD", target: `${B}/norme?q=gemello`, status: 304, revalidates: true },
  { target: `${B}/health`, headers: { "if-none-match": "*" }, status: 304 },
  { target: `${B}/health`, headers: { "if-none-match": '"altro", W/"altro2"' }, status: 200 },
  { target: `${B}/norme?limit=x`, headers: { "if-none-match": "*" }, status: 422 },
  { target: `${B}/nulla`, headers: { "if-none-match": "*" }, status: 404 },
];
