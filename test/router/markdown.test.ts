import { describe, expect, it } from "vitest";
import type { OperationId } from "../../generator/contract/operations.ts";
import { heading, paragraphs } from "../../generator/contract/resources/derive/markdown-text.ts";
import type { RulingRow } from "../../generator/contract/resources/pronunce.ts";
import { articleMarkdown, markdownOf, type TextBody } from "../../generator/router/render/markdown.ts";
import { resourceText } from "../../generator/router/render/resource-markdown.ts";
import { respond } from "../../generator/router/respond.ts";
import { thrown } from "../thrown.ts";
import { AMENDED, ATTACHED, NAMING } from "./cases/case.ts";
import { reader, worldTree } from "./world.ts";

const META = {
  release: "0123456789ab",
  lingua: "it",
  licenza: "CC BY 4.0",
  avvertenza: 'Non è "ufficiale"',
  fonti: [{ attribuzione: "Normattiva" }],
} as const;

const ACT: TextBody = {
  meta: META,
  eli: "eli:/it/legge/2000/01/02/3",
  titolo: "Legge  di\nprova",
  versione: { tipo: "consolidata", al: "2026-01-10" },
  collegamenti: { normattiva: "https://www.normattiva.it/x", gazzetta: "https://www.gazzettaufficiale.it/x" },
  preambolo: "Visto l'articolo 1;",
  articoli: [
    {
      eli: "e/art/1",
      numero: "1",
      rubrica: "Oggetto",
      testo: "1. Testo con *asterischi* e <b>.\na\tb\t\nc",
      partizione: "Capo I",
      note: ["# nota"],
    },
    { eli: "e/art/2", numero: "2", rubrica: null, testo: "", abrogato: true, partizione: "Capo I" },
  ],
  allegati: [{ id: "a", titolo: "Allegato", testo: "- riga" }],
};

describe("an act as Markdown", () => {
  it("has a head of metadata, headings, and nothing of the text that Markdown would take for its own", () => {
    expect(markdownOf(ACT)).toBe(`---
eli: "eli:/it/legge/2000/01/02/3"
titolo: "Legge  di\\nprova"
versione: "consolidata"
al: "2026-01-10"
normattiva: "https://www.normattiva.it/x"
gazzetta: "https://www.gazzettaufficiale.it/x"
licenza: "CC BY 4.0"
attribuzione: "Normattiva"
release: "0123456789ab"
avvertenza: "Non è \\"ufficiale\\""
---

# Legge di prova

Visto l'articolo 1;

**Capo I**

## Art. 1. Oggetto

1\\. Testo con \\*asterischi\\* e \\<b\\>.

a \\| b \\| 

c

> \\# nota

## Art. 2

Abrogato.

## Allegato

\\- riga
`);
  });

  it.each([
    ["Ricerca & sviluppo", "Ricerca \\& sviluppo"],
    ["testo con &lt; e &copy;", "testo con \\&lt; e \\&copy;"],
    ["~~tolto~~", "\\~\\~tolto\\~\\~"],
    ["~~~", "\\~\\~\\~"],
    ["> citato", "\\> citato"],
  ])("writes “%s” so that it reads as it is", (testo, written) => {
    expect(articleMarkdown({ eli: "eli:/it/legge/2020/01/15/1/art/1", numero: "1", testo }, "it")).toContain(
      `\n${written}\n`,
    );
  });

  it("names an article without a number", () => {
    expect(articleMarkdown({ eli: "e", numero: null, rubrica: null, testo: "t" }, "it")).toBe(
      "## Articolo unico\n\nt\n",
    );
  });
});

const RULING: RulingRow = {
  ecli: "ECLI:IT:COST:2008:9901",
  tipo: "sentenza",
  numero: 9901,
  anno: 2008,
  deciso: "2008-06-03",
  deposito: "2008-06-17",
  gazzetta: null,
  norma: {
    eli: "e",
    tipo: "legge",
    titolo: "Legge  di\nprova",
    data: "2000-01-02",
    numero: "3",
    n_articoli: 1,
    n_relazioni: 0,
  },
  articolo: { eli: "e/art/3", numero: "3", rubrica: "Orario" },
  parti: [{ partizione: "comma 1", portata: "parte", consequenziale: true }],
  effetto: "illegittimita_parziale",
  atto_colpito: null,
  dispositivo: "ha dichiarato \"l'illegittimita' dell'art. 3, comma 1, nella parte in cui non prevede *altro*\".",
  nota: "3",
  nel_testo: true,
  ritirata_da: null,
  url: "https://www.cortecostituzionale.it/scheda-pronuncia/2008/9901",
};

describe("rulings as Markdown", () => {
  const article = { eli: "e/art/3", numero: "3", rubrica: "Orario", testo: "1. Testo.", n_pronunce: 1 };

  it("stand before the text of their article, in the words of the note", () => {
    expect(articleMarkdown(article, "it", [RULING])).toBe(`## Art. 3. Orario

> [Corte costituzionale, sentenza n. 9901 del 2008](/api/public/pronunce/ECLI:IT:COST:2008:9901): deposito 2008-06-17; comma 1: illegittimo nella parte in cui non prevede … (in via consequenziale)
>
> ha dichiarato "l'illegittimita' dell'art. 3, comma 1, nella parte in cui non prevede \\*altro\\*".

1\\. Testo.
`);
  });

  it("are counted before the text, with the way to them, if only their number is known", () => {
    expect(articleMarkdown(article, "en")).toBe(
      "## Art. 3. Orario\n\n> [Rulings of the Constitutional Court on this article: 1](/api/public/norme/e/art/3)\n\n1\\. Testo.\n",
    );
    expect(articleMarkdown({ ...article, n_pronunce: 0 }, "it")).not.toContain(">");
  });

  it.each<[Partial<RulingRow>, string]>([
    [
      { numero: null, ecli: null, url: null, deposito: null, parti: [], effetto: "riguarda_altro" },
      "> Constitutional Court, judgment of which the note lacks the number of 2008: another act was struck\n",
    ],
    [{ effetto: "rettifica", parti: [] }, "; corrects an earlier note, nothing is struck here\n"],
    [{ ritirata_da: "159" }, "; taken back by note 159, nothing is struck here\n"],
    [
      { effetto: "illegittimita", parti: [{ partizione: null, portata: "intero", consequenziale: false }] },
      "; declared constitutionally illegitimate\n",
    ],
  ])("say neither more nor less than the note: %j", (other, said) => {
    expect(articleMarkdown(article, "en", [{ ...RULING, ...other }])).toContain(said);
  });

  it("are listed by act, by ruling and all together", () => {
    const { ecli, tipo, numero, anno, deciso, deposito, gazzetta } = RULING;
    const head = { ecli, tipo, numero, anno, deciso, deposito, gazzetta };
    const meta = { ...META, nota: "Che non ce ne siano non dice niente." };
    const of = (operation: OperationId, body: object) =>
      resourceText(operation, { meta, ...body }).replace(/^---\n.*?\n---\n\n/s, "");
    const [said = ""] = /deposito .*/s.exec(articleMarkdown({ ...article, testo: "" }, "it", [RULING])) ?? [];
    const label = "[sent. 9901/2008](/api/public/pronunce/ECLI:IT:COST:2008:9901)";
    const place = "[art. 3, L. 3/2000](/api/public/norme/e/art/3)";
    expect(of("norma-pronunce", { norma: RULING.norma, pronunce: [RULING] })).toBe(
      `# Pronunce della Corte costituzionale: Legge di prova\n\n> ${label}: ${said.replace("; ", `; ${place}; `)}`,
    );
    expect(of("pronuncia", { ...head, articoli: [RULING] })).toContain(`\n> ${place}: ${said.replace(/^.*?; /, "")}`);
    const norme = [{ eli: "eli:/it/legge/2000/01/02/3", titolo: "", articoli: ["3", "4-bis"] }];
    expect(of("pronunce", { pronunce: [{ ...head, effetti: ["rettifica"], norme }] })).toBe(
      `# Pronunce della Corte costituzionale\n\n- ${label}: deposito 2008-06-17; rettifica; [L. 3/2000](/api/public/norme/eli:/it/legge/2000/01/02/3), art. 3, 4-bis\n`,
    );
    expect(of("norma-pronunce", { norma: RULING.norma, pronunce: [] })).toContain("\nLe note non ne riportano.\n");
    expect(resourceText("pronunce", { meta, pronunce: [] })).toContain('nota: "Che non ce ne siano non dice niente."');
  });
});

describe("the router", () => {
  const ask = (target: string, accept?: string, method = "GET") =>
    respond({ method, target: `/api/public${target}`, accept }, reader(worldTree()), thrown);
  const ACTS = "/norme/eli:/it/legge/1990/08/07/241";

  it("gives the Markdown of an act by its address, whatever names the act", async () => {
    for (const target of [`${ACTS}.md`, `${ACTS}.md?lang=it`, "/norme/L.%20241/1990.md"]) {
      const { status, headers, body } = await ask(target);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        "Content-Type": "text/markdown; charset=utf-8",
        "Content-Length": `${body.length}`,
        Vary: "Accept-Language",
      });
      expect(new TextDecoder().decode(body)).toContain("# Nuove norme in materia di procedimento amministrativo\n");
    }
    expect((await ask(`${ACTS}.md?lang=en`)).headers["Content-Language"]).toBe("en");
  });

  it.each([
    ["text/markdown", true],
    ["text/markdown, text/html, */*", true],
    ["application/json;q=0.5, text/markdown;q=0.9", true],
    ["application/json, text/markdown", false],
    ["text/markdown;q=0", false],
    ["text/html, */*", false],
    ["text/markdownish", false],
  ])("chooses by Accept: %s", async (accept, markdown) => {
    const { headers } = await ask(ACTS, accept);
    expect(headers["Content-Type"]?.startsWith("text/markdown")).toBe(markdown);
    expect(headers.Vary).toBe("Accept, Accept-Language");
  });

  it("gives rulings as Markdown: before the text of an article, marked in an act, of an act alone", async () => {
    const text = async (target: string, accept?: string) => new TextDecoder().decode((await ask(target, accept)).body);
    const first = await text(`/norme/${AMENDED}/art/3.md`);
    expect(first.indexOf("sentenza n. 9901 del 2008")).toBeGreaterThan(0);
    expect(first.indexOf("sentenza n. 9901 del 2008")).toBeLessThan(first.indexOf("1\\. "));
    expect(await text(`/norme/${AMENDED}.md`)).toContain(
      "> [Pronunce della Corte costituzionale su questo articolo: 1](",
    );
    expect(await text("/norme/R.D. 9005/1931@2024-02-08.md?lang=en")).toContain(
      `article: 1](/api/public/norme/${ATTACHED}@2024-02-08/art/5)`,
    );
    const own = await text(`/norme/${AMENDED}/pronunce`, "text/markdown");
    expect(own.match(/^> \[?sent\. /gm)).toHaveLength(2);
    expect(await text(`/norme/${AMENDED}/pronunce.md`)).toBe(own);
    const all = await text("/pronunce.md?anno=2012&lang=en");
    expect(all).toContain("\n- [judgment 9902/2012](/api/public/pronunce/ECLI:IT:COST:2012:9902): deposited");
    const one = await text("/pronunce/9902/2012.md");
    expect(one).toContain("\n# Corte costituzionale, sent. 9902/2012\n");
    expect(one.match(/^> \[art\. (?:4|6), /gm)).toHaveLength(2);
    expect(await text("/pronunce/sent. n. 9902 del 2012", "text/markdown")).toBe(one);
    expect((await ask("/pronunce.md?effetto=fondata")).status).toBe(422);
    expect((await ask("/pronuncemd")).status).toBe(404);
  });

  it("gives acts of the Union as Markdown: those that an act names, who names one, all", async () => {
    const text = async (target: string, accept?: string) => new TextDecoder().decode((await ask(target, accept)).body);
    const own = await text(`/norme/${NAMING}/ue.md`);
    expect(own).toContain(
      "\n## Recepisce\n\n- [direttiva 2014/24](/api/public/ue/32014L0024) · [EUR-Lex](https://eur-lex.europa.eu/legal-content/IT/TXT/?uri=CELEX:32014L0024): titolo; Attuazione della direttiva",
    );
    expect(own).toContain(
      `: [art. 1](/api/public/norme/${NAMING}/art/1), comma 1; art. 9, articolo 9 della direttiva 2014/24/UE\n`,
    );
    expect(own).not.toContain("## Attua\n");
    expect(await text(`/norme/${NAMING}/ue`, "text/markdown")).toBe(own);
    const one = await text("/ue/direttiva 2014/24/UE.md?lang=en");
    expect(one).toContain('celex: "32014L0024"\n');
    expect(one).toMatch(
      /\n# European Union, Directive 2014\/24\n\nsugli appalti pubblici · CELEX 32014L0024 · .*\n\n## Transposed by\n/,
    );
    expect(one).toMatch(new RegExp(`\n- \\[.*\\]\\(/api/public/norme/${NAMING}\\) .*: \\[art. 1\\]\\(.*/art/1\\)\n`));
    expect(await text("/ue.md?tipo=direttiva")).toMatch(
      /\n- \[direttiva 2014\/24\]\(\/api\/public\/ue\/32014L0024\) · .*: sugli appalti pubblici; recepito da 1; attuato da 0; citato da 1\n/,
    );
    expect(await text("/ue.md?anno=1990&lang=en")).toMatch(/\nNo such act\.\n$/);
    expect((await ask("/ue/niente.md")).status).toBe(404);
    expect((await ask("/uemd")).status).toBe(404);
  });

  it.each(["versioni", "confronto"])("gives %s below an act as JSON, since it is no text", async (below) => {
    for (const [target, accept] of [[`${below}.md`], [below, "text/markdown"]]) {
      const { status, headers } = await ask(`/norme/${AMENDED}/${target}`, accept);
      expect([status, headers["Content-Type"]]).toEqual([200, "application/json"]);
    }
  });

  it("has two tags for two forms, and its errors as they are", async () => {
    expect((await ask(ACTS)).headers.ETag).not.toBe((await ask(ACTS, "text/markdown")).headers.ETag);
    const lost = await ask("/norme/legge%209999%20del%201999.md");
    expect(lost.status).toBe(404);
    expect(lost.headers["Content-Type"]).toBe("application/json");
    expect((await ask("/norme?limit=1", "text/markdown")).headers["Content-Type"]).toBe("application/json");
    expect((await ask(`${ACTS}.md`, undefined, "POST")).status).toBe(405);
  });
});

it.each([
  ["4)", "4\\)"],
  ["5.", "5\\."],
  ["1. Testo", "1\\. Testo"],
  ["    rientrata", "rientrata"],
  ["+ più", "\\+ più"],
  ["---", "\\---"],
  ["===", "\\==="],
  ["~~~ <b> &amp; > | $x$", "\\~\\~\\~ \\<b\\> \\&amp; \\> | \\$x\\$"],
  ["si veda https://www.esempio.it/a_b", "si veda https\\://www\\.esempio.it/a\\_b"],
  ["a\u2028b", "a\n\nb"],
  ["a\r\nb", "a\n\nb"],
])("a line of the law reads as it is written: %j", (line, written) => {
  expect(paragraphs(line)).toBe(`${written}\n`);
});

it.each([
  ["Oggetto #", "# Oggetto \\#\n"],
  ["Oggetto ##", "# Oggetto #\\#\n"],
  ["#", "# \\#\n"],
  [" 5.\n", "# 5\\.\n"],
])("a sign at the end of a heading stays: %j", (text, written) => {
  expect(heading("#", text)).toBe(written);
});
