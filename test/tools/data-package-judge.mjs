// Holds a data package against its specification and reads every row of its tables by their schemas, keys and references included:
// node data-package-judge.mjs FOLDER_OF_PACKAGES DESCRIPTOR
import { createRequire } from "node:module";
import path from "node:path";

const [modules, descriptor] = process.argv.slice(2);
const { Package } = createRequire(path.join(modules, "judge.js"))("datapackage");
const found = await Package.load(descriptor, { strict: false });
const faults = [...found.errors, ...found.resources.flatMap((resource) => resource.errors)].map(String);
let rows = 0;
for (const resource of found.resources.filter(({ tabular }) => tabular)) {
  try {
    rows += (await resource.read({ relations: true })).length;
  } catch (error) {
    faults.push(`${resource.name}: ${[error, ...(error.errors ?? [])].map(String).join("; ")}`);
  }
}
console.log(JSON.stringify({ faults, rows }));
