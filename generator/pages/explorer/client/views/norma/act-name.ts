/** How acts and their articles are named. */

import { attachmentName } from "../../../../../law/articles/container-name.ts";
import { denominationName, shortType } from "../../../../../law/names/short-type.ts";
import { writtenDay } from "../../../../site/written.ts";
import type { ActArticle, ListedAct } from "./act-body.ts";

type Named = Pick<ListedAct, "tipo" | "data" | "numero">;

/** Offices that are written with a capital letter. */
const OFFICES = /\b(?:presidente|repubblica|consiglio|ministri|capo|stato|governo)\b/g;

const dayAndNumber = ({ data, numero }: Named) =>
  `${writtenDay(data, "it").replace("º", "")}${numero === null ? "" : `, n. ${numero.toUpperCase()}`}`;

/**
 * An act in full.
 *
 * @example actName({ tipo: "legge", data: "1990-08-07", numero: "241" }) // "Legge 7 agosto 1990, n. 241"
 */
export const actName = (act: Named): string =>
  `${denominationName(act.tipo).replace(OFFICES, (word) => word.charAt(0).toUpperCase() + word.slice(1))} ${dayAndNumber(act)}`;

/**
 * What people call an act, as a title; `null` where it has no name of its own.
 *
 * @param nomi as the API gives them, the best known first
 * @example commonName(["codice penale", "c.p."]) // "Codice penale"
 */
export const commonName = ([name]: readonly string[]): string | null =>
  name === undefined ? null : name.charAt(0).toUpperCase() + name.slice(1);

/**
 * A title without the double brackets that tell what was amended.
 *
 * @example plainTitle("Interventi ((e delega)).") // "Interventi e delega."
 */
export const plainTitle = (title: string): string => title.replace(/\(\(|\)\)/g, "");

/**
 * Whether a title says no more than the name of an act.
 *
 * @example saysTheSame("Codice dell'amministrazione digitale.", "Codice dell'amministrazione digitale") // true
 */
export const saysTheSame = (title: string, name: string): boolean =>
  plainTitle(title).replace(/\.$/, "").toLowerCase() === name.toLowerCase();

/**
 * An act as one cites it in a text.
 *
 * @example actCitation({ tipo: "legge", data: "1990-08-07", numero: "241" }) // "L. 7 agosto 1990, n. 241"
 */
export const actCitation = (act: Named): string =>
  act.tipo === "costituzione" ? "Cost." : `${shortType(act.tipo)} ${dayAndNumber(act)}`;

/**
 * An article, or a comma, as one cites it.
 *
 * @example articleCitation({ tipo: "legge", data: "1990-08-07", numero: "241" }, { numero: "3", allegato: null }, "2") // "art. 3, comma 2, L. 7 agosto 1990, n. 241"
 */
export const articleCitation = (
  act: Named,
  { numero, allegato }: Pick<ActArticle, "numero" | "allegato">,
  comma: string | null = null,
): string =>
  [
    ...(allegato === null ? [] : [attachmentName(allegato)]),
    `art. ${numero}`,
    ...(comma === null ? [] : [`comma ${comma}`]),
    actCitation(act),
  ].join(", ");
