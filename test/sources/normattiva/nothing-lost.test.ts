import { describe, expect, it } from "vitest";
import { readFixture } from "./fixtures.ts";

const words = (text: string) => text.trim().split(/\s+/);

/** The elements of Akoma Ntoso 3.0 that can carry a number, a heading or text, by the kind that its schema gives them. */
const HIERARCHY = words(`
  alinea book chapter clause division indent level list paragraph part point proviso rule section subchapter subclause
  subdivision sublist subparagraph subpart subrule subsection subtitle title tome transitional hcontainer`);
const SPEECH = words(`
  address adjournment administrationOfOath communication debateSection declarationOfVote ministerialStatements
  nationalInterest noticesOfMotion oralStatements papers personalStatements petitions pointOfOrder prayers
  proceduralMotions question answer questions resolutions rollCall speech speechGroup speechContainer other scene
  narrative summary writtenStatements`);
const BLOCKS = words(`
  blockContainer block blockList listIntroduction listWrapUp item ol ul li table caption th td p div toc tocItem intro
  wrapUp crossHeading container recital recitals citation citations formula longTitle interstitial foreign subheading
  content wrap alternative quotedStructure embeddedStructure popup tblock collectionBody fragmentBody documentRef`);
const INLINE = words(`
  a abbr affectedDocument argument b change concept courtType date decoration def del docAuthority docCommittee docDate
  docIntroducer docJurisdiction docNumber docProponent docPurpose docStage docStatus docTitle docType docketNumber
  embeddedText entity event extractText fillIn from i inline ins judge lawyer legislature location mmod mod mref
  neutralCitation object omissis opinion organization outcome party person placeholder process quantity quotedText ref
  relatedDocument remark rmod role rref scene session shortTitle signature span sub sup term time tocItem u vote`);
const UNKNOWN = ["elementoIgnoto", "nakn:nuovo"];

/** All that an act with this body or these attachments is read into. */
function read(body: string, after = ""): string {
  const change = (text: string) => text.replace(/<body>[\s\S]*<\/body>/, `<body>${body}</body>${after}`);
  const { corpo } = readFixture("corpo-senza-articoli", { change });
  const { preambolo, conclusioni, articoli, allegati } = corpo;
  const texts = articoli.flatMap(({ rubrica, testo, partizione, note }) => [rubrica, testo, partizione, ...note]);
  return [preambolo, conclusioni, ...texts, ...allegati.flatMap(({ titolo, testo }) => [titolo, testo])].join("\n");
}

const article = (content: string) => `<article eId="art_1"><num>Art. 1.</num>${content}</article>`;
const comma = (content: string) => article(`<paragraph><num>1.</num><content>${content}</content></paragraph>`);
const attached = (content: string) =>
  `<attachments><attachment><doc name="Allegato A"><meta/><mainBody>${content}</mainBody></doc></attachment></attachments>`;

/** An element with all that it may carry. */
const whole = (name: string) =>
  `<${name}><num>Xq.</num><heading>Titolo<br/>zeta</heading><content><p>parola omega</p></content></${name}>`;

const PLACES: readonly (readonly [where: string, read: (element: string) => string])[] = [
  ["in an article", (element) => read(article(element))],
  ["in a comma", (element) => read(comma(element))],
  ["in running text", (element) => read(comma(`<p>Prima ${element} dopo</p>`))],
  ["in an attachment", (element) => read(comma("<p>Testo.</p>"), attached(element))],
  ["beside the articles", (element) => read(comma("<p>Testo.</p>") + element)],
  ["beside the body", (element) => read(comma("<p>Testo.</p>"), element)],
];

describe("nothing of a text is lost", () => {
  it.each(PLACES)("number, heading and words of any element %s", (_, readWith) => {
    for (const name of [...HIERARCHY, ...SPEECH, ...BLOCKS, ...UNKNOWN]) {
      const text = readWith(whole(name));
      for (const part of ["Xq.", "parola omega"]) expect(text, name).toContain(part);
      expect(text.replaceAll("\n", " "), name).toContain("Titolo zeta");
    }
  });

  it.each(PLACES)("words of any inline element %s", (_, readWith) => {
    for (const name of [...INLINE, ...UNKNOWN])
      expect(readWith(`<${name}>parola omega</${name}>`), name).toContain("parola omega");
  });

  it("an element given twice, also a whole body", () => {
    expect(read(article("<num>Xq.</num><heading>Uno</heading><heading>Due</heading><p>Testo.</p>"))).toMatch(
      /Uno[\s\S]*(?:Xq\.[\s\S]*Due|Due)/,
    );
    const twice = read(
      comma("<p>Primo.</p>"),
      `<body><article eId="art_2"><num>Art. 2.</num><p>Secondo.</p></article></body>`,
    );
    expect(twice).toMatch(/Primo\.[\s\S]*Secondo\./);
  });
});

describe("labels", () => {
  const text = (body: string) =>
    readFixture("corpo-senza-articoli", {
      change: (t) => t.replace(/<body>[\s\S]*<\/body>/, `<body>${body}</body>`),
    }).corpo.articoli[0];

  it.each([
    [
      "items of a list of blocks",
      "<p>Sono esclusi:</p><blockList><item><num>a)</num><p>i vasi;</p></item><item><num>b)</num><p>i piatti.</p></item></blockList>",
      "1. Sono esclusi:\na) i vasi;\nb) i piatti.",
    ],
    [
      "the same in running text",
      "<p>Sono esclusi:<blockList><item><num>a)</num><p>i vasi;</p></item><item><num>b)</num><p>i piatti.</p></item></blockList></p>",
      "1. Sono esclusi:\na) i vasi;\nb) i piatti.",
    ],
    ["subparagraphs", "<subparagraph><num>1.1.</num><content><p>Primo.</p></content></subparagraph>", "1. 1.1. Primo."],
    [
      "a list within a list",
      "<p>Sono:</p><list><point><num>a)</num><list><indent><num>1)</num><content><p>uno;</p></content></indent></list></point></list>",
      "1. Sono:\na) 1) uno;",
    ],
  ])("are kept of %s", (_, content, testo) => {
    expect(text(comma(content))).toMatchObject({ testo });
  });

  it("and quotation marks are kept of a quoted article", () => {
    const article =
      "<article><num>Art. 2-bis.</num><heading>Titolo</heading><paragraph><num>1.</num><content><p>Nuovo testo.</p></content></paragraph></article>";
    const quoted = `<mod><quotedStructure startQuote="«" endQuote="»">${article}</quotedStructure></mod>`;
    expect(text(comma(`<p>È inserito: ${quoted}.</p>`))).toMatchObject({
      testo: "1. È inserito: «Art. 2-bis. Titolo\n1. Nuovo testo.».",
    });
    expect(text(comma(`<p>È inserito:</p>${quoted}`))?.testo).toBe(
      "1. È inserito:\n«Art. 2-bis. Titolo\n1. Nuovo testo.»",
    );
  });

  it.each([
    ["10<sup>6</sup> euro", "10⁶ euro"],
    ["10<sup>-3</sup> metri", "10⁻³ metri"],
    ["CO<sub>2</sub> e H<sub>2</sub>O", "CO₂ e H₂O"],
    ["2<sup>3x</sup>", "2^(3x)"],
    ["articolo 2<sup>bis</sup>", "articolo 2bis"],
  ])("%s is read as written", (content, testo) => {
    expect(text(comma(`<p>${content}</p>`))).toMatchObject({ testo: `1. ${testo}` });
  });

  it("a heading over several lines reads on, its notes apart", () => {
    const heading = "<heading>Finalità<br/>e ambito<authorialNote><p>nota</p></authorialNote></heading>";
    const chapter = `<chapter><num>Capo I</num><heading>Norme<br/>generali<authorialNote><p>altra</p></authorialNote></heading>${article(`${heading}<paragraph><num>1.</num><content><p>Testo.</p></content></paragraph>`)}</chapter>`;
    expect(text(chapter)).toMatchObject({
      rubrica: "Finalità e ambito",
      partizione: "Capo I Norme generali",
      note: ["altra", "nota"],
      testo: "1. Testo.",
    });
  });
});
