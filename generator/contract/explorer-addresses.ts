/** Where people look at what programs ask for. */

import type { Lingua } from "./prose.ts";

/** Folders of the explorer in the tree, by language; in each its page is `index.html`, what that shows stands behind `#`. */
export const EXPLORER_FOLDERS: Readonly<Record<Lingua, string>> = { it: "esplora/", en: "en/explore/" };

/** The one home, by language: its name in the tree. */
export const START_FILES: Readonly<Record<Lingua, string>> = { it: "index.html", en: "en/index.html" };

/** A parameter of any address of the API, with its value: a browser too gets the JSON then, and not the page that shows it. */
export const AS_JSON = { name: "formato", value: "json" } as const;

/**
 * An address of the API as a link that leads to its JSON, whoever opens it. Where no router runs it changes nothing.
 *
 * @example jsonAddress("/api/public/norme?limit=3") // "/api/public/norme?limit=3&formato=json"
 */
export const jsonAddress = (address: string): string =>
  `${address}${address.includes("?") ? "&" : "?"}${AS_JSON.name}=${AS_JSON.value}`;

/**
 * Whether the query of a request asks for JSON by name.
 *
 * @param get gives the value of a parameter
 */
export const asksForJson = (get: (name: string) => string | undefined): boolean => get(AS_JSON.name) === AS_JSON.value;
