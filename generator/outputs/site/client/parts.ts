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

/** The element in which an event happened, if it is one. */
export const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null);
