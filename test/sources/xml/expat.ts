/** Documents as expat reads them, the XML parser of Python: another implementation of the standard. */

import { spawnSync } from "node:child_process";

const READER = `
import json, sys
from xml.parsers import expat

def tree(text):
    parser = expat.ParserCreate()
    top = []
    open_ = [top]
    def start(name, attributes):
        element = {"name": name.split(":")[-1], "attributes": attributes, "children": []}
        open_[-1].append(element)
        open_.append(element["children"])
    def characters(text):
        if open_[-1] and isinstance(open_[-1][-1], str):
            open_[-1][-1] += text
        else:
            open_[-1].append(text)
    parser.StartElementHandler = start
    parser.EndElementHandler = lambda name: open_.pop()
    parser.CharacterDataHandler = characters
    try:
        parser.Parse(text.encode("utf-8"), True)
    except expat.ExpatError:
        return None
    return top[0]

json.dump([tree(text) for text in json.load(sys.stdin)], sys.stdout)
`;

/** Whether Python is there to ask. */
export const HAS_EXPAT = spawnSync("python3", ["-c", "import xml.parsers.expat"]).status === 0;

/** The root of each document, `null` where it is not well-formed. */
export function expatTrees(documents: readonly string[]): unknown[] {
  const { status, stdout, stderr } = spawnSync("python3", ["-c", READER], {
    input: JSON.stringify(documents),
    maxBuffer: 1 << 28,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as unknown[];
}
