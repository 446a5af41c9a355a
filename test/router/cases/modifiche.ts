/** The feed of an act. */

import { AMENDED, B, type Case, ELI, EN, IT } from "./case.ts";

const feed = (name: string, more: Partial<Case> = {}): Case => ({
  target: `${B}/norme/${name.includes(" ") ? encodeURIComponent(name) : name}/modifiche.atom`,
  status: 200,
  ...more,
});
const ATOM = { "content-type": "application/atom+xml" };

export const MODIFICHE: readonly Case[] = [
  feed(AMENDED, { has: { ...ATOM, ...IT, "content-location": null } }),
  { target: `${B}/norme/${ELI}/modifiche.atom?lang=en`, status: 200, has: { ...ATOM, ...EN } },
  feed("L.%20241%2F1990", { has: { ...ATOM, "content-location": `${B}/norme/${ELI}/modifiche.atom` } }),
  feed("legge 9999 del 1999", { status: 404 }),
  feed("r.d. 14 maggio 1936, n. 886", { status: 300 }),
  { target: `${B}/norme/${ELI}/modifiche.atom?lang=fr`, status: 422, fault: "string_pattern_mismatch" },
  feed(ELI, { status: 304, revalidates: true }),
  feed(ELI, { method: "HEAD" }),
];
