import type { ClientTexts } from "../texts/client-texts.ts";
import { part } from "./parts.ts";

/** What the scripts say, in the page's language: the page brings it along. */
export const texts: ClientTexts = JSON.parse(part(document, "#testi").textContent ?? "");

/** A number as the page's language writes it. */
export const written = (n: number): string => n.toLocaleString(document.documentElement.lang, { useGrouping: true });
