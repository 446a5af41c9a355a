/** What whoever prefers a page is led to, and who never is. */

import { AMENDED, B, type Case, ELI, NOT_FOUND } from "./case.ts";
import { URN } from "./versions.ts";

/** What a browser asks for when somebody opens an address. */
export const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8";

const VARIES = "Accept, Accept-Language";

const led = (target: string, page: string, headers: Readonly<Record<string, string>> = {}): Case => ({
  target: B + target,
  headers: { accept: BROWSER, ...headers },
  status: 303,
  has: { location: page, vary: VARIES, "cache-control": "no-store" },
  body: '{"detail":"See Other"}',
});

/** A text of an act, which is a page by itself. */
const shown = (target: string, status = 200): Case => ({
  target: B + target,
  headers: { accept: BROWSER },
  status,
  has: { location: null, vary: VARIES, "cache-control": "no-store", "content-type": "text/html; charset=utf-8" },
});

const it = (target: string, page: string) => led(target, `/esplora/#${page}`);

const answered = (target: string, accept: string, status = 200): Case => ({
  target: B + target,
  headers: { accept },
  status,
  has: { location: null, vary: VARIES },
});

/** Two acts have this name. */
const TWINS = "eli:/it/regio-decreto/1936/05/14/886";

const LAW = "/norma/it/legge/1999/03/15/9001";
const ACT = "/norma/it/legge/1990/08/07/241";

export const PAGES: readonly Case[] = [
  // What no page shows with its numbers is the JSON.
  answered("/health", BROWSER),
  answered("/pnrr/graph?importo_min=0", BROWSER),
  answered("/politici/graph?max_nodi=12", BROWSER),
  it("/norme", "/cerca"),
  it("/norme?q=citt%C3%A0+%26+co&tipo=legge&limit=3", "/cerca?q=citt%C3%A0%20%26%20co&tipo=legge"),
  shown(`/norme/${ELI}`),
  shown("/norme/L.%20241/1990"),
  shown("/norme/urn:nir:stato:legge:1990-08-07;241?lang=en"),
  shown(`/norme/${ELI}/art/1`),
  shown(`/norme/${AMENDED}/art/3%20bis`),
  shown(`/norme/${AMENDED}@2013-01-01`),
  shown("/norme/legge%209001%20del%201999@2013-01-01/art/3/comma/2"),
  shown("/norme/R.D.%209005/1931/annesso/0/art/1"),
  { method: "HEAD", ...shown(`/norme/${ELI}/art/1`) },
  // A name that tells an article besides is shown at the article.
  led(`/norme/${URN}~art2`, `${B}/norme/${AMENDED}/art/2`),
  it(`/norme/${ELI}/versioni`, `${ACT}?vista=versioni`),
  it(`/norme/${AMENDED}/pronunce`, `${LAW}?vista=pronunce`),
  it(`/norme/${AMENDED}/citata?tipo=legge`, `${LAW}?vista=citata&tipo=legge`),
  it(`/norme/${AMENDED}/cita`, `${LAW}?vista=cita`),
  it(`/norme/${AMENDED}/ue`, `${LAW}?vista=ue`),
  it("/pronunce?anno=2008&effetto=illegittimita&limit=5", "/pronunce?anno=2008&effetto=illegittimita"),
  it("/pronunce/9901%2F2008", "/pronunce/ECLI:IT:COST:2008:9901"),
  // The page names the nearest ones.
  it("/pronunce/1%2F1960", "/pronunce/1/1960"),
  it("/norme/L.%20241/1990/confronto", "/confronto/it/legge/1990/08/07/241"),
  it(`/norme/${AMENDED}/confronto?da=2008-01-01`, "/confronto/it/legge/1999/03/15/9001?da=1999-03-20&a=2024-12-14"),
  it("/relazioni?norma=legge+241%2F1990", `${ACT}?vista=modifiche`),
  // What no page shows with all that was asked is answered itself.
  ...[
    "/relazioni?norma=legge+241%2F1990&dir=in",
    "/registro?norme=legge+241%2F1990",
    "/pnrr/graph?settore=x",
    "/politici/graph?ramo=Senato",
    "/norme?q=legge&offset=100",
    "/cerca?q=legge&offset=20",
    `/citazioni?testo=${"a".repeat(201)}`,
  ].map((target) => answered(target, BROWSER)),
  {
    target: `${B}/norme/${ELI}/modifiche.atom`,
    headers: { accept: BROWSER },
    status: 200,
    has: { location: null, "content-type": "application/atom+xml" },
  },
  { target: `${B}/norme/nulla/modifiche.atom`, headers: { accept: BROWSER }, status: 404, has: { location: null } },
  it("/graph", "/grafo"),
  it("/graph?livello=articolo&max_nodi=33", "/grafo?livello=articolo"),
  it("/pnrr/classifica-aziende?limit=3", "/pnrr/aziende"),
  it("/pnrr/classifica-enti", "/pnrr/enti"),
  it("/pnrr/classifica-regioni", "/pnrr/regioni"),
  it("/pnrr/finanziamenti", "/pnrr/fondi"),
  it("/pnrr/luoghi/comune%20015146/classifica-aziende?limit=3", "/pnrr/progetti?luogo=comune%20015146&vista=aziende"),
  it("/pnrr/luoghi/lombardia/classifica-enti", "/pnrr/progetti?luogo=lombardia&vista=enti"),
  it("/politici/classifica-parlamentari", "/parlamentari"),
  it("/politici/classifica-gruppi", "/gruppi"),
  it("/ddl/lista", "/ddl"),
  it("/ddl/c9002bis", "/ddl/C.9002-BIS"),
  it("/cerca?q=%22a+b%22&limit=3", "/cerca?q=%22a%20b%22"),
  // A choice, and a search for what is not there.
  it(`/norme/${TWINS}`, "/norma/it/regio-decreto/1936/05/14/886"),
  it("/norme/regio%20decreto%20886/1936", "/cerca?q=regio%20decreto%20886/1936"),
  it(`/relazioni?norma=${TWINS}`, `/cerca?q=${TWINS}`),
  it("/norme/886", "/cerca?q=886"),
  it("/relazioni?norma=regio+decreto+886/1936", "/cerca?q=regio%20decreto%20886/1936"),
  it("/norme/nessun%20atto", "/cerca?q=nessun%20atto"),
  it(`/norme/${ELI}@1900-01-01`, `/cerca?q=${ELI}`),
  it(`/norme/${ELI}/art/9999`, `/cerca?q=${ELI}/art/9999`),
  it("/norme/legge%20241/1990/art/9999", "/cerca?q=art.%209999%20legge%20241/1990"),
  it("/ddl/X.9", "/cerca?q=X.9"),
  it("/pnrr/progetti?luogo=milano", "/pnrr/progetti?luogo=milano"),
  it("/pnrr/progetti?luogo=milamo", "/pnrr/progetti?luogo=milamo"),
  it("/pnrr/luoghi/milano/classifica-enti", "/pnrr/progetti?luogo=milano&vista=enti"),
  it("/leggi/del%20mare", "/cerca?q=leggi%20del%20mare"),
  // Files that are not there.
  ...["/nulla", "/esplora/nulla"].flatMap((target): Case[] => [
    { ...shown("", 404), target },
    { target, status: 404, body: NOT_FOUND, has: { vary: VARIES } },
  ]),
  // English, by its parameter or by what the reader prefers.
  led("/norme?lang=en", "/en/explore/#/cerca"),
  led("/ddl/X.9", "/en/explore/#/cerca?q=X.9", { "accept-language": "en-GB,en;q=0.9,it;q=0.5" }),
  led("/norme?lang=it", "/esplora/#/cerca", { "accept-language": "en" }),
  // The base path is that of the documentation.
  led("", `${B}/docs.html`),
  led("/?lang=en", `${B}/docs.en.html`),
  // Nothing of a request but escaped, and no more than a header holds.
  it("/norme/%0D%0ASet-Cookie:%20a=b%22%3Cscript%3E", "/cerca?q=%0D%0ASet-Cookie:%20a%3Db%22%3Cscript%3E"),
  answered(`/cerca?q=${"%E2%82%AC".repeat(300)}`, BROWSER),
  { method: "HEAD", ...led("/norme", "/esplora/#/cerca") },
  // Programs, and who asks for JSON.
  answered("/health", "*/*"),
  answered("/health", ""),
  answered("/health", "application/json"),
  answered("/health", "text/html, */*"),
  answered("/health", "text/html, application/json"),
  answered("/health", "text/html;q=0.5, application/*;q=0.9"),
  answered("/health", "text/html;q=0"),
  answered("/health", "text/*"),
  answered("/norme", "text/markdown, text/html;q=0.9, */*;q=0.1"),
  answered("/health?formato=json", BROWSER),
  answered(`/norme/${TWINS}?formato=json`, BROWSER, 300),
  answered("/nulla?formato=json", BROWSER, 404),
  { target: `${B}/norme?formato=xml`, headers: { accept: BROWSER }, status: 303 },
  // Files by their names, what a request may not ask for, and the documentation itself.
  ...["/health.json", "/norme/nulla.json"].map(
    (name): Case => ({ ...answered(name, BROWSER, name.includes("nulla") ? 404 : 200), has: { location: null } }),
  ),
  { target: `${B}/norme?limit=0`, headers: { accept: BROWSER }, status: 422, has: { location: null } },
  { target: `${B}/health`, method: "POST", headers: { accept: BROWSER }, status: 405, has: { location: null } },
];
