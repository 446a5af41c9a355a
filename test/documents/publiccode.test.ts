import { readFileSync } from "node:fs";
import path from "node:path";
import { readJsonSync } from "fs-extra/esm";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { ROOT } from "./pages.ts";

/** What is wrong with a value, `null` where nothing is. */
type Rule = (value: unknown) => string | null;

const text =
  (least = 1, most = Number.POSITIVE_INFINITY): Rule =>
  (value) =>
    typeof value === "string" && value.length >= least && value.length <= most
      ? null
      : `no text of ${least} to ${most} characters`;
const oneOf =
  (...values: string[]): Rule =>
  (value) =>
    typeof value === "string" && values.includes(value) ? null : `none of ${values.join(", ")}`;
const address: Rule = (value) => (typeof value === "string" && URL.canParse(value) ? null : "no address");
const matches =
  (pattern: RegExp): Rule =>
  (value) =>
    typeof value === "string" && pattern.test(value) ? null : `not ${pattern}`;
const yesOrNo: Rule = (value) => (typeof value === "boolean" ? null : "neither true nor false");
const list =
  (item: Rule): Rule =>
  (value) => {
    if (!Array.isArray(value) || value.length === 0) return "no list";
    return value.map(item).find((fault) => fault !== null) ?? null;
  };
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/;

/** The mandatory keys of version 0.5 and what they may say: docs/standard/schema.core.rst of publiccodeyml/publiccode.yml. */
const MANDATORY: Readonly<Record<string, Rule>> = {
  publiccodeYmlVersion: matches(/^0\.5(?:\.\d+)?$/),
  name: text(),
  url: address,
  platforms: list(text()),
  categories: list(
    // Those of categories-list.rst that we use.
    oneOf("data-collection", "data-visualization", "document-management", "knowledge-management"),
  ),
  developmentStatus: oneOf("concept", "development", "beta", "stable", "obsolete"),
  softwareType: oneOf(
    "standalone/mobile",
    "standalone/iot",
    "standalone/desktop",
    "standalone/web",
    "standalone/backend",
    "standalone/other",
    "addon",
    "library",
    "configurationFiles",
  ),
  "legal/license": text(),
  "maintenance/type": oneOf("internal", "contract", "community", "none"),
  "localisation/localisationReady": yesOrNo,
  "localisation/availableLanguages": list(matches(LANGUAGE)),
};

/** Mandatory in each language of `description`. */
const DESCRIPTION: Readonly<Record<string, Rule>> = {
  shortDescription: text(1, 150),
  longDescription: text(150, 10_000),
  features: list(text()),
};

/** All keys of the first level that the standard knows. */
const KEYS =
  /^(?:publiccodeYmlVersion|name|applicationSuite|url|landingURL|isBasedOn|organisation|fundedBy|softwareVersion|releaseDate|logo|platforms|categories|usedBy|roadmap|developmentStatus|softwareType|intendedAudience|description|legal|maintenance|localisation|dependsOn|[A-Z]{2})$/;

type Mapping = Readonly<Record<string, unknown>>;
const isMapping = (value: unknown): value is Mapping => typeof value === "object" && value !== null;
const at = (document: unknown, key: string): unknown =>
  key.split("/").reduce((value, name) => (isMapping(value) ? value[name] : undefined), document);

function faultsOf(document: unknown): string[] {
  const faults = (rules: Readonly<Record<string, Rule>>, below: unknown, prefix: string) =>
    Object.entries(rules).flatMap(([key, rule]) => {
      const fault = rule(at(below, key));
      return fault === null ? [] : [`${prefix}${key}: ${fault}`];
    });
  const descriptions = at(document, "description");
  const languages = isMapping(descriptions) ? Object.entries(descriptions) : [];
  const kind = at(document, "maintenance/type");
  const people =
    kind === "internal" || kind === "community" ? { "maintenance/contacts": list((p) => text()(at(p, "name"))) } : {};
  return [
    ...faults({ ...MANDATORY, ...people }, document, ""),
    ...(languages.length > 0 ? [] : ["description: no language"]),
    ...languages.flatMap(([language, said]) => [
      ...(LANGUAGE.test(language) ? [] : [`description/${language}: no language`]),
      ...faults(DESCRIPTION, said, `description/${language}/`),
    ]),
    ...Object.keys(isMapping(document) ? document : {})
      .filter((key) => !KEYS.test(key))
      .map((key) => `${key}: no key of the standard`),
  ];
}

const source = readFileSync(path.join(ROOT, "publiccode.yml"), "utf8");
const facts = readJsonSync(path.join(ROOT, "package.json"));

describe("publiccode.yml", () => {
  it("has every mandatory key of the standard, with what it may say", () => {
    expect(faultsOf(parse(source))).toEqual([]);
  });

  it("is refused by the rules where a key is missing, too short or unknown", () => {
    const { name: _name, ...nameless } = parse(source);
    expect(faultsOf(nameless)).toEqual(["name: no text of 1 to Infinity characters"]);
    expect(faultsOf({ ...parse(source), softwareType: "server", colour: "green" })).toHaveLength(2);
    expect(faultsOf({ ...parse(source), maintenance: { type: "community" } })).toEqual([
      "maintenance/contacts: no list",
    ]);
  });

  it("says what package.json says", () => {
    const { softwareVersion, legal, dependsOn } = parse(source);
    expect(softwareVersion).toBe(facts.version);
    expect(legal.license).toBe(facts.license);
    expect(facts.engines.node).toBe(`>=${dependsOn.open[0].versionMin}`);
  });
});

describe("the forms for issues", () => {
  it.each(["law.yml", "bug.yml"])("%s has a name, a description and questions with ids and labels", (name) => {
    const form = parse(readFileSync(path.join(ROOT, ".github/ISSUE_TEMPLATE", name), "utf8"));
    expect(form.name).toBeTypeOf("string");
    expect(form.description).toBeTypeOf("string");
    const ids = form.body.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(form.body.length);
    for (const { type, attributes } of form.body) {
      expect(["input", "textarea"]).toContain(type);
      expect(attributes.label).toBeTypeOf("string");
    }
  });
});
