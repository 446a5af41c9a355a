import { part } from "./parts.ts";

/** Has the link to the other language lead to the same place of the page, with the same values. */
export function linkToSameText(): void {
  const link = part<HTMLAnchorElement>(document, "a.language");
  const url = new URL(link.href);
  url.search = location.search;
  url.hash = location.hash;
  link.href = url.href;
}
