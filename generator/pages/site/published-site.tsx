import type { VNode } from "preact";
import type { Lingua } from "../../contract/prose.ts";
import { DEFAULT_BASE } from "../../exports/catalogue/published.ts";

/** What the pages know of where they will stand. */
export interface Site {
  /** Address of the root of the tree, ending with a slash; `undefined` where nobody has said it. */
  readonly base: string | undefined;
}

/**
 * What the pages know of where a tree will be published.
 *
 * @param base as it was said, or the one that stands where nobody has said it
 * @example siteAt("https://example.org/diritto/") // { base: "https://example.org/diritto/" }
 */
export const siteAt = (base: string): Site => ({ base: base === DEFAULT_BASE ? undefined : base });

/**
 * What search engines read of a page in two languages: its own address and that of each language, the Italian one for all others. They
 * take whole addresses only: none where it is not known where the tree will be published.
 *
 * @param paths from the root of the tree
 * @example publishedLinks({ base: "https://example.org/" }, { it: "", en: "en/" }, "en")
 *   // '<link rel="canonical" href="https://example.org/en/"/>\n<link rel="alternate" hreflang="it" href="https://example.org/"/>...'
 */
export function publishedLinks(
  { base }: Site,
  paths: Readonly<Record<Lingua, string>>,
  lingua: Lingua,
): VNode | undefined {
  if (base === undefined) return undefined;
  const languages = [
    ["it", paths.it],
    ["en", paths.en],
    ["x-default", paths.it],
  ] as const;
  return (
    <>
      <link rel="canonical" href={`${base}${paths[lingua]}`} />
      {languages.map(([language, path]) => (
        <link rel="alternate" hreflang={language} href={`${base}${path}`} />
      ))}
    </>
  );
}
