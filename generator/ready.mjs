// Makes the commands of `npm run` ready: says in a line which Node.js is needed, and bundles anew if a source has changed since.
// It imports nothing of ours and is written for any Node.js.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { BUILT, sourcesDigest } from "./sources-digest.mjs";

/** The oldest Node.js that runs it, as `package.json` says. */
const NEEDED = [20, 19];

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `Node.js ${NEEDED.join(".")} or newer is needed, and this is ${process.versions.node}: install one from https://nodejs.org and try again`,
  );
  process.exit(1);
}

/** What the bundles were made from; empty if there are none, or a build did not end. */
function builtFrom() {
  try {
    return readFileSync(BUILT, "utf8");
  } catch (_) {
    return "";
  }
}

// `npm run build` builds whatever is there.
if (process.argv[2] !== "version" && builtFrom() !== sourcesDigest()) {
  if (process.stderr.isTTY) console.error("building the program from its sources, which takes half a minute once");
  try {
    execFileSync(process.execPath, ["generator/build.mjs"], { stdio: "inherit" });
  } catch (error) {
    process.exit(error.status || 1);
  }
}
