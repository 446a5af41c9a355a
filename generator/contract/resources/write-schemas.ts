/** Writes the schemas of what is declared into `schemas/`, where they are checked in; the build begins with it. */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { BODIES } from "./bodies.ts";
import { COMMON } from "./common.ts";
import { schemasOf, schemaText, withDeclared } from "./derive/schema.ts";
import { RESOURCES } from "./resources.ts";

for (const [name, declared] of Object.entries(schemasOf(RESOURCES, BODIES, COMMON))) {
  const file = `schemas/${name}.json`;
  const before = existsSync(file) ? readFileSync(file, "utf8") : "{}";
  const text = `${schemaText(withDeclared(JSON.parse(before), declared))}\n`;
  // A file that is touched is a reason to build again.
  if (text !== before) writeFileSync(file, text);
}
