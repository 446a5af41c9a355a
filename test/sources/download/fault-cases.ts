/** The faults of the sources that are known, each with what must become of it. */

import { gzipSync } from "node:zlib";
import type { Area } from "../../../generator/api/operations.ts";
import type { DownloadOptions } from "../../../generator/sources/download/download.ts";
import type { Outcome } from "../../../generator/sources/download/outcome.ts";
import { CODICI } from "./fetching.ts";
import { type Given, json } from "./hosts/exchange.ts";
import type { Fault, OfficialHosts } from "./hosts/official-hosts.ts";

/** The first requests for a part of an address are answered in another way. */
function first(times: number, part: string, given: Given): Fault {
  let left = times;
  return (_, { path }) => (path.includes(part) && left-- > 0 ? given : null);
}

/** One act on request: every step of an export. */
export const ONE = { ...CODICI, selection: null, acts: [{ denominazione: "LEGGE" }] } as const;
const LAWS = "norme/richiesta-legge-v.zip";
const CODES = "norme/raccolta-codici-v.zip";
export const TENDERS = "pnrr/PNRR_Gare.csv";
const DEPUTIES = "parlamento/camera/deputati_19.csv";
const BLOCKED = json({ status: "KO", supportId: "1", message: "La pagina richiesta è stata bloccata" }, 409);

export interface Case {
  readonly fault: string;
  readonly area: Area;
  /** Makes the hosts misbehave. */
  readonly arrange: (hosts: OfficialHosts) => void;
  readonly more?: Partial<DownloadOptions>;
  /** The thing that is looked at, what must become of it, and what its reason says. */
  readonly item: string;
  readonly what: Outcome["what"];
  readonly why?: RegExp;
  /** Minutes that are waited at least. */
  readonly minutes?: number;
}

export const CASES: readonly Case[] = [
  {
    fault: "a collection comes twice with 0 bytes",
    area: "norme",
    arrange: (hosts) => Object.assign(hosts.normattiva.faults, { emptyCollections: 2 }),
    item: CODES,
    what: "fetched",
  },
  {
    fault: "a collection always comes with 0 bytes",
    area: "norme",
    arrange: (hosts) => Object.assign(hosts.normattiva.faults, { emptyCollections: 99 }),
    item: CODES,
    what: "refused",
    why: /no bytes.*run again later/,
  },
  {
    fault: "409 for minutes",
    area: "norme",
    arrange: (hosts) => {
      hosts.fault = first(3, "collection-predefinite", BLOCKED);
    },
    item: CODES,
    what: "fetched",
    minutes: 7,
  },
  {
    fault: "409 for good",
    area: "norme",
    arrange: (hosts) => {
      hosts.fault = first(99, "collection-predefinite", BLOCKED);
    },
    item: "list of collections",
    what: "refused",
    why: /409.*bloccata/,
    minutes: 30,
  },
  {
    fault: "429 with Retry-After",
    area: "norme",
    arrange: (hosts) => {
      hosts.fault = first(1, "ricerca/avanzata", { status: 429, headers: { "retry-after": "600" } });
    },
    item: CODES,
    what: "fetched",
    minutes: 10,
  },
  {
    fault: "400 once, then 200",
    area: "norme",
    arrange: (hosts) => {
      hosts.fault = first(1, "ricerca/avanzata", json({ code: null, message: "Bad request" }, 400));
    },
    more: { acts: ONE },
    item: LAWS,
    what: "fetched",
  },
  {
    fault: "500 with code 1000 for a while",
    area: "norme",
    arrange: (hosts) => {
      hosts.fault = first(4, "ricerca/avanzata", json({ message: "Errore generico", code: "1000" }, 500));
    },
    more: { acts: ONE },
    item: LAWS,
    what: "fetched",
    minutes: 1,
  },
  {
    fault: "400 with a code that is final",
    area: "norme",
    arrange: (hosts) => {
      hosts.fault = first(
        1,
        "aggiornati",
        json({ message: "periodo di esportazione superiore a 12 mesi", code: "1501" }, 400),
      );
    },
    more: { acts: { ...CODICI, since: "2026-05-01" } },
    item: "changes since 2026-05-01",
    what: "refused",
    why: /12 mesi/,
  },
  {
    fault: "the token of an export is forgotten",
    area: "norme",
    arrange: (hosts) => Object.assign(hosts.normattiva.faults, { lostTokens: 1 }),
    more: { acts: ONE },
    item: LAWS,
    what: "fetched",
  },
  {
    fault: "the address of an archive has expired",
    area: "norme",
    arrange: (hosts) => {
      hosts.fault = first(6, "collection-asincrona", json({ message: "scaduto" }, 410));
    },
    more: { acts: ONE },
    item: LAWS,
    what: "fetched",
  },
  {
    fault: "an export is waiting, at work, late, without a state",
    area: "norme",
    arrange: (hosts) => Object.assign(hosts.normattiva.faults, { states: [1, "2", null, 6] }),
    more: { acts: ONE },
    item: LAWS,
    what: "fetched",
    minutes: 2,
  },
  {
    fault: "the service is overloaded, and confirms later",
    area: "norme",
    arrange: (hosts) => Object.assign(hosts.normattiva.faults, { states: [5, 5] }),
    more: { acts: ONE },
    item: LAWS,
    what: "fetched",
  },
  {
    fault: "a finished export does not say where it lies",
    area: "norme",
    arrange: (hosts) => Object.assign(hosts.normattiva.faults, { location: "none" }),
    more: { acts: ONE },
    item: LAWS,
    what: "fetched",
  },
  {
    fault: "a wrong name is ignored, and the export grows",
    area: "norme",
    arrange: (hosts) => Object.assign(hosts.normattiva.faults, { ignores: "denominazioneAtto" }),
    more: { acts: ONE },
    item: LAWS,
    what: "refused",
    why: /ignored a part of the request/,
  },
  {
    fault: "fewer acts come than were counted",
    area: "norme",
    arrange: (hosts) => Object.assign(hosts.normattiva.faults, { lacking: 1 }),
    more: { acts: ONE },
    item: LAWS,
    what: "refused",
    why: /counts \d+ acts, \d+ arrived/,
  },
  {
    fault: "JSON with other fields",
    area: "norme",
    arrange: (hosts) => Object.assign(hosts.normattiva.faults, { otherFields: true }),
    item: "list of collections",
    what: "refused",
    why: /another form/,
  },
  {
    fault: "a page of the portal in place of JSON",
    area: "norme",
    arrange: (hosts) => {
      hosts.fault = first(1, "collection-predefinite", {
        status: 200,
        body: "<html><title>Normattiva - Errore</title></html>",
      });
    },
    item: "list of collections",
    what: "refused",
    why: /no JSON/,
  },
  {
    fault: "a page in place of a table, for want of headers",
    area: "pnrr",
    arrange: (hosts) => {
      hosts.italiaDomani.passes = 2;
    },
    item: TENDERS,
    what: "fetched",
  },
  {
    fault: "Access Denied with 200 for every header",
    area: "pnrr",
    arrange: (hosts) => {
      hosts.italiaDomani.passes = 3;
    },
    item: TENDERS,
    what: "refused",
    why: /Access Denied.*in a browser and save it as .*PNRR_Gare\.csv, or use --mirror/,
  },
  {
    fault: "Access Denied with 403",
    area: "pnrr",
    arrange: (hosts) => Object.assign(hosts.italiaDomani, { passes: 3, deniedStatus: 403 }),
    item: TENDERS,
    what: "refused",
    why: /HTTP 403.*in a browser/,
  },
  {
    fault: "gzip, and nobody said so",
    area: "pnrr",
    arrange: (hosts) => {
      hosts.italiaDomani.gzip = (bytes) => gzipSync(bytes);
    },
    item: TENDERS,
    what: "fetched",
  },
  {
    fault: "a body cut in the middle",
    area: "pnrr",
    arrange: (hosts) => {
      hosts.fault = first(1, "PNRR_Gare", {
        status: 200,
        body: hosts.italiaDomani.files.get("PNRR_Gare.csv") ?? "",
        cutAt: 500,
      });
    },
    item: TENDERS,
    what: "fetched",
  },
  {
    fault: "a host that falls silent in the middle",
    area: "parlamento",
    arrange: (hosts) => {
      hosts.fault = first(1, "dump-ddl", {
        status: 200,
        headers: { etag: '"x"' },
        body: "x".repeat(5000),
        cutAt: 100,
        silent: true,
      });
    },
    item: "parlamento/senato/dump-ddl-19.zip",
    what: "fetched",
  },
  {
    fault: "a host that cannot be reached",
    area: "parlamento",
    arrange: (hosts) => {
      hosts.fault = first(99, "/sparql", { status: 200, body: "cut", cutAt: 0 });
    },
    item: DEPUTIES,
    what: "refused",
    why: /given up after 6 tries: run again later/,
  },
  {
    fault: "the cap of rows",
    area: "parlamento",
    arrange: (hosts) => {
      hosts.chamber.rows = Array.from({ length: 20_005 }, (_, i) => ({
        persona: `http://dati.camera.it/ocd/persona.rdf/p${1e6 + i}`,
        cognome: `ESEMPIO ${i}`,
        nome: "DEPUTATO",
        nomeGruppo: "MISTO (MISTO) (18.10.2022",
        sigla: "MISTO",
      }));
    },
    item: DEPUTIES,
    what: "fetched",
  },
  {
    fault: "an HTML page with 503 in place of deputies",
    area: "parlamento",
    arrange: (hosts) => {
      hosts.fault = first(2, "/sparql", { status: 503, body: "<html>" });
    },
    item: DEPUTIES,
    what: "fetched",
  },
  {
    fault: "a dump that is no zip",
    area: "parlamento",
    arrange: (hosts) => {
      hosts.fault = first(99, "dump-ddl", { status: 200, body: "version https://git-lfs.github.com/spec/v1" });
    },
    item: "parlamento/senato/dump-ddl-19.zip",
    what: "refused",
    why: /no zip archive/,
  },
  {
    fault: "a repository that cannot be reached",
    area: "ddl",
    arrange: (hosts) => {
      hosts.fault = (host) => (host === "github.com" ? { status: 500 } : null);
    },
    item: "ddl/Leg19",
    what: "refused",
    why: /git clone/,
  },
];
