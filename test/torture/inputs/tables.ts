/** Tables of the recovery plan and of the Chamber. */

import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import type { HostileInput } from "./hostile-input.ts";
import { csv, deputies, deputy, project } from "./official.ts";

const table = (
  name: string,
  content: string | Uint8Array,
  rest: Omit<HostileInput, "name" | "files" | "discards"> & { refused?: RegExp },
) => {
  const { refused, ...own } = rest;
  const file = `pnrr/ostili/${name}`;
  return {
    name: `table: ${name}`,
    files: { [file]: content },
    ...own,
    ...(refused ? { discards: { [file]: refused } } : {}),
  };
};

export const TABLES: readonly HostileInput[] = [
  table("empty.csv", "", { refused: /file vuoto: scaricarlo di nuovo/ }),
  table("zeros.csv", Buffer.alloc(100_000), { refused: /intestazione/ }),
  table("html.csv", "<html><body>Access Denied</body></html>", { refused: /pagina HTML.*scaricare di nuovo/ }),
  table("no-header.csv", `${project(1)}\r\n${project(2)}\r\n`, { refused: /intestazione non è di una tabella PNRR/ }),
  table("commas.csv", csv("progetti", [project(3)]).replaceAll(";", ","), {}),
  table("tabs.csv", csv("progetti", [project(4)]).replaceAll(";", "\t"), { serves: { progetti: 1 } }),
  table("utf-16.csv", Buffer.from(csv("progetti", [project(5)], "\n"), "utf16le"), { refused: /UTF-16.*UTF-8/ }),
  table("missing-column.csv", csv("progetti", [project(6)]).replace("Finanziamento Totale", "Altro"), {
    refused: /manca la colonna totale/,
  }),
  table("header-of-10-MB.csv", "x".repeat(10_000_000), { refused: /intestazione/ }),
  table("quote-in-header.csv", `"${csv("progetti", [project(7)])}`, { refused: /intestazione/ }),
  table("header-alone.csv", csv("progetti", []), {}),
  table("header-without-end.csv", csv("progetti", []).trimEnd(), {}),
  table("nul.csv", csv("progetti", [project(10, { title: "a\u0000b" })]), { serves: { progetti: 1 } }),
  table("too-few-cells.csv", csv("progetti", ["a;b;c", project(11)]), {
    serves: { progetti: 1 },
    counts: [/numero di campi diverso.*too-few-cells.*riga 2: 3 campi invece di 8/],
  }),
  table("too-many-cells.csv", csv("progetti", [`${project(12)};x;y`, project(13)]), {
    serves: { progetti: 1 },
    counts: [/numero di campi diverso.*too-many-cells/],
  }),
  table("open-quote.csv", csv("progetti", [project(14, { title: '"mai chiusa' }), project(15)]), {
    counts: [/virgolette aperte e mai chiuse.*open-quote.*riga 2/],
    serves: { progetti: 1 },
  }),
  table("cell-of-5-MB.csv", csv("progetti", [project(16, { title: "x".repeat(5_000_000) }), project(17)]), {
    serves: { progetti: 1 },
    counts: [/cell-of-5-MB.*riga 2/],
  }),
  table(
    "quoted-cell-of-5-MB.csv",
    csv("progetti", [project(18, { title: `"${"x\n".repeat(2_500_000)}"` }), project(19)]),
    {
      serves: { progetti: 1 },
      counts: [/quoted-cell-of-5-MB/],
    },
  ),
  table("blank-rows.csv", csv("progetti", [project(20), ...new Array<string>(300_000).fill(";;;;;;;")]), {
    serves: { progetti: 1 },
  }),
  table(
    "amounts.csv",
    csv(
      "progetti",
      ["-5,00", "1e999", "99999999999999999999999", "12,345", "abc", "0x10", "", "NaN"].map((funds, i) =>
        project(30 + i, { funds }),
      ),
    ),
    {
      serves: { progetti: 8 },
      counts: [/amounts\.csv/],
    },
  ),
  table(
    "days.csv",
    csv(
      "progetti",
      ["31/02/2026", "2026-13-45", "00/00/0000", "ieri"].map((day, i) => project(40 + i, { day })),
    ),
    {
      serves: { progetti: 4 },
    },
  ),
  table(
    "names-of-objects.csv",
    csv("progetti", [project(50, { cup: "constructor" }), project(51, { cup: "__proto__" })]),
    {
      serves: { progetti: 2 },
    },
  ),
  table("formulas.csv", csv("progetti", [project(52, { title: "=1+1" }), project(53, { title: "@SUM(A1)" })]), {
    serves: { progetti: 2 },
  }),
  table(
    "bad-utf-8.csv",
    Buffer.concat([Buffer.from(csv("progetti", [project(54)])), Buffer.from([0xe0, 0x0d, 0x0a])]),
    {
      serves: { progetti: 1 },
      counts: [/letto come windows-1252.*bad-utf-8/],
    },
  ),
  table("carriage-returns.csv", csv("progetti", [project(55)], "\r"), { serves: { progetti: 1 } }),
  table("twice.csv", csv("progetti", [project(56), project(56)]), { serves: { progetti: 1 } }),
  table(
    "orphan-tender.csv",
    csv("gare", ["M1C1I1.01.00;Z99B99999999999;NESSUNO;B999999999;9;X;1,00;1,00;13/06/2026"]),
    {
      counts: [/orfan/],
    },
  ),
  table("gz.csv.gz", gzipSync(csv("progetti", [project(57)])), { serves: { progetti: 1 } }),
  table("LEGGIMI.txt", "nessuna tabella", { counts: [/nessun uso noto.*LEGGIMI/] }),
  {
    name: "table: zip with a good table and a bad one",
    files: {
      "pnrr/ostili/misto.zip": zipSync({ "a.csv": strToU8(csv("progetti", [project(58)])), "b.csv": strToU8("") }),
    },
    serves: { progetti: 1 },
    discards: { "pnrr/ostili/misto.zip!b.csv": /file vuoto/ },
  },
  deputiesTable("empty.csv", "", /file vuoto/),
  deputiesTable("html.csv", "<html>Access Denied</html>", /mancano le colonne/),
  {
    name: "deputies: other delimiters, another encoding, a quote that stays open",
    files: {
      "parlamento/camera/ostili/semicolons.csv": deputies(deputy(977001)).replaceAll(",", ";"),
      "parlamento/camera/ostili/latin1.csv": Buffer.from(
        deputies(deputy(977002)).replace("ESEMPIO", "CITT\u00c0"),
        "latin1",
      ),
      "parlamento/camera/ostili/open-quote.csv": `${deputies(deputy(977003))}"http://x/p1,"a`,
    },
    serves: { parlamentari: 3 },
  },
  {
    name: "deputies: odd rows",
    files: {
      "parlamento/camera/ostili/righe.csv": deputies(
        deputy(977004),
        "a,b",
        deputy("abc"),
        deputy(977005, "SENZA DATA"),
        ',"","","",""',
      ),
    },
    serves: { parlamentari: 2 },
    counts: [/meno o più celle.*riga 3/, /senza il numero o il nome.*riga 4/, /tenuto come è.*SENZA DATA/],
  },
  {
    name: "deputies: names of objects, a number of 300 digits, markup",
    files: {
      "parlamento/camera/ostili/nomi.csv": deputies(
        deputy("9".repeat(300)),
        deputy(977006, "constructor (__proto__) (19.03.2025"),
        deputy(977007, "<script> (ALFA) (31.02.2025"),
      ),
    },
    serves: { parlamentari: 3 },
  },
];

function deputiesTable(name: string, content: string | Uint8Array, motivo: RegExp): HostileInput {
  const file = `parlamento/camera/ostili/${name}`;
  return { name: `deputies: ${name}`, files: { [file]: content }, discards: { [file]: motivo } };
}
