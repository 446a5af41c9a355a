import {
  isAsExpression,
  isNonNullExpression,
  isVariableStatement,
  type Node,
  SyntaxKind,
} from "typescript/unstable/ast";
import { describe, expect, it } from "vitest";
import { nodesOf, sourceFiles } from "./source-files.ts";

const files = sourceFiles();

/** Places where code knows better than its types, at most. Nobody raises these; each that stays has its reason beside it. */
const MOST = { nonNull: 10, casts: 40 };

const isCast = (node: Node) => isAsExpression(node) && node.type.getText() !== "const";

/** By file, how many of its nodes are of a kind. */
function counted(is: (node: Node) => boolean): [file: string, count: number][] {
  const counts = [...files].map(([name, file]): [string, number] => [name, nodesOf(file).filter(is).length]);
  return counts.filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a);
}

describe("the code of the program", () => {
  it.each([
    ["assertions that a value is there (`!`)", isNonNullExpression, MOST.nonNull],
    ["casts (`as`)", isCast, MOST.casts],
  ] as const)("has few %s", (what, is, most) => {
    const counts = counted(is);
    const total = counts.reduce((sum, [, count]) => sum + count, 0);
    console.info(`generator: ${total} ${what}, at most ${most}`);
    expect(total, JSON.stringify(counts.slice(0, 20))).toBeLessThanOrEqual(most);
  });

  it("drops accents in one file alone", () => {
    const folding = [...files].filter(([, file]) => /normalize\("NFK?D"\)/.test(file.text)).map(([name]) => name);
    expect(folding).toEqual(["law/fold.ts"]);
  });

  it("gives no two things the same name", () => {
    const places = new Map<string, string[]>();
    for (const [name, file] of files)
      for (const exported of new Set(file.statements.flatMap(exportedNames)))
        places.set(exported, [...(places.get(exported) ?? []), name]);
    expect(places.size).toBeGreaterThan(1000);
    const doubled = [...places].filter(([, where]) => where.length > 1);
    expect(doubled.map(([exported, where]) => `${exported}: ${where.join(", ")}`)).toEqual([]);
  });
});

/** The names under which a statement gives something to other files. */
function exportedNames(statement: Node): string[] {
  const nodes: Node[] = [];
  statement.forEachChild((child) => {
    nodes.push(child);
  });
  if (!nodes.some(({ kind }) => kind === SyntaxKind.ExportKeyword)) return [];
  if (nodes.some(({ kind }) => kind === SyntaxKind.DefaultKeyword)) return [];
  const declared = isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
  return declared.flatMap((node) => {
    const name = (node as { name?: Node }).name;
    return name === undefined ? [] : [name.getText()];
  });
}
