/** Known faults of the sites of the chambers and of the repository of bills. */

import { type Case, first } from "./case.ts";

const DEPUTIES = "parlamento/camera/deputati_19.csv";

export const PARLAMENTO: readonly Case[] = [
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
    more: { silence: 1000 },
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
