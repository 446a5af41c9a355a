/** The acts that the files at hand name most, and that are not among them. */

import { byCodeUnit } from "../../../collections/code-unit.ts";
import { readCitations } from "../../../law/citations/read.ts";
import { parseAknRef } from "../../../law/identity/akn-ref.ts";
import { DENOMINATION_OF } from "../../../law/names/denominations.ts";
import { readInput } from "../../input.ts";
import { listInputs } from "../../list-inputs.ts";
import { Rapporto } from "../../rapporto.ts";
import type { DataFolder } from "../data-folder.ts";
import { heldActs } from "./held.ts";
import { type Slice, sliceOfAct } from "./slice.ts";

const LIMITS = { memberBytes: 100 * 1024 * 1024, ratio: 200 };

/** References of acts are marked in their files; bills mark none, and their text is read. */
const REFERENCE = /<(?:\w+:)?(?:ref|passiveRef)\b[^>]*?\shref="([^"]+)"/g;

function* namedIn(
  area: "norme" | "ddl",
  text: string,
): Generator<readonly [tipo: string | null, data: string | null, numero: string | null]> {
  if (area === "ddl") {
    for (const { tipo, data, numero } of readCitations(text.replace(/<[^>]+>/g, ""))) yield [tipo, data, numero];
    return;
  }
  for (const [, href = ""] of text.matchAll(REFERENCE)) {
    const ref = parseAknRef(href);
    if (!("motivo" in ref)) yield [ref.tipo, ref.data, ref.numero];
  }
}

/**
 * Slices of the acts that acts and bills of the data folder name most and that it does not hold, the most named first.
 *
 * @param most how many
 */
export async function mostNamed(folder: DataFolder, most: number): Promise<Slice[]> {
  const { identities } = await heldActs(folder);
  const named = new Map<string, number>();
  for (const area of ["norme", "ddl"] as const)
    for (const input of await listInputs(folder.root, area, area, LIMITS, new Rapporto())) {
      if (!/\.xml$/i.test(input.name)) continue;
      // An act counts once for each file that names it: a code that names it a hundred times is one reason to have it.
      const here = new Set<string>();
      for (const [tipo, data, numero] of namedIn(area, (await readInput(input)).toString("utf8")))
        if (tipo !== null && data !== null && numero !== null && DENOMINATION_OF.has(tipo))
          here.add(`${tipo} ${data} ${numero}`);
      for (const act of here) if (!identities.has(act)) named.set(act, (named.get(act) ?? 0) + 1);
    }
  return [...named]
    .sort(([a, m], [b, n]) => n - m || byCodeUnit(a, b))
    .slice(0, most)
    .map(([act]) => {
      const [tipo = "", data = "", numero = ""] = act.split(" ");
      return sliceOfAct({ denominazione: DENOMINATION_OF.get(tipo) ?? tipo, data, numero });
    });
}
