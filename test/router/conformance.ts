/** Requests and what any host must answer to them, over the tree of `small-tree.ts`. */

export interface Case {
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  /** Headers of the response; a `RegExp` is searched in the value, `null` says the header is absent. */
  readonly has?: Readonly<Record<string, string | RegExp | null>>;
  /** The exact body, or fields of the body as it parses. */
  readonly body?: string | Readonly<Record<string, unknown>>;
  /** Lengths of lists of the body. */
  readonly lengths?: Readonly<Record<string, number>>;
  /** Type of the first fault of a 422: its bytes are the matter of the validation tests. */
  readonly fault?: string;
  /** `If-None-Match` is the tag of an unconditional request. */
  readonly revalidates?: boolean;
}

const B = "/api/public";
const NOT_FOUND = '{"detail":"Not Found"}';
const EN = { "content-language": "en" };
const IT = { "content-language": "it" };
const ELI = "eli:/it/legge/1990/08/07/241";
const AT = (eli: string) => ({ "content-location": `${B}/norme/${eli}` });

const unknown = (target: string): Case => ({
  target,
  status: 404,
  body: NOT_FOUND,
  has: { ...EN, "cache-control": "no-store" },
});
const noAct = (target: string): Case => ({
  target: `${B}/norme/${target}`,
  status: 404,
  has: { ...IT, "cache-control": "no-store" },
});
const names = (text: string, eli = ELI): Case => ({
  target: `${B}/norme/${text}`,
  status: 200,
  body: { eli },
  has: text === eli ? { "content-location": null } : AT(eli),
});
const fault = (target: string, type: string): Case => ({
  target: B + target,
  status: 422,
  fault: type,
  has: { ...EN, "content-type": "application/json", "cache-control": "no-store" },
});
export const CASES: readonly Case[] = [
  // Whole files.
  { target: `${B}/health`, status: 200, body: { stato: "ok" }, has: { ...IT, "cache-control": /max-age=\d+/ } },
  { target: `${B}/health?lang=en`, status: 200, body: { stato: "ok", "meta.lingua": "en" }, has: EN },
  { target: `${B}/health?lang=it`, headers: { "accept-language": "en" }, status: 200, has: IT },
  { target: `${B}/health?lang=`, headers: { "accept-language": "en-GB" }, status: 200, has: EN },
  { target: `${B}/health`, headers: { "accept-language": "de, en;q=0.2" }, status: 200, body: { "meta.lingua": "en" } },
  { target: `${B}/health`, headers: { "accept-language": "en;q=0" }, status: 200, body: { "meta.lingua": "it" } },
  { target: `${B}/openapi.json`, status: 200, body: { openapi: "3.1.0" } },
  { target: `${B}/pnrr/finanziamenti`, status: 200, body: { totale: 0 }, lengths: { fonti: 0 } },
  { target: `${B}/pnrr/%66inanziamenti?lang=en`, status: 200, body: { "meta.lingua": "en" } },
  { target: `${B}/ddl/lista`, status: 200, lengths: { ddl: 1 } },
  { target: `${B}/ddl/C.643-BIS`, status: 200, body: { numero: "C.643-BIS" }, has: { "content-location": null } },
  { target: `${B}/ddl/C.643-BIS?lang=en`, status: 200, body: { "meta.lingua": "en" } },
  { target: `${B}/ddl/S.999999`, status: 404, has: IT },
  { target: `${B}/ddl/S.999999?lang=en`, status: 404, has: EN },
  { target: `${B}/ddl/`, status: 404, has: IT },
  ...["aziende", "enti", "regioni"].flatMap((what): Case[] => [
    { target: `${B}/pnrr/classifica-${what}`, status: 200, body: { limit: 20 }, lengths: { classifica: 20 } },
    {
      target: `${B}/pnrr/classifica-${what}?limit=100`,
      status: 200,
      body: { totale: 30 },
      lengths: { classifica: 30 },
    },
  ]),
  { target: `${B}/politici/classifica-parlamentari?limit=7&lang=en`, status: 200, lengths: { classifica: 7 }, has: EN },
  { target: `${B}/politici/classifica-gruppi?limit=1`, status: 200, lengths: { classifica: 1 } },
  // Windows of the list.
  { target: `${B}/norme`, status: 200, body: { totale: 338, limit: 100, offset: 0 }, lengths: { norme: 100 } },
  { target: `${B}/%6Eorme?`, status: 200, body: { totale: 338 } },
  { target: `${B}/norme?lang=en`, status: 200, body: { "meta.lingua": "en", totale: 338 }, has: EN },
  { target: `${B}/norme?limit=1000`, status: 200, body: { limit: 1000 }, lengths: { norme: 338 } },
  { target: `${B}/norme?limit=1&offset=337`, status: 200, lengths: { norme: 1 } },
  { target: `${B}/norme?limit=250&offset=95`, status: 200, body: { offset: 95 }, lengths: { norme: 243 } },
  { target: `${B}/norme?offset=338`, status: 200, body: { totale: 338 }, lengths: { norme: 0 } },
  { target: `${B}/norme?offset=${"9".repeat(30)}`, status: 200, body: { offset: 1e30 }, lengths: { norme: 0 } },
  { target: `${B}/norme?offset=${"9".repeat(400)}`, status: 200, body: { offset: Number.MAX_VALUE } },
  { target: `${B}/norme?tipo=costituzione`, status: 200, body: { totale: 1 }, lengths: { norme: 1 } },
  { target: `${B}/norme?tipo=__proto__`, status: 200, body: { totale: 0 }, lengths: { norme: 0 } },
  { target: `${B}/norme?tipo=..%2F..%2Fpagine`, status: 200, body: { totale: 0 } },
  { target: `${B}/norme?q=procedimento+AMMIN`, status: 200, body: { totale: 1 }, lengths: { norme: 1 } },
  { target: `${B}/norme?q=gemello&limit=1&offset=1`, status: 200, body: { totale: 2 }, lengths: { norme: 1 } },
  { target: `${B}/norme?q=gemello&tipo=legge`, status: 200, body: { totale: 0 } },
  { target: `${B}/norme?q=zzzz`, status: 200, body: { totale: 0 }, lengths: { norme: 0 } },
  { target: `${B}/norme?q=...`, status: 200, body: { totale: 338 } },
  { target: `${B}/norme?q=%FF%00../`, status: 200, body: { totale: 338 } },
  // Acts, in every spelling.
  names(ELI),
  { ...names(ELI), target: `${B}/norme/${ELI}?lang=en`, body: { "meta.lingua": "en", eli: ELI } },
  { ...names(ELI), target: `${B}/norme/${encodeURIComponent(ELI)}` },
  names("/it/legge/1990/08/07/241"),
  names("it/legge/1990/08/07/241"),
  names("ELI:/IT/LEGGE/1990/08/07/241"),
  names("urn:nir:stato:legge:1990-08-07;241"),
  names("eli/id/2005/05/16/005G0104/CONSOLIDATED", "eli:/it/decreto-legislativo/2005/03/07/82"),
  names("eli:/it/codice-penale", "eli:/it/regio-decreto/1930/10/19/1398"),
  names("eli:/it/costituzione/1947/12/27", "eli:/it/costituzione/1947/12/27"),
  names("L.%20241/1990"),
  names(
    "eli:/it/regio-decreto/1936/05/14/886~036u0886-19370116",
    "eli:/it/regio-decreto/1936/05/14/886~036u0886-19370116",
  ),
  {
    target: `${B}/norme/eli:/it/regio-decreto/1936/05/14/886`,
    status: 300,
    lengths: { candidati: 2 },
    has: { ...IT, "content-location": null },
  },
  { target: `${B}/norme/eli:/it/regio-decreto/1936/05/14/886?lang=en`, status: 300, has: EN },
  { ...noAct("eli:/it/legge/1999/01/01/999"), has: { ...IT, "content-location": null } },
  { ...noAct("eli:/it/legge/1999/01/01/999?lang=en"), has: EN },
  noAct(""),
  noAct("niente"),
  // Hostile paths: an item operation takes anything, a fixed one nothing more.
  ...[
    "..",
    "../health",
    "..%2f..%2f..%2fetc%2fpasswd",
    "%2e%2e/%2e%2e/manifest.json",
    "%252e%252e%252fhealth",
    "..%5c..%5cmanifest.json",
    "..\\..\\manifest.json",
    "%00",
    "eli:/it/legge/1990/08/07/241%00",
    "%zz",
    "%FF%FE",
    "%",
    "//",
    "eli:/it//legge/../legge",
    "eli:/it/../../../manifest",
    "legge/1990/08/07/241.json",
    "a".repeat(6000),
    "__proto__",
    "constructor",
  ].map(noAct),
  ...[
    "/",
    B,
    `${B}/`,
    `${B}//health`,
    `/${B}/health`,
    `${B}/health/`,
    `${B}/Health`,
    `${B}/health%00`,
    `${B}/health%2F`,
    `${B}/health%3Flang=en`,
    `${B}/./health`,
    `${B}/pnrr/../health`,
    `${B}/pnrr%5cgraph`,
    `${B}/%2568ealth`,
    `${B}/%zz`,
    `${B}/norme.json`,
    `${B}/graph/norma/10.json`,
    `${B}/openapi.json/`,
    `${B}/nulla?limit=x`,
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..\\..\\manifest.json",
    "/indici/norme.json",
  ].map(unknown),
  // Relations.
  {
    target: `${B}/relazioni?norma=${ELI}`,
    status: 200,
    body: { dir: "entrambe", "norma.eli": ELI },
    has: { "content-location": null },
  },
  { target: `${B}/relazioni?norma=CAD&dir=out`, status: 200, body: { dir: "out" } },
  { target: `${B}/relazioni?norma=dlgs+82+del+2005&dir=in&lang=en`, status: 200, body: { dir: "in" }, has: EN },
  { target: `${B}/relazioni?norma=`, status: 404, has: IT },
  { target: `${B}/relazioni?norma`, status: 404 },
  {
    target: `${B}/relazioni?norma=legge+5+del+1831&lang=en`,
    status: 404,
    has: EN,
  },
  { target: `${B}/relazioni?norma=R.D.+886/1936`, status: 300, lengths: { candidati: 2 } },
  // Graphs: tiers, off the tiers, beyond the size, filters.
  { target: `${B}/graph`, status: 200, body: { max_nodi: 2000, troncato: false }, lengths: { nodes: 130 } },
  { target: `${B}/graph?max_nodi=10`, status: 200, body: { max_nodi: 10, troncato: true }, lengths: { nodes: 10 } },
  { target: `${B}/graph?max_nodi=11`, status: 200, body: { max_nodi: 11, troncato: true }, lengths: { nodes: 11 } },
  { target: `${B}/graph?max_nodi=130`, status: 200, body: { max_nodi: 130, troncato: false }, lengths: { nodes: 130 } },
  {
    target: `${B}/graph?max_nodi=129&lang=en`,
    status: 200,
    body: { troncato: true },
    lengths: { nodes: 129 },
    has: EN,
  },
  { target: `${B}/graph?max_nodi=19999`, status: 200, body: { troncato: false }, lengths: { nodes: 130 } },
  { target: `${B}/graph?livello=articolo&max_nodi=77`, status: 200, lengths: { nodes: 0, links: 0 } },
  {
    target: `${B}/pnrr/graph`,
    status: 200,
    body: { settore: "", importo_min: 0, max_nodi: 500 },
    lengths: { nodes: 127 },
  },
  {
    target: `${B}/pnrr/graph?importo_min=-0.0&max_nodi=33`,
    status: 200,
    body: { importo_min: 0 },
    lengths: { nodes: 33 },
  },
  {
    target: `${B}/pnrr/graph?settore=sCUOLa&max_nodi=12`,
    status: 200,
    body: { settore: "sCUOLa" },
    lengths: { nodes: 12 },
  },
  {
    target: `${B}/pnrr/graph?importo_min=inf`,
    status: 200,
    body: { importo_min: null, totale_nodi: 0 },
    lengths: { nodes: 0 },
  },
  { target: `${B}/pnrr/graph?importo_min=1e400&lang=en`, status: 200, body: { importo_min: null }, has: EN },
  { target: `${B}/pnrr/graph?settore=nessuno`, status: 200, body: { totale_nodi: 0, totale_link: 0, troncato: false } },
  { target: `${B}/pnrr/graph?settore=__proto__`, status: 200, body: { totale_nodi: 0 } },
  { target: `${B}/politici/graph?ramo=Senato`, status: 200, body: { gruppo: "", ramo: "Senato" } },
  {
    target: `${B}/politici/graph?gruppo=GEU&ramo=Senato`,
    status: 200,
    body: { totale_nodi: 0 },
    lengths: { links: 0 },
  },
  { target: `${B}/politici/graph?max_nodi=13`, status: 200, body: { max_nodi: 13 }, lengths: { nodes: 13 } },
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
