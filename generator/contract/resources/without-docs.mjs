import { parseSync, Visitor } from "rolldown/utils";

const DECLARED = /generator\/contract\/resources\/[^/]+\.ts$/;

/** What only documents say and schemas need: sentences, what bodies are called and have besides rows, where definitions stand. */
const OF_DOCUMENTS = ["doc", "body", "more", "least", "total", "ref"];

/** What only pages and tools need besides: how rows are narrowed and counted, what an empty list says. */
const OF_PAGES = ["filters", "counted", "caption", "caution", "unit", "absent", "whole"];

/** A plugin of the bundler that leaves out members of declarations that nothing in the bundle reads. */
const without = (...members) => ({
  name: "without-docs",
  transform(code, id) {
    if (!DECLARED.test(id)) return null;
    const left = [];
    new Visitor({
      Property: (property) => members.includes(property.key.name) && left.push(property),
      // The sentence of a field.
      CallExpression: ({ callee, arguments: given }) => {
        if ((callee.object?.object ?? callee.object)?.name !== "f") return;
        for (const { properties = [] } of given)
          left.push(...properties.filter(({ key }) => ["it", "en"].includes(key?.name)));
      },
    }).visit(parseSync(id, code).program);
    const parts = [];
    let from = 0;
    for (const { start, end } of left.sort((a, b) => a.start - b.start)) {
      // One within another is gone with it.
      if (start < from) continue;
      parts.push(code.slice(from, start));
      from = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
    }
    return from === 0 ? null : { code: parts.join("") + code.slice(from) };
  },
});

/** For pages and tools. */
export const withoutDocs = without(...OF_DOCUMENTS);
/** For the router, which writes Markdown alone from declarations. */
export const forRouter = without(...OF_DOCUMENTS, ...OF_PAGES);
