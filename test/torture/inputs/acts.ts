/** Acts with one fault each. */

import type { HostileInput } from "./hostile-input.ts";
import { AKN, act } from "./official.ts";

const FILE = (name: string) => `norme/ostili/${name}.xml`;

/** One file that must be discarded. */
const refused = (name: string, content: string | Uint8Array, motivo: RegExp): HostileInput => ({
  name: `act: ${name}`,
  files: { [FILE(name)]: content },
  discards: { [FILE(name)]: motivo },
});

/** One file that must be served. */
const served = (name: string, content: string | Uint8Array, counts: readonly RegExp[] = []): HostileInput => ({
  name: `act: ${name}`,
  files: { [FILE(name)]: content },
  serves: { norme: 1 },
  counts,
});

const paragraph = (text: string) =>
  `<article eId="art_1"><num>Art. 1.</num><paragraph><num>1.</num><content>${text}</content></paragraph></article>`;
const utf16 = (text: string, mark: Uint8Array, swap: boolean) => {
  const bytes = Buffer.from(text, "utf16le");
  return Buffer.concat([mark, swap ? bytes.swap16() : bytes]);
};
const MILLION = 1_000_000;

export const ACTS: readonly HostileInput[] = [
  refused("empty", "", /vuoto.*scaricar/),
  refused("blank", " \n\t ", /vuoto|radice/),
  refused("zeros", Buffer.alloc(4096), /carattere che in quel punto/),
  refused("no-xml", "PK\u0001 nessun XML", /fuori dall'elemento radice|carattere/),
  refused(
    "html-error",
    "<!DOCTYPE html><html><title>Normattiva - Errore</title></html>",
    /pagina HTML.*Errore.*scaricarlo/,
  ),
  refused("html-bare", "<html><body>Errore</body></html>", /pagina HTML/),
  refused("json", '{"errore": "token scaduto"}', /fuori dall'elemento radice/),
  refused("cut-in-text", act({ number: "7100" }).slice(0, -150), /troncato.*scaricarlo di nuovo per intero/),
  refused("cut-in-tag", act({ number: "7101" }).slice(0, -9), /troncato/),
  refused(
    "cut-at-1-MiB",
    act({ number: "7102", body: paragraph(`<p>${"Testo. ".repeat(200_000)}</p>`) }).slice(0, 1 << 20),
    /troncato \(restano aperti.*riga|troncato/,
  ),
  refused("two-roots", `${act({ number: "7103" })}<a/>`, /due elementi radice/),
  refused("text-after", `${act({ number: "7104" })}coda`, /testo fuori dall'elemento radice/),
  refused("crossed-tags", "<akomaNtoso><a><b></a></b></akomaNtoso>", /un tag di chiusura non è quello/),
  refused("double-attribute", '<akomaNtoso x="1" x="2"/>', /attributo «x» è ripetuto/),
  refused("control-character", act({ number: "7105", title: "a\u0001b" }), /carattere che in quel punto/),
  refused("number-of-no-character", act({ number: "7106", title: "&#x0;" }), /riferiment|entità|carattere/),
  refused("surrogate-reference", act({ number: "7107", title: "&#xD800;" }), /riferiment|entità|carattere/),
  refused("unknown-entity", act({ number: "7108", title: "&egrave;" }), /entità/),
  refused(
    "billion-laughs",
    `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><a>&b;</a>`,
    /DOCTYPE/,
  ),
  refused("external-entity", `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>`, /DOCTYPE/),
  refused("doctype-alone", `<?xml version="1.0"?><!DOCTYPE akomaNtoso SYSTEM "a.dtd"><akomaNtoso/>`, /DOCTYPE/),
  refused(
    "windows-1252",
    Buffer.from(act({ number: "7109", title: "Citt\u00e0" }), "latin1"),
    /non è in UTF-8.*riga|UTF-8/,
  ),
  refused(
    "declared-latin1",
    act({ number: "7110" }).replace("UTF-8", "ISO-8859-1"),
    /dichiara la codifica «ISO-8859-1»/,
  ),
  refused("utf-16-le", utf16(act({ number: "7111" }), Buffer.from([0xff, 0xfe]), false), /UTF-16/),
  refused("utf-16-be", utf16(act({ number: "7112" }), Buffer.from([0xfe, 0xff]), true), /UTF-16/),
  refused("utf-16-unmarked", utf16(act({ number: "7113" }), Buffer.alloc(0), false), /UTF-16/),
  refused(
    "overlong-utf-8",
    Buffer.concat([Buffer.from("<a>"), Buffer.from([0xc0, 0xaf]), Buffer.from("</a>")]),
    /UTF-8/,
  ),
  refused(
    "nested-200000",
    `<akomaNtoso>${"<p>".repeat(200_000)}${"</p>".repeat(200_000)}</akomaNtoso>`,
    /annidati oltre il limite/,
  ),
  refused("unclosed-million", `<akomaNtoso>${"<p>".repeat(MILLION)}`, /annidati|troncato/),
  served("name-constructor", act({ number: "7114" }).replace("<body>", "<constructor/><body>")),
  served("attribute-proto", act({ number: "7115" }).replace("<body>", '<body __proto__="x">')),
  refused("other-dialect", '<akomaNtoso xmlns="http://www.akomantoso.org/2.0"><act/></akomaNtoso>', /altro dialetto/),
  refused("bill-among-acts", `<akomaNtoso xmlns="${AKN}"><bill/></akomaNtoso>`, /disegno di legge: metterlo in ddl\//),
  refused("no-meta", `<akomaNtoso xmlns="${AKN}"><act><body/></act></akomaNtoso>`, /manca tutto/),
  refused("no-text", act({ number: "7116", body: "" }), /né articoli né allegati/),
  refused("day-that-is-none", act({ number: "7117", date: "1998-02-31" }), /data dell'atto plausibile/),
  refused("year-0202", act({ number: "7118", date: "0202-02-03" }), /data dell'atto plausibile/),
  refused("year-9999", act({ number: "7119", date: "9999-01-01" }), /data dell'atto plausibile/),
  refused(
    "number-of-260-digits",
    act({ number: "9".repeat(260), code: "098X7120" }),
    /numero dell'atto è troppo lungo.*controllare/,
  ),
  refused("type-of-400-letters", act({ number: "7121", type: "A".repeat(400) }), /tipo dell'atto è troppo lungo/),
  refused("code-of-300-letters", act({ number: "7122", code: "X".repeat(300) }), /codice redazionale è troppo lungo/),
  refused("attributes-without-end", `<akomaNtoso ${"a ".repeat(MILLION)}`, /troncato|attributi/),
  refused("quotes-without-end", `<akomaNtoso x="${"a".repeat(MILLION)}`, /troncato|attributi/),
  refused("comment-without-end", `<akomaNtoso><!-- ${"- ".repeat(MILLION)}`, /troncato|commento/),
  refused("cdata-without-end", `<akomaNtoso><![CDATA[${"]".repeat(MILLION)}`, /troncato/),
  refused("instruction-without-end", `<akomaNtoso><?a ${"?".repeat(MILLION)}`, /troncato/),
  served("bom", `\uFEFF${act({ number: "7200" })}`),
  served("cdata", act({ number: "7201", body: paragraph("<p><![CDATA[<a> & ]]> b</p>") })),
  served("instructions-and-comments", act({ number: "7202", body: paragraph("<?a b?><p>a<!-- b -->c</p><?d?>") })),
  served("thousand-references", act({ number: "7203", body: paragraph(`<p>${"&#224;&amp;".repeat(50_000)}</p>`) })),
  served("crlf", act({ number: "7204" }).replaceAll("><", ">\r\n<")),
  served("number-constructor", act({ number: "constructor", code: "098X7205" })),
  served("number-proto", act({ number: "__proto__", code: "098X7206" })),
  served("number-dots", act({ number: "../../../7207", code: "098X7207" })),
  served("number-emoji", act({ number: "7208-\u{1F600}", code: "098X7208" })),
  served("code-dots", act({ number: "7209", code: "..%2F..%2F7209" })),
  refused(
    "type-with-marks",
    act({ number: "7210", type: "DECRETO &lt;script&gt;" }),
    /URN ha un carattere non ammesso.*scaricarlo di nuovo/,
  ),
  served("title-of-1-MB", act({ number: "7211", title: "Titolo ".repeat(150_000) })),
  served("title-of-markup", act({ number: "7212", title: "&lt;img src=x onerror=alert(1)&gt;" })),
  served("same-article-twice", act({ number: "7213", body: paragraph("<p>a</p>").repeat(2) })),
  served("article-proto", act({ number: "7214", body: paragraph("<p>a</p>").replaceAll("art_1", "art___proto__") })),
  served(
    "article-of-1000-digits",
    act({ number: "7215", body: paragraph("<p>a</p>").replaceAll("art_1", `art_${"1".repeat(1000)}`) }),
  ),
  served(
    "20000-articles",
    act({
      number: "7216",
      body: Array.from({ length: 20_000 }, (_, i) => paragraph("<p>a</p>").replaceAll("art_1", `art_${i + 1}`)).join(
        "",
      ),
    }),
  ),
  served("text-of-8-MB", act({ number: "7217", body: paragraph(`<p>${"Vista la legge n. ".repeat(450_000)}</p>`) })),
  served("open-marks", act({ number: "7218", body: paragraph(`<p>${"((".repeat(100_000)}</p>`) })),
  served(
    "notes-without-end",
    act({ number: "7219", body: paragraph(`<p>${"AGGIORNAMENTO (1) ---------- ".repeat(20_000)}</p>`) }),
  ),
  served(
    "changes-of-itself",
    act({
      number: "7220",
      analysis: `<analysis source=""><activeModifications><textualMod type="insertion"><source href="urn:nir:stato:legge:1998-02-03;7220#1"/><destination href="urn:nir:stato:legge:1998-02-03;7220#1"/><new>(con l'art. 1, comma 1) la modifica dell'art. 1</new></textualMod></activeModifications></analysis>`,
    }),
  ),
  served(
    "odd-urns",
    act({
      number: "7221",
      analysis: `<references source=""><passiveRef eId="rp1" href="/akn/it/act/__proto__/stato/9999-99-99/1/!main"/><passiveRef eId="rp2" href="urn:nir:"/><passiveRef eId="rp3" href="${"/a".repeat(50_000)}"/></references>`,
    }),
  ),
];
