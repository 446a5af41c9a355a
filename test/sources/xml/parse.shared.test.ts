import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseXml } from "../../../generator/sources/xml/parse.ts";
import { strictTree } from "./strict-tree.ts";

const NORME = new URL("../../../../shared/data/norme/", import.meta.url);
const reason = existsSync(NORME) ? "" : " (saltato: i dati ufficiali di ../shared non ci sono)";
const files = reason ? [] : readdirSync(NORME).filter((name) => name.endsWith(".xml") && name !== "legge_2022_53.xml");

describe.skipIf(reason !== "")(`parseXml on the official files${reason}`, () => {
  it.each(files)("reads of %s what a strict parser reads", (name) => {
    const source = readFileSync(new URL(name, NORME));
    expect(JSON.stringify(parseXml(source))).toBe(JSON.stringify(strictTree(source.toString("utf8"))));
  });
});
