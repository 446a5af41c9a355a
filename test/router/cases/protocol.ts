/** What is refused, other methods than GET, and answers that a client has already. */

import { B, type Case, EN, IT, NOT_FOUND } from "./case.ts";

const fault = (target: string, type: string): Case => ({
  target: B + target,
  status: 422,
  fault: type,
  has: { ...EN, "content-type": "application/json", "cache-control": "no-store" },
});

/** A 422 of an operation beyond the fifteen, which names what it does not know in the order of the query, after the declared faults. */
const extra = (target: string, ...detail: readonly object[]): Case => ({
  target: B + target,
  status: 422,
  body: JSON.stringify({ detail }),
  has: { ...EN, "ignored-parameters": null },
});
const forbidden = (name: string, input: string) => ({
  type: "extra_forbidden",
  loc: ["query", name],
  msg: "Extra inputs are not permitted",
  input,
});
/** What one of the fifteen leaves aside, as its header names it. */
const ignores = (target: string, named: string | null, status = 200): Case => ({
  target: B + target,
  status,
  has: { "ignored-parameters": named },
});

export const PROTOCOL: readonly Case[] = [
  // Parameters that nobody declares.
  ignores("/norme/L.%20241/1990?data=2021-01-01&al=2021-01-01", "data, al"),
  ignores("/norme/L.%20241/1990?vigenza=2021-01-01&lang=it&formato=json", "vigenza"),
  ignores("/pnrr/classifica-aziende?luogo=Bologna&limit=5", "luogo"),
  ignores("/norme?Limit=3&2=b&1=a&Limit=4", "Limit, 2, 1"),
  ignores("/health?a%2Cb=1&%C3%A8=2&c%0D%0Ad=3&=4", "a%2Cb, %C3%A8, c%0D%0Ad"),
  ignores("/relazioni?norma=L.%209999/1990&eli=x", "eli", 404),
  ignores("/graph?max_nodi=1&nodi=5", "nodi", 422),
  ignores("/norme/L.%20241/1990?eli=x", "eli"),
  ignores("/ddl/lista?lang=en&formato=json", null),
  ignores("/norme?q=acqua&limit=3", null),
  ignores("?data=x", "data"),
  // A day is asked for otherwise: the body says how, beside what it says in any case.
  {
    ...extra("/norme/L.%20241/1990/art/2?data=2021-01-01"),
    body: JSON.stringify({
      detail: [forbidden("data", "2021-01-01")],
      suggerimento: "a day is asked for behind the name of the act: L. 241/1990@2021-01-01",
    }),
  },
  extra("/norme/L.%20241/1990/art/2?data=2021-02-30", forbidden("data", "2021-02-30")),
  extra("/norme/L.%20241/1990@2020-01-01/versioni?al=2021-01-01", forbidden("al", "2021-01-01")),
  extra(
    "/pnrr/progetti?comune=Bologna&z=1&b=2&z=3",
    forbidden("comune", "Bologna"),
    forbidden("z", "3"),
    forbidden("b", "2"),
  ),
  extra(
    "/registro?acts=x&formato=json",
    { type: "missing", loc: ["query", "norme"], msg: "Field required", input: null },
    forbidden("acts", "x"),
  ),
  extra("/norme/L.%20241/1990/versioni?eli=x&=y", forbidden("eli", "x"), forbidden("", "y")),
  extra("/cerca?q=acqua&Tipo=legge", forbidden("Tipo", "legge")),
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
