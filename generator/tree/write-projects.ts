/** Writes the projects of the recovery plan as `/pnrr/progetti` reads them. */

import { itemAt } from "../collections/at.ts";
import { getOrMake } from "../collections/get-or-make.ts";
import type { Prosa } from "../contract/prose.ts";
import type { PlacedRow, StoredProject } from "../contract/resources/plan-projects.ts";
import { euro } from "../corpus/orders/pnrr/euro.ts";
import type { ProjectsView } from "../corpus/orders/pnrr/progetti.ts";
import { listBlock } from "../format/line-json.ts";
import {
  encodeProjectPage,
  encodeProjects,
  type PlacedProjects,
  PROJECT_FILES,
  type ProjectsCard,
  placeNames,
} from "../format/projects.ts";
import { bucketOf } from "../law/identity/act-bucket.ts";
import type { Cards } from "./cards.ts";
import { otherPlaceNames } from "./place-names.ts";
import type { Staging } from "./staging.ts";

/** Rows of a page: some 60 KB. */
const ROWS = 400;
/** Characters of a file of places, and projects of a file of codes, on average at most. */
const PLACES = 24_000;
const PROJECTS = 300;

/**
 * The least power of two, as files, in each of which at most `most` of `size` fall on average.
 *
 * @example bucketsNeeded(100_000, 24_000) // 8
 */
export function bucketsNeeded(size: number, most: number): number {
  let files = 1;
  while (files * most < size) files *= 2;
  return files;
}

/** Writes rows on pages: all projects, then those of each place. */
function writePages(staging: Staging, { rows, places }: ProjectsView): void {
  let page: PlacedRow[] = [];
  let written = 0;
  const end = () => {
    staging.write(PROJECT_FILES.page(written++), encodeProjectPage(page));
    page = [];
  };
  const add = (project: number, part: bigint | undefined) => {
    const row = itemAt(rows, project);
    const importo_nel_luogo = part === undefined ? row.finanziamento_totale : euro(part);
    if (page.push({ ...row, importo_nel_luogo }) === ROWS) end();
  };
  for (const project of rows.keys()) add(project, undefined);
  for (const { projects, parts } of places) for (const project of projects) add(project, parts.get(project));
  if (page.length > 0 || written === 0) end();
}

/** Writes places by what they are called; gives in how many files. */
function writePlaces(staging: Staging, { rows, places }: ProjectsView): number {
  const byName = new Map<string, string[]>();
  const names: string[] = [];
  let primo = rows.length;
  for (const { place, projects, importo } of places) {
    const placed: PlacedProjects = {
      ...place,
      totale: projects.length,
      importo_totale: euro(importo.arrotonda()),
      primo,
    };
    primo += projects.length;
    const text = JSON.stringify(placed);
    for (const name of new Set([...placeNames(place), ...otherPlaceNames(place)]))
      getOrMake(byName, name, () => []).push(text);
    if (place.codice !== null) names.push(JSON.stringify(place));
  }
  const lines = Array.from(byName, ([name, own]) => ({ name, line: `${JSON.stringify(name)}:[${own.join(",")}]` }));
  const files = bucketsNeeded(
    lines.reduce((sum, { line }) => sum + line.length, 0),
    PLACES,
  );
  const parts: string[][] = Array.from({ length: files }, () => []);
  for (const { name, line } of lines) itemAt(parts, bucketOf(name, files)).push(line);
  for (const [part, own] of parts.entries()) staging.write(PROJECT_FILES.places(part), `{\n${listBlock(own)}}\n`);
  staging.write(PROJECT_FILES.names, `[\n${listBlock(names)}]\n`);
  return files;
}

/** Writes the projects by their codes; gives in how many files. */
function writeCodes(staging: Staging, { rows, whole }: ProjectsView): number {
  const files = bucketsNeeded(rows.length, PROJECTS);
  const parts: number[][] = Array.from({ length: files }, () => []);
  for (const [project, { cup }] of rows.entries()) if (cup !== null) itemAt(parts, bucketOf(cup, files)).push(project);
  for (const [part, projects] of parts.entries())
    staging.write(PROJECT_FILES.codes(part), encodeProjects(projects.map((project): StoredProject => whole(project))));
  return files;
}

/**
 * Writes the rows of all projects and of each place, the places by their names and the projects by their codes; gives in how many files
 * the places are.
 *
 * @example writeProjects(staging, cards, projectsView(modello), note) // indici/pnrr-progetti.json, indici/pnrr-progetti/pagine/0.json …
 */
export function writeProjects(
  staging: Staging,
  cards: Cards,
  view: ProjectsView,
  note: Readonly<Record<"pnrr-progetti" | "pnrr-progetto", Prosa>>,
): number {
  writePages(staging, view);
  const card: ProjectsCard = {
    totale: view.rows.length,
    importo_totale: view.importo_totale,
    righe: ROWS,
    luoghi: writePlaces(staging, view),
    codici: writeCodes(staging, view),
  };
  cards.card("pnrr-progetti", note["pnrr-progetti"], card);
  cards.card("pnrr-progetto", note["pnrr-progetto"], { codici: card.codici });
  return card.luoghi;
}
