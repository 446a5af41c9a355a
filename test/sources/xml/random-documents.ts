/** Random documents, well-formed by the way they are made, out of all that two parsers may read in two ways. */

import fc from "fast-check";

const letters = (...pieces: string[]) =>
  fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((chosen) => chosen.join(""));

const NAMES =
  "a|b|n:m|a:b:c|à|l·x|constructor|__proto__|prototype|n:constructor|toString|hasOwnProperty|valueOf|b\uFEFFc|\uFEFF|d\u1680|_|:x".split(
    "|",
  );
const ANY =
  "testo|è |\u00a0|\u0085|\u2028|\uFEFF|\u1680|😀|𐀀|\uE000|\n|\r|\r\n|\t| |=|/|>|?>|-->|]]|#|1e5|true|&amp;".split("|");
const REFERENCES =
  "&lt;|&gt;|&quot;|&apos;|&#224;|&#xE8;|&#xD;|&#10;|&#9;|&#x1F600;|&#0000065;|&amp;lt;|&amp;#65;".split("|");

const name = fc.constantFrom(...NAMES);
const blank = fc.constantFrom(" ", "\n", "\r\n\t", "\t ");
const value = fc.oneof(
  letters(...ANY, ...REFERENCES, "'").map((text) => `"${text}"`),
  letters(...ANY, ...REFERENCES, '"').map((text) => `'${text}'`),
);
const attributes = fc
  .uniqueArray(fc.tuple(name, blank, fc.constantFrom("=", " = ", "\n=\r"), value), {
    selector: ([of]) => of,
    maxLength: 4,
  })
  .map((all) => all.map(([of, before, equals, is]) => `${before}${of}${equals}${is}`).join(""));

// No piece begins with an angle: after brackets it would be what no text has.
const text = letters(...ANY.filter((piece) => piece !== ">"), ...REFERENCES, "'", '"', "l'uso", "a>b");
const comment = letters(...ANY.filter((piece) => !piece.includes("-")), "<?x '", "<![CDATA[", '"', "<b>", "&").map(
  (words) => `<!--${words}-->`,
);
const instruction = letters(
  ...ANY.filter((piece) => !piece.includes("?>")),
  "l'uso",
  '"',
  "<!--",
  "<![CDATA[",
  " version='1.1'",
  "<b>",
).map((words) => `<?nota ${words.replaceAll("?>", "? >")}?>`);
const section = letters(...ANY, ...REFERENCES, "<b>", "&", "<!--", "<?x '", "]").map(
  (words) => `<![CDATA[${words.replaceAll("]]>", "]] >")}]]>`,
);

const { content } = fc.letrec<{ content: string; element: string }>((tie) => ({
  content: fc
    .array(
      fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        text,
        comment,
        instruction,
        section,
        tie("element"),
        tie("element"),
      ),
      { maxLength: 6 },
    )
    .map((pieces) => pieces.join("")),
  element: fc
    .tuple(name, attributes, fc.constantFrom("", " ", "\n"), fc.option(tie("content"), { nil: null }))
    .map(([of, own, end, inside]) =>
      inside === null ? `<${of}${own}${end}/>` : `<${of}${own}${end}>${inside}</${of}${end}>`,
    ),
}));

const before = fc.constantFrom(
  "",
  "<?xml version='1.0' encoding=\"UTF-8\"?>\n",
  "\uFEFF<?xml version = '1.0'?>",
  '<?xml version="1.1"?>\r\n',
  "<!-- l'uso -->\n",
  "<?nota l'uso?>",
  "\r\n",
);
const after = fc.constantFrom("", "\n", "<!-- fine ' -->", "<?fine l'uso?>\r\n");

/** A document that is well-formed. */
export const documents = fc
  .tuple(before, attributes, content, after)
  .map(([prolog, own, inside, end]) => `${prolog}<r${own}>${inside}</r>${end}`);

/** A document that may be well-formed no more: a few characters are lost, or others stand there. */
export const spoiledDocuments = fc
  .tuple(documents, fc.nat(), fc.nat({ max: 3 }), letters(..."<>&'\"=/ \u0001]-?!;".split(""), "]]>", "<b>", "</r>"))
  .map(([document, at, lost, instead]) => {
    const start = at % document.length;
    return document.slice(0, start) + instead + document.slice(start + lost);
  });
