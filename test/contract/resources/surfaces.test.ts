import { describe, expect, it } from "vitest";
import { BASE_PATH } from "../../../generator/contract/operations.ts";
import { RESOURCES } from "../../../generator/contract/resources/resources.ts";
import { SURFACES } from "../../../generator/contract/resources/surfaces.ts";
import { SECTIONS } from "../../../generator/pages/site/texts/frame-texts.ts";
import { matchPath } from "../../../generator/router/match.ts";
import { pageOf } from "../../../generator/router/pages/page-of.ts";
import { askedOf } from "../../../generator/router/plan.ts";

const pageAt = (path: string) => {
  const asked = askedOf({ method: "GET", target: `${BASE_PATH}${path}` });
  const { operation, texts } = matchPath(asked.path)!;
  return pageOf({ operation: operation.id, values: texts }, asked);
};

const FLAGS = Object.entries<(typeof SURFACES)[keyof typeof SURFACES]>(SURFACES);
const PAGES = FLAGS.flatMap(([name, flags]) => ("page" in flags ? [name] : []));
const TABS = FLAGS.flatMap(([name, flags]) => ("tab" in flags && flags.tab !== "member" ? [name] : []));

describe("a resource by its flags", () => {
  it("bears the name of its flags", () => {
    expect(RESOURCES.map(({ name }) => name)).toEqual(Object.keys(SURFACES));
  });

  it.each(PAGES)("%s has a page, in one part of the explorer", (name) => {
    expect(SECTIONS.filter(({ firsts }) => firsts.includes(name))).toHaveLength(1);
    const of = RESOURCES.find((one) => one.name === name);
    expect(pageAt(`/${of?.list.path ?? name}`)).toBe(`/${name}`);
    if (of?.item) expect(pageAt(`/${name}/x`)).toBe(`/${name}/x`);
  });

  it.each(TABS)("%s is a tab of the page of an act", (name) => {
    expect(pageAt(`/norme/x/${name}`)).toBe(`/norma/x?vista=${name}`);
  });
});
