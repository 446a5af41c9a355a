/** Acts of the European Union as Markdown: what an act does with them, who names one, all of them. */

import { BASE_PATH } from "../../api/operations.ts";
import type { Lingua, Prosa } from "../../api/prose.ts";
import type { CitingAct, LinkedAct, UnionEntry, UnionRows, UnionTransposed } from "../../format/union-lists.ts";
import type { AttoUe } from "../../law/identity/union-act.ts";
import { unionName } from "../../law/identity/union-name.ts";
import { escaped, head, heading, type TextMeta, textLink } from "./markdown-text.ts";

/** What of an answer about acts of the Union is written: of an act, of one of the Union, of all. */
export interface UnionAnswer extends Partial<UnionRows> {
  readonly meta: TextMeta;
  readonly norma?: { readonly eli: string; readonly titolo: string };
  readonly versione?: { readonly tipo: string; readonly al: string };
  readonly giorno?: string;
  readonly ue?: AttoUe | readonly UnionEntry[];
  readonly recepita_da?: readonly LinkedAct[];
  readonly attuata_da?: readonly LinkedAct[];
  readonly citata_da?: { readonly norme: readonly CitingAct[] };
}

const TEXTS = {
  acts: { it: "Atti dell'Unione europea", en: "Acts of the European Union" },
  union: { it: "Unione europea", en: "European Union" },
  recepisce: { it: "Recepisce", en: "Transposes" },
  attua: { it: "Attua", en: "Gives effect to" },
  cita: { it: "Cita", en: "Cites" },
  recepita_da: { it: "Recepito da", en: "Transposed by" },
  attuata_da: { it: "Attuato da", en: "Given effect by" },
  citata_da: { it: "Citato da", en: "Cited by" },
  none: { it: "La raccolta non ne nomina.", en: "The collection names none." },
} as const satisfies Record<string, Prosa>;

const COUNTED = ["recepita_da", "attuata_da", "citata_da"] as const;

const unionLink = (ue: AttoUe, lingua: Lingua) => textLink(unionName(ue, lingua), `${BASE_PATH}/ue/${ue.celex}`);
const actLink = ({ eli, titolo }: { readonly eli: string; readonly titolo: string }) =>
  textLink(titolo.replace(/\s+/g, " "), `${BASE_PATH}/norme/${eli}`);
const art = (number: string | null) => (number === null ? [] : [`art. ${number}`]);

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}\n`).join("");

/** What an act does, or who does it to one: a heading and a line for each; nothing where nobody does. */
function sections({ citata_da, cita = [], ...body }: UnionAnswer, lingua: Lingua): string[] {
  const named = (all: readonly UnionTransposed[] = []) =>
    all.map(({ ue, evidenza }) => `${unionLink(ue, lingua)}: ${escaped(evidenza)}`);
  const naming = (all: readonly LinkedAct[] = []) =>
    all.map(({ norma, evidenza }) => `${actLink(norma)}: ${escaped(evidenza)}`);
  const cited = cita.map(({ ue, articolo, partizione, articolo_ue, testo }) => {
    const place = [...art(articolo), partizione].filter(Boolean).join(", ");
    return `${escaped(place)}: ${[unionLink(ue, lingua), ...art(articolo_ue)].join(", ")} (${escaped(testo)})`;
  });
  const citing = (citata_da?.norme ?? []).map(({ norma, articoli }) =>
    [actLink(norma), ...articoli.flatMap(({ numero }) => art(escaped(numero)))].join(", "),
  );
  const all = [
    ...([
      ["recepisce", named(body.recepisce)],
      ["attua", named(body.attua)],
      ["cita", cited],
    ] as const),
    ...([
      ["recepita_da", naming(body.recepita_da)],
      ["attuata_da", naming(body.attuata_da)],
    ] as const),
    ["citata_da", citing] as const,
  ];
  return all.flatMap(([name, lines]) => (lines.length > 0 ? [heading("##", TEXTS[name][lingua]), bullets(lines)] : []));
}

/** An act in the list of all: how many acts transpose it, give effect to it, cite it. */
function listed(entry: UnionEntry, lingua: Lingua): string {
  const counts = COUNTED.map((name) => `${TEXTS[name][lingua].toLowerCase()} ${entry[`n_${name}`]}`);
  return `${unionLink(entry, lingua)}: ${counts.join(", ")}`;
}

const isList = (ue: UnionAnswer["ue"]): ue is readonly UnionEntry[] => Array.isArray(ue);

/**
 * The Markdown of an answer about acts of the European Union.
 *
 * @param body of `/norme/{eli}/ue`, `/ue` or `/ue/{celex}`
 * @example unionMarkdown(body).includes("# Unione europea, direttiva 2014/24\n") // true
 */
export function unionMarkdown(body: UnionAnswer): string {
  const { meta, norma, versione, giorno, ue } = body;
  const { lingua, nota } = meta;
  const one = ue && !isList(ue) ? ue : undefined;
  const list = isList(ue) && ue.length > 0 ? [bullets(ue.map((entry) => listed(entry, lingua)))] : [];
  const parts = [...list, ...sections(body, lingua)];
  const title = one ? `${TEXTS.union[lingua]}, ${unionName(one, lingua)}` : TEXTS.acts[lingua];
  const values = { eli: norma?.eli ?? one?.eli, celex: one?.celex, titolo: norma?.titolo ?? title, url: one?.url };
  return [
    head(meta, { ...values, versione: versione?.tipo, al: versione?.al, giorno, nota }),
    heading("#", norma ? `${title}: ${norma.titolo}` : title),
    ...(parts.length > 0 ? parts : [`${TEXTS.none[lingua]}\n`]),
  ].join("\n");
}
