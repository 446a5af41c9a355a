import { describe, expect, it } from "vitest";
import { articleMarkdown, markdownOf, type TextBody } from "../../generator/router/render/markdown.ts";
import { respond } from "../../generator/router/respond.ts";
import { thrown } from "../thrown.ts";
import { reader, smallTree } from "./small-tree.ts";

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
  allegati: [{ titolo: null, testo: "- riga" }],
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
    expect(articleMarkdown({ eli: "eli:/it/legge/2020/01/15/1/art/1", numero: "1", testo })).toContain(
      `\n${written}\n`,
    );
  });

  it("names an article without a number", () => {
    expect(articleMarkdown({ eli: "e", numero: null, rubrica: null, testo: "t" })).toBe("## Articolo unico\n\nt\n");
  });
});

describe("the router", () => {
  const ask = (target: string, accept?: string, method = "GET") =>
    respond({ method, target: `/api/public${target}`, accept }, reader(smallTree()), thrown);
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

  it("has two tags for two forms, and its errors as they are", async () => {
    expect((await ask(ACTS)).headers.ETag).not.toBe((await ask(ACTS, "text/markdown")).headers.ETag);
    const lost = await ask("/norme/legge%209999%20del%201999.md");
    expect(lost.status).toBe(404);
    expect(lost.headers["Content-Type"]).toBe("application/json");
    expect((await ask("/norme?limit=1", "text/markdown")).headers["Content-Type"]).toBe("application/json");
    expect((await ask(`${ACTS}.md`, undefined, "POST")).status).toBe(405);
  });
});
