/** What a page surely has: its scripts and its markup are made together. */

/**
 * The element below another that a selector finds.
 *
 * @throws Error where the page lacks it
 */
export function part<E extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): E {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`${selector}: not on this page`);
  return found;
}

/**
 * What an element says in a `data-` attribute.
 *
 * @param name as scripts write it: `baseUrl` for `data-base-url`
 * @throws Error where it says nothing
 */
export function said({ dataset }: HTMLElement, name: string): string {
  const value = dataset[name];
  if (value === undefined) throw new Error(`data-${name}: not on this element`);
  return value;
}

/**
 * An element with its attributes and content.
 *
 * @example element("code", { class: "name" }, "lang")
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...content);
  return made;
}

/** Has the link to the other language lead to the same place of the page, with the same values. */
export function linkToSameText(): void {
  const link = part<HTMLAnchorElement>(document, "a.language");
  const url = new URL(link.href);
  url.search = location.search;
  url.hash = location.hash;
  link.href = url.href;
}
