import { parseSync, Visitor } from "rolldown/utils";

const DECLARED = /generator\/resources\/[^/]+\.ts$/;

/**
 * Plugin of the bundler for hosts and pages: declarations without their `doc`, which documents alone say. Every reader of a field knows that
 * it may have none.
 */
export const withoutDocs = {
  name: "without-docs",
  transform(code, id) {
    if (!DECLARED.test(id)) return null;
    const parts = [];
    let from = 0;
    const leave = ({ key, start, end }) => {
      // One within another is gone with it.
      if (key.name !== "doc" || start < from) return;
      parts.push(code.slice(from, start));
      from = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
    };
    new Visitor({ Property: leave }).visit(parseSync(id, code).program);
    return from === 0 ? null : { code: parts.join("") + code.slice(from) };
  },
};
