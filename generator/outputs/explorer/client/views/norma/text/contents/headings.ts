import { attachmentName } from "../../../../../../../law/articles/container-name.ts";
import type { ActArticle } from "../../act-body.ts";

/**
 * Headings above an article, the outermost first: its attachment, then its divisions.
 *
 * @example headingsOf({ allegato: null, partizione: "TITOLO I / Capo I" }) // ["TITOLO I", "Capo I"]
 */
export const headingsOf = ({ allegato, partizione }: Pick<ActArticle, "allegato" | "partizione">): string[] => [
  ...(allegato === null ? [] : [attachmentName(allegato)]),
  ...(partizione?.split(" / ") ?? []),
];
