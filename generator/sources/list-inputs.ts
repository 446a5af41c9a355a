/** The files of an area as they were downloaded: loose, compressed, in zip archives; any name, any depth. */

import { statSync } from "node:fs";
import path from "node:path";
import { byCodeUnit } from "../collections/code-unit.ts";
import { HeldList } from "../collections/held-list.ts";
import type { SortedList } from "../collections/sorted-list.ts";
import type { Area } from "../contract/areas.ts";
import { findFiles } from "./files-below.ts";
import type { InputFile } from "./input.ts";
import { Lister, type ListingOptions } from "./lister.ts";
import type { Rapporto } from "./rapporto.ts";
import { PACKED, type ZipLimits } from "./zip.ts";

/** A path with `/`, whatever the system writes. */
export const slashed = (file: string): string => (path.sep === "/" ? file : file.replaceAll(path.sep, "/"));

/** Size and stamp of a file, `null` where it has just gone. */
function stampOf(file: string): { bytes: number; stamp: string } | null {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  if (found === undefined) return null;
  const { size, mtimeNs, ctimeNs, ino } = found;
  return { bytes: Number(size), stamp: `${size}:${mtimeNs}:${ctimeNs}:${ino}` };
}

/** A folder of an area. */
interface AreaFolder {
  readonly dataDir: string;
  /** Below the data folder: `parlamento/camera`. */
  readonly folder: string;
  readonly area: Area;
}

/**
 * Finds every file of a folder, archives opened, path by path. A missing folder gives none. What cannot be used is reported, and the
 * rest is found: damaged archives, dangerous members, links that lead nowhere, pipes, names that are not UTF-8, folders and files without
 * permission.
 *
 * @param paths an empty list by code unit, for the paths of the folder
 * @param found receives each file
 * @example await findInputs({ dataDir: "data-raw", folder: "norme", area: "norme" }, limits, rapporto, paths, ({ name }) => console.log(name))
 */
export async function findInputs(
  { dataDir, folder, area }: AreaFolder,
  limits: ZipLimits,
  rapporto: Rapporto,
  paths: SortedList<string>,
  found: (input: InputFile) => void,
  listing: ListingOptions = {},
): Promise<void> {
  const root = path.join(dataDir, folder);
  const nameOf = (file: string) => folder + slashed(file.slice(root.length));
  const lister = new Lister(area, limits, rapporto, found, listing);
  const refused = (file: string, motivo: string) => lister.refuse(nameOf(file), motivo);
  findFiles(root, (file) => paths.add(file, file.length), { refused });
  // In order: of what is only counted, the report shows the first few.
  for (const file of paths.items()) {
    const name = nameOf(file);
    const stamped = stampOf(file);
    if (stamped === null) continue;
    if (PACKED.test(name)) listing.archive?.(name);
    await lister.add({ name, path: file, ...stamped });
  }
}

/**
 * What `findInputs` finds below `<dataDir>/<folder>`, in name order (by code unit), so that "the first read" is the same on every machine.
 *
 * @example await listInputs("data-raw", "norme", "norme", limits, rapporto) // [{ name: "norme/raccolta.zip!LEGGE/a.xml", ... }]
 */
export async function listInputs(
  dataDir: string,
  folder: string,
  area: Area,
  limits: ZipLimits,
  rapporto: Rapporto,
  listing: ListingOptions = {},
): Promise<InputFile[]> {
  const inputs: InputFile[] = [];
  const found = (input: InputFile) => inputs.push(input);
  await findInputs({ dataDir, folder, area }, limits, rapporto, new HeldList(byCodeUnit), found, listing);
  return inputs.sort((a, b) => byCodeUnit(a.name, b.name));
}
