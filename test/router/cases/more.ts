import { OPERATIONS } from "../../../generator/contract/operations.ts";
import { B, type Case } from "./case.ts";

const ok = (target: string, more: Partial<Case> = {}): Case => ({ target: B + target, status: 200, ...more });

/** What else a request must say. */
const REQUIRED: Readonly<Record<string, string>> = {
  relazioni: "norma=eli:/it/legge/1990/08/07/241&",
  citazioni: "testo=a&",
  registro: "norme=a&",
};

/** A good word and a line feed behind it, for every parameter with a pattern: no good word. */
const LINE_FEEDS: readonly Case[] = OPERATIONS.flatMap(({ id, path, parameters }) =>
  path.includes("{")
    ? []
    : parameters.flatMap(({ name, ...declared }) => {
        const pattern = "pattern" in declared ? (declared.pattern ?? "") : "";
        const words = pattern.match(/\w+/g) ?? [];
        return words.map((word) => ({ target: `${B}${path}?${REQUIRED[id] ?? ""}${name}=${word}%0A`, status: 422 }));
      }),
);

/** More of every operation: largest and smallest windows, both languages, escapes, feeds of lines. */
export const MORE: readonly Case[] = [
  ok("/openapi.json", { status: 304, revalidates: true }),
  ok("/graph?max_nodi=20&lang=it"),
  ok("/graph?livello=articolo&max_nodi=20000"),
  ok("/graph?livello=norma&max_nodi=20000"),
  ok("/politici/graph?max_nodi=3000&lang=en"),
  ok("/politici/classifica-parlamentari"),
  ...["aziende", "enti", "regioni"].map((what) => ok(`/pnrr/classifica-${what}?limit=33&lang=en`)),
  ok("/politici/classifica-gruppi?lang=en"),
  ok("/ddl/lista?lang=en"),
  ok("/pnrr/classifica-regioni?limit=1&limit=9", { body: { limit: 9 } }),
  ok("/pnrr/classifica-enti?limit=%31%32", { body: { limit: 12 } }),
  ok("/pnrr/classifica-enti?limit=12&ignoto=%0d%0aX-Iniettato:%20si"),
  ok("/relazioni?norma=eli:/it/regio-decreto/1936/05/14/886~036u0886-19370116"),
  ok("/relazioni?norma=eli%3A%2Fit%2Fregio-decreto%2F1936%2F05%2F14%2F886%7E036u0886-19370115"),
  ok("/relazioni?norma=eli:/it/costituzione/1947/12/27"),
  ok("/relazioni?norma=eli:/it/regio-decreto/1936/05/14/886", { status: 300 }),
  ok("/ddl/c.9002-bis"),
  ok("/ddl/C.9002-BIS", { method: "HEAD" }),
  ok("/ddl/lista", { status: 304, revalidates: true }),
  { target: `${B}/relazioni?norma=eli:/it/legge/1990/08/07/241&dir=%0d%0aSet-Cookie:a=b`, status: 422 },
  { target: `${B}/ddl/%0d%0aX-Iniettato:si`, status: 404 },
  { target: `${B}/norme/%0d%0aX-Iniettato:si`, status: 404 },
  ...LINE_FEEDS,
  { target: `${B}/health?lang=%0A`, status: 422 },
  { target: `${B}/pnrr/graph?importo_min=1_0%0A`, status: 422 },
  ok("/pnrr/classifica-enti?limit=12%0A"),
  ok("/norme/eli%3A%2Fit%2Fcodice-penale"),
  ok("/norme/eli%3A%2Fit%2Flegge%2F1990%2F08%2F07%2F241"),
  { method: "HEAD", target: `${B}/relazioni`, status: 422 },
  { method: "DELETE", target: `${B}/ddl/lista`, status: 405 },
  { method: "OPTIONS", target: `${B}/graph?max_nodi=1`, status: 204 },
];
