/** Known faults of the site of the recovery plan. */

import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Case, first } from "./case.ts";

export const TENDERS = "pnrr/PNRR_Gare.csv";

export const ITALIA_DOMANI: readonly Case[] = [
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
  ...(
    [
      ["gzip", gzipSync],
      ["br", brotliCompressSync],
    ] as const
  ).map(
    ([coding, compress]): Case => ({
      fault: `an answer compressed though nobody asked for it: ${coding}`,
      area: "pnrr",
      arrange: (hosts) => {
        const body = compress(hosts.italiaDomani.files.get("PNRR_Gare.csv") ?? "");
        hosts.fault = first(9, "PNRR_Gare", { status: 200, headers: { "content-encoding": coding }, body });
      },
      item: TENDERS,
      what: "fetched",
    }),
  ),
  {
    fault: "an answer compressed in a way that nobody knows",
    area: "pnrr",
    arrange: (hosts) => {
      hosts.fault = first(9, "PNRR_Gare", {
        status: 200,
        headers: { "content-encoding": "gzip, constructor" },
        body: "x",
      });
    },
    item: TENDERS,
    what: "refused",
    why: /compressed its answer \(constructor\)/,
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
];
