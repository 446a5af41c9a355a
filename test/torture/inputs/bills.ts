/** Dumps of the Senate and texts of bills. */

import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import type { HostileInput } from "./hostile-input.ts";
import { AKN, bill, dump, reading } from "./official.ts";

type Rest = Omit<HostileInput, "name" | "files" | "discards"> & { readonly refused?: RegExp };

const one = (kind: string, file: string, content: string | Uint8Array, { refused, ...rest }: Rest): HostileInput => ({
  name: `${kind}: ${file.split("/").at(-1)}`,
  files: { [file]: content },
  ...rest,
  ...(refused ? { discards: { [file]: refused } } : {}),
});
const senate = (name: string, content: string | Uint8Array, rest: Rest) =>
  one("dump", `parlamento/senato/ostili/${name}`, content, rest);
const text = (name: string, content: string | Uint8Array, rest: Rest) =>
  one("bill", `ddl/ostili/${name}`, content, rest);

const nested = (depth: number) => {
  const half = depth / 2;
  const open = "<rdf:Description><altro>".repeat(half);
  return dump(open + "</altro></rdf:Description>".repeat(half));
};

export const DUMPS: readonly HostileInput[] = [
  senate("empty.rdf", "", { refused: /non contiene alcun elemento XML|RDF\/XML/ }),
  senate("html.rdf", "<html><body>404</body></html>", { refused: /dump|RDF/ }),
  senate("cut.rdf", dump(reading({ id: 97001, number: "S.9701" })).slice(0, 500), { refused: /troncato.*per intero/ }),
  senate("cut-in-tag.rdf", dump(reading({ id: 97002, number: "S.9702" })).slice(0, -4), { refused: /troncato/ }),
  senate("crossed.rdf", dump("<rdf:Description></altro>"), { refused: /non è RDF\/XML valido.*scaricare di nuovo/ }),
  senate("doctype.rdf", `<!DOCTYPE a [<!ENTITY b "c">]>${dump()}`, { refused: /DOCTYPE/ }),
  senate("nested-20000.rdf", nested(20_000), { refused: /annidati oltre il limite di 256/ }),
  senate("utf-16.rdf", Buffer.from(`\uFEFF${dump()}`, "utf16le"), { refused: /UTF-8/ }),
  senate("bad-utf-8.rdf", Buffer.concat([Buffer.from("<a>"), Buffer.from([0xe0, 0x3c])]), { refused: /UTF-8/ }),
  senate("nothing-known.rdf", dump('<rdf:Description rdf:about="http://x/1"><titolo>x</titolo></rdf:Description>'), {
    refused: /nessun disegno di legge, senatore o gruppo/,
  }),
  senate("attribute-of-5-MB.rdf", dump(`<rdf:Description rdf:about="${"x".repeat(5_000_000)}"/>`), {
    refused: /^non è RDF\/XML valido .*: scaricare di nuovo il file/,
  }),
  senate("dump-oggetti_trattazione-99.rdf", dump(), { counts: [/nessun uso noto/] }),
  senate("dump-composizione-98.rdf", "<rdf", { counts: [/della legislatura 98: ignorato, si serve la 99/] }),
  senate("dump-ddl-98.rdf", dump(reading({ id: 97003, number: "S.9703", legislature: "98" })), {
    counts: [/letture della legislatura 98: si serve solo la più recente/],
  }),
  senate("dump-ddl-99-zipped.zip", zipSync({ "a.rdf": strToU8(dump(reading({ id: 97004, number: "S.9704" }))) }), {
    serves: { ddl: 1 },
  }),
  senate("dump-ddl-99.rdf.gz", gzipSync(dump(reading({ id: 97005, number: "S.9705" }))), { serves: { ddl: 1 } }),
  senate(
    "days.rdf",
    dump(
      reading({ id: 97006, number: "S.9706", day: "0202-09-12" }),
      reading({ id: 97007, number: "S.9707", day: "9999-99-99" }),
    ),
    {
      serves: { ddl: 2 },
      counts: [/data non plausibile: diventa null.*0202-09-12/],
    },
  ),
  senate(
    "number-of-300-digits.rdf",
    dump(reading({ id: 97008, number: `S.${"9".repeat(300)}` }), reading({ id: 97009, number: "S.9709" })),
    {
      serves: { ddl: 1 },
      counts: [/number-of-300-digits/],
    },
  ),
  senate(
    "odd-numbers.rdf",
    dump(
      reading({ id: 97010, number: "S.../../x" }),
      reading({ id: 97011, number: "S.__proto__" }),
      reading({ id: 97012, number: "S.9712" }),
    ),
    {
      serves: { ddl: 1 },
      counts: [/odd-numbers/],
    },
  ),
  senate(
    "no-identity.rdf",
    dump(
      reading({ id: 97013, number: "S.9713", bill: "dieci" }),
      reading({ id: 97014, number: "S.9714", bill: "9".repeat(40) }),
      reading({ id: 97015, number: "S.9715" }),
    ),
    {
      serves: { ddl: 1 },
      counts: [/senza idFase, idDdl, legislatura, fase o ramo: scartata.*no-identity/],
    },
  ),
  senate(
    "states.rdf",
    dump(
      reading({ id: 97016, number: "S.9716", state: "__proto__" }),
      reading({ id: 97017, number: "S.9717", state: "stato mai visto" }),
    ),
    {
      serves: { ddl: 2 },
      counts: [/stato mai visto/],
    },
  ),
  senate("title-of-1-MB.rdf", dump(reading({ id: 97018, number: "S.9718", title: "Titolo ".repeat(150_000) })), {
    serves: { ddl: 1 },
  }),
  senate(
    "readings-in-a-circle.rdf",
    dump(
      ...[97019, 97020].map((id) => reading({ id, number: `S.${id - 90000}`, bill: "97019" })),
      ...[97019, 97020].map(
        (id) =>
          `<rdf:Description rdf:about="http://dati.senato.it/iterDdl/${id}"><rdf:type rdf:resource="http://dati.senato.it/osr/IterDdl"/><idDdl>${id}</idDdl><fase rdf:nodeID="f${id}"/></rdf:Description><rdf:Description rdf:nodeID="f${id}"><progrIter>1</progrIter><ddl rdf:resource="http://dati.senato.it/ddl/${39_039 + 58_000 * 2 - id}"/></rdf:Description>`,
      ),
    ),
    { serves: { ddl: 1 } },
  ),
  senate(
    "signed-by-itself.rdf",
    dump(
      reading({ id: 97021, number: "S.9721", more: '<iniziativa rdf:resource="http://dati.senato.it/ddl/97021"/>' }),
    ),
    {
      serves: { ddl: 1 },
    },
  ),
];

export const TEXTS: readonly HostileInput[] = [
  text("empty.xml", "", { refused: /vuoto/ }),
  text("html.xml", "<!DOCTYPE html><html/>", { refused: /pagina HTML/ }),
  text("cut.xml", bill("x").slice(0, 400), { refused: /troncato/ }),
  text("act.xml", `<akomaNtoso xmlns="${AKN}"><act/></akomaNtoso>`, {
    refused: /non è il testo di un disegno di legge.*<act>/,
  }),
  text("other-kind.xml", bill("x").replace("DDLPRES", "EMEND"), { refused: /tipo di testo «EMEND» sconosciuto/ }),
  text("nested.xml", `<an:akomaNtoso>${"<an:p>".repeat(100_000)}`, { refused: /annidati|troncato/ }),
  text("unmatched.xml", bill("La legge 7 agosto 1990, n. 241, è abrogata."), {}),
  text("no-body.xml", bill("x").replace(/<an:body>.*<\/an:body>/, ""), {}),
  text("LEGGIMI.txt", "x", { counts: [/nessun uso noto.*LEGGIMI/] }),
  one("bill", "ddl/ostili/Atto00090001/emend/1-ft.akn.xml", bill("x"), { counts: [/nessun uso noto.*emend/] }),
  one("bill", "ddl/ostili/Atto00090004/ddlpres/00999999999999999999-ft.akn.xml", bill("x"), {}),
  one(
    "bill",
    "ddl/ostili/Atto00090002/ddlpres/00990009-ft.akn.xml",
    bill(`legge n. ${"9".repeat(100_000)} del 1990`),
    {},
  ),
  one(
    "bill",
    "ddl/ostili/Atto00090003/ddlpres/00990010-ft.akn.xml",
    bill("legge 31 febbraio 1990, n. 241; art. ".repeat(2_000)),
    {},
  ),
  one("bill", "ddl/ostili/Leg #13/Atto 000790#755/ddlpres/1-ft.akn.xml", bill("x"), {}),
];
