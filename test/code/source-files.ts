/** The program's own code as its compiler reads it. */

import path from "node:path";
import type { Node, SourceFile } from "typescript/unstable/ast";
import { API } from "typescript/unstable/sync";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Code for Node.js and code for the browser are compiled with different types. */
const PROJECTS = [
  "tsconfig.json",
  "generator/pages/site/client/tsconfig.json",
  "generator/pages/explorer/client/tsconfig.json",
];

/**
 * Every file of `generator` with its syntax tree, by its path from there.
 *
 * @example sourceFiles().get("law/dates.ts")
 */
export function sourceFiles(): Map<string, SourceFile> {
  const compiler = new API({ cwd: ROOT });
  try {
    return new Map(PROJECTS.flatMap((config) => [...filesOf(compiler, path.join(ROOT, config))]));
  } finally {
    compiler.close();
  }
}

function* filesOf(compiler: API, config: string): Generator<[string, SourceFile]> {
  const project = compiler.updateSnapshot({ openProject: config }).getProject(config);
  if (project === undefined) throw new Error(`${config}: the compiler does not know it`);
  for (const file of project.rootFiles) {
    const name = path.relative(path.join(ROOT, "generator"), file).split(path.sep).join("/");
    const source = name.startsWith("../") ? undefined : project.program.getSourceFile(file);
    if (source !== undefined) yield [name, source];
  }
}

/** A node and all below it. */
export function nodesOf(node: Node): Node[] {
  const nodes = [node];
  node.forEachChild((child) => {
    nodes.push(...nodesOf(child));
  });
  return nodes;
}
