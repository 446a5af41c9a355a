/**
 * `npm test`: types, lint and the part `quick` at once. What vitest says is seen as it says it; what the others say, when all have ended,
 * so that nothing is torn. Ends with 1 where one of them fails. What is given is given to vitest: `npm test -- test/law`.
 */

import { spawn } from "node:child_process";

/** Runs a command of the project; gives whether it ended well, and what it said where that is kept. */
function run(command, args, stdio) {
  const child = spawn(command, args, { stdio: ["ignore", stdio, stdio], shell: process.platform === "win32" });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece) => (said += piece));
  return new Promise((done) => {
    child.on("error", (error) => done({ well: false, said: `${command}: ${error.message}\n` }));
    child.on("close", (code) => done({ well: code === 0, said }));
  });
}

const checks = ["typecheck", "lint"].map((name) => run("npm", ["run", "-s", name], "pipe"));
const tests = run("vitest", ["run", "--project", "quick", ...process.argv.slice(2)], "inherit");
const all = await Promise.all([...checks, tests]);
for (const { said } of all) process.stdout.write(said);
process.exitCode = all.every(({ well }) => well) ? 0 : 1;
