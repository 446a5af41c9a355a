/** Acts of the European Union, as far as acts of this collection name them. */

import * as z from "zod";
import { type AttoUe, TIPI_UE } from "../../law/identity/union-act.ts";
import { unionName } from "../../law/identity/union-name.ts";
import type { UnionAnswer } from "../../router/render/markdown-union.ts";
import { provenanceOf } from "../provenance.ts";
import { INPUTS, tool } from "../tool.ts";
import { bodyAt, inPathPart, type Json, query, ToolRefusal } from "../tree-api.ts";

type LinkedAct = NonNullable<UnionAnswer["recepita_da"]>[number];
type UnionEntry = Extract<UnionAnswer["ue"], readonly unknown[]>[number];

const CAUTION =
  "Read from titles, preambles and articles of this collection alone: that no act is named does not say that a directive is not transposed, nor that it is not in force. `transposes` rests on the words of a title, which are quoted.";

const shownUnion = (ue: AttoUe) => ({
  ...{ act: unionName(ue, "en"), celex: ue.celex, eli: ue.eli, official_link: ue.url },
});

/** What an act does with acts of the Union, a line each. */
const linesOfAct = ({ recepisce = [], attua = [], cita = [] }: UnionAnswer): readonly Json[] => {
  const named = (does: string, all: typeof recepisce) =>
    all.map(({ ue, base, affidabilita, evidenza }) => ({
      ...{ does, ...shownUnion(ue), says_so: base, reliability: affidabilita, words: evidenza },
    }));
  return [
    ...named("transposes", recepisce),
    ...named("gives effect to", attua),
    ...cita.map(({ ue, articolo, partizione, articolo_ue, testo }) => ({
      ...{ does: "cites", ...shownUnion(ue), article: articolo, part: partizione, article_cited: articolo_ue },
      words: testo,
    })),
  ];
};

/** The acts that do something with an act of the Union, a line each. */
const linesOfUnion = ({ recepita_da = [], attuata_da = [], citata_da }: UnionAnswer): readonly Json[] => {
  const act = ({ eli, titolo }: LinkedAct["norma"]) => ({ eli, title: titolo });
  const linked = (does: string, all: readonly LinkedAct[]) =>
    all.map(({ norma, base, affidabilita, evidenza }) => ({
      ...{ does, ...act(norma), says_so: base, reliability: affidabilita, words: evidenza },
    }));
  return [
    ...linked("transposes", recepita_da),
    ...linked("gives effect to", attuata_da),
    ...(citata_da?.norme ?? []).map(({ norma, articoli }) => ({
      ...{ does: "cites", ...act(norma), articles: articoli.map(({ eli, n }) => ({ eli, citations: n })) },
    })),
  ];
};

const listed = ({ n_recepita_da, n_attuata_da, n_citata_da, ...ue }: UnionEntry): Json => ({
  ...{ ...shownUnion(ue), transposed_by: n_recepita_da, given_effect_by: n_attuata_da, cited_by: n_citata_da },
});

export const unionActs = tool({
  name: "european_union",
  title: "Acts of the European Union",
  description:
    "Which directives an Italian act transposes, which regulations it gives effect to and which it cites (`act`); who transposes, gives effect to and cites an act of the Union (`union`); or all that are named, by kind, year and number. Only what the texts here say: an empty list never means `not transposed`.",
  input: {
    act: INPUTS.act.optional(),
    day: INPUTS.day.optional(),
    union: z
      .string()
      .min(1)
      .max(500)
      .optional()
      .describe("One act of the Union: 32014L0024, direttiva 2014/24/UE, Reg. (UE) 2016/679, GDPR, its ELI"),
    kind: z.enum(TIPI_UE).optional().describe("Of all, only this kind"),
    year: z.int().min(0).max(9999).optional().describe("Of all, only those of this year"),
    limit: z.int().min(1).max(100).default(30),
    offset: z.int().min(0).default(0).describe("Lines to leave out: `next_offset` of the result before"),
  },
  async run({ act, day, union, kind, year, limit, offset }, ask) {
    if (act !== undefined && union !== undefined) throw new ToolRefusal("name act or union, not both");
    if (act === undefined && day !== undefined) throw new ToolRefusal("a day is of an act: name it in act");
    if ((act ?? union) !== undefined && (kind ?? year) !== undefined)
      throw new ToolRefusal("kind and year choose among all acts of the Union: leave out act and union");
    const windowed = (total: number, shown: readonly Json[]) => ({
      ...{ total, caution: CAUTION, lines: shown },
      ...(shown.length > 0 && offset + shown.length < total && { next_offset: offset + shown.length }),
    });
    if (act === undefined && union === undefined) {
      const body = await bodyAt(ask, `/ue${query({ tipo: kind, anno: year, limit, offset })}`);
      const rows: readonly UnionEntry[] = Object(body.ue);
      return {
        ...windowed(Number(body.totale), rows.map(listed)),
        provenance: provenanceOf(body),
      };
    }
    const named = day === undefined ? act : `${act}@${day}`;
    const path = named === undefined ? `/ue/${inPathPart(union ?? "")}` : `/norme/${inPathPart(named)}/ue`;
    const body = await bodyAt(ask, path);
    const said: UnionAnswer = Object(body);
    const of: AttoUe | undefined = body.ue && Object(body.ue);
    const all = named === undefined ? linesOfUnion(said) : linesOfAct(said);
    return {
      ...(of && { union: shownUnion(of) }),
      ...windowed(all.length, all.slice(offset, offset + limit)),
      provenance: provenanceOf(body, of && { official_link: of.url }),
    };
  },
});
