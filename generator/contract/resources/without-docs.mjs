import { parseSync, Visitor } from "rolldown/utils";

const DECLARED = /generator\/contract\/resources\/[^/]+\.ts$/;
/** The marks of `declare/marks.ts`. */
const OF_DOCUMENTS = ["forDocs", "sentence"];
const OF_PAGES = ["forPages"];
const MARKS = [...OF_DOCUMENTS, ...OF_PAGES];

const isMarked = ({ type, callee }) => type === "CallExpression" && MARKS.includes(callee.name);

/** The sentence of a field, `f.count({ it: "…", en: "…" })`: no field and no word of a choice is a text. */
const isSentence = ({ key, value }) => ["it", "en"].includes(key?.name) && value.type === "Literal";

/** A plugin of the bundler that leaves out members of declarations that bear some marks; others lose their mark alone. */
const without = (left) => ({
  name: "without-docs",
  transform(code, id) {
    if (!DECLARED.test(id)) return null;
    const cuts = [];
    const cut = ({ start, end }) => cuts.push([start, end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0)]);
    const marks = { all: 0, ofMembers: 0 };
    new Visitor({
      Property(property) {
        const { value } = property;
        if (!isMarked(value)) return;
        marks.ofMembers++;
        const [{ start: from, end: to }] = value.arguments;
        if (left.includes(value.callee.name)) cut(property);
        else cuts.push([value.start, from], [to, value.end]);
      },
      CallExpression(call) {
        if (isMarked(call)) marks.all++;
        if ((call.callee.object?.object ?? call.callee.object)?.name !== "f") return;
        for (const { properties = [] } of call.arguments) properties.filter(isSentence).forEach(cut);
      },
    }).visit(parseSync(id, code).program);
    if (marks.all !== marks.ofMembers) throw new Error(`${id}: a mark stands where there is no member's value`);
    let kept = "";
    let from = 0;
    // One within another is gone with it.
    for (const [start, end] of cuts.sort(([a], [b]) => a - b))
      if (start >= from) {
        kept += code.slice(from, start);
        from = end;
      }
    return { code: kept + code.slice(from) };
  },
});

/** For pages and tools. */
export const withoutDocs = without(OF_DOCUMENTS);
/** For the router, which writes Markdown alone from declarations. */
export const forRouter = without(MARKS);
