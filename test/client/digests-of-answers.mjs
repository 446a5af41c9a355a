// Asks the client for some targets and prints a digest of what it answered: `digests-of-answers.mjs MODULE PLACE FILE-OF-TARGETS`, on any engine.
import { readFileSync } from "node:fs";
import { argv } from "node:process";

const [, , module, open, file] = argv;
const { createClient } = await import(module);
const client = createClient({ open });
const lines = [];
for (const target of JSON.parse(readFileSync(file, "utf8"))) {
  const response = await client.fetch(`https://esempio.invalid${target}`);
  lines.push(`${response.status} ${await response.text()}`);
}
const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(lines.join("\n")));
console.log(lines.length, Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join(""));
