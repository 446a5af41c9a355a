#!/usr/bin/env node
// `npx api-diritto-italiano-client PATH --tree PLACE [--lang it|en] [--keep DIR]`: prints the body of an answer. Exit code 0 for a 200, 1 for any
// other answer, whose status is on standard error, 2 where there is no answer: why is said there.

import { parseArgs } from "node:util";
import { createClient } from "./index.js";

const USAGE =
  "PATH --tree PLACE [--lang it|en] [--keep DIR], for example: '/norme?q=codice' --tree https://example.org/";
const BASE = "/api/public";

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { tree: { type: "string" }, lang: { type: "string" }, keep: { type: "string" } },
  });
  const [target = ""] = positionals;
  const { tree, lang, keep } = values;
  if (!target.startsWith("/") || tree === undefined) throw new Error(USAGE);
  const law = createClient({ open: tree, ...(keep === undefined ? {} : { keep }) });
  try {
    const path = target.startsWith(`${BASE}/`) ? target : BASE + target;
    const response = await law.fetch(path, { headers: lang === undefined ? {} : { "accept-language": lang } });
    process.stdout.write(await response.text());
    if (response.status !== 200) {
      console.error(response.status);
      process.exitCode = 1;
    }
  } finally {
    await law.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
