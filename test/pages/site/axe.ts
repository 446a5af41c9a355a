/** What axe finds wrong on a page. */

import { readFileSync } from "node:fs";
import { answerFrom, devtools, type Page } from "./page.ts";

const AXE = readFileSync(new URL("../../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** How grave a violation is, least first. */
const IMPACTS = ["minor", "moderate", "serious", "critical"] as const;
type Impact = (typeof IMPACTS)[number];

interface Violation {
  readonly id: string;
  readonly impact: Impact;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/**
 * Violations of accessibility on a page as it is now, a line each; none where all is right.
 *
 * @param within a selector of the part to be looked at
 * @param least lighter ones do not count
 * @example expect(await axeViolations(page)).toEqual([]);
 */
export async function axeViolations(
  page: Page,
  { within = "html", least = "minor" }: { within?: string; least?: Impact } = {},
): Promise<string[]> {
  // By the browser's own protocol: Playwright's way takes most of a second for a script of this size.
  const browser = await devtools(page);
  await browser.send("Runtime.evaluate", { expression: AXE });
  await browser.detach();
  // What else it finds is not told, of which there is a thousand times more.
  const { violations } = await answerFrom<{ violations: Violation[] }>(
    page,
    `axe.run(${JSON.stringify(within)}, { resultTypes: ["violations"] })`,
  );
  return violations
    .filter(({ impact }) => IMPACTS.indexOf(impact) >= IMPACTS.indexOf(least))
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary ?? ""}`);
}
