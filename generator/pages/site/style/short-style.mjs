// Styles as the pages carry them: one text, written short. The bundler takes scripts alone.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What `@import` names stands in its place, once, where it is named first. */
function joined(file, seen = new Set()) {
  if (seen.has(file)) return "";
  seen.add(file);
  return readFileSync(file, "utf8").replace(/^@import "(.*)";$/gm, (_, name) =>
    joined(join(dirname(file), name), seen),
  );
}

const GAP = /(?:\s|\/\*[\s\S]*?\*\/)/.source;
/** Text between quotes, which stays; marks that need no space around them; a colon before a value; any other space. */
const PIECES = new RegExp(`("(?:[^"\\\\]|\\\\.)*")|${GAP}*([{};,])${GAP}*|(:)${GAP}+|${GAP}+`, "g");

/**
 * The style of a file and of those that it imports, without comments and without the space that nothing needs.
 *
 * @example shortStyle("generator/pages/site/style/plain.css") // ":root{--ink:#1b1b1f;..."
 */
export const shortStyle = (file) =>
  joined(file)
    .replace(PIECES, (_, quoted, mark, colon) => quoted ?? mark ?? colon ?? " ")
    .replaceAll(";}", "}")
    .replace(/(?<=[\s:(,-])0(?=\.\d)/g, "")
    .trim();
