import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../../schemas/", import.meta.url);

/**
 * The files of `schemas/`. Their descriptions hold both languages, `{ "it": …, "en": … }`; JSON Schema wants a text, which is the Italian one.
 */
export function readSchemas() {
  const english = {};
  const inItalian = (key, value) => {
    if (key !== "description" || typeof value.it !== "string") return value;
    english[value.it] = value.en;
    return value.it;
  };
  const schemas = readdirSync(FOLDER)
    .sort()
    .map((file) => [file.replace(".json", ""), JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"), inItalian)]);
  return { schemas: Object.fromEntries(schemas), english };
}
