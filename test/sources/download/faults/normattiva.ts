/** Known faults of the service of acts. */

import { CODICI } from "../fetching.ts";
import { json } from "../hosts/exchange.ts";
import { type Case, first } from "./case.ts";

/** One act on request: every step of an export. */
export const ONE = { ...CODICI, selection: null, acts: [{ denominazione: "LEGGE" }] } as const;
const LAWS = "norme/richiesta-legge-v.zip";
const CODES = "norme/raccolta-codici-v.zip";
const BLOCKED = json({ status: "KO", supportId: "1", message: "La pagina richiesta è stata bloccata" }, 409);

export const NORMATTIVA: readonly Case[] = [
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
    fault: "a collection of no act comes as an empty archive",
    area: "norme",
    arrange: (hosts) => {
      const none = { nomeCollezione: "Codici", dataCreazione: "2026-05-07T02:00:00Z", numeroAtti: 0 };
      hosts.fault = first(99, "collection-predefinite", json([{ ...none, formatoCollezione: "V" }]));
      Object.assign(hosts.normattiva.faults, { emptyCollections: 99 });
    },
    item: CODES,
    what: "unchanged",
    there: false,
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
    fault: "429 with a Retry-After longer than a timer can be",
    area: "norme",
    arrange: (hosts) => {
      hosts.fault = first(1, "ricerca/avanzata", { status: 429, headers: { "retry-after": "2592000" } });
    },
    item: "acts at the source, by type",
    what: "refused",
    why: /asks to wait 43200 minutes, and more than an hour is not waited for: run again after that/,
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
];
