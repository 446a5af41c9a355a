/** The section of the start page for those who take the data away: files for keeping, catalogues, feeds. */

import { DOWNLOAD_KINDS, DOWNLOAD_TEXTS, type DownloadKind } from "../../api/download-kinds.ts";
import type { Lingua } from "../../api/prose.ts";
import { writtenNumber } from "../../api/written-number.ts";
import { type Html, html, prose } from "./html.ts";
import { DATA_TEXTS, REFERENCES, type Reference } from "./texts/data-texts.ts";
import { writtenSize } from "./written.ts";

/** A file for keeping. */
export interface KeptFile {
  /** Path in the tree. */
  readonly path: string;
  readonly kind: DownloadKind;
  readonly bytes: number;
}

/** What a tree has besides its answers. */
export interface TreeData {
  readonly files: readonly KeptFile[];
  /** Which of the documents that only some trees have are there. */
  readonly has: Readonly<Record<NonNullable<Reference["where"]>, boolean>>;
}

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

const sizeOf = (files: readonly KeptFile[], lingua: Lingua) =>
  writtenSize(
    files.reduce((sum, { bytes }) => sum + bytes, 0),
    lingua,
  );

const link = (root: string, file: KeptFile, lingua: Lingua) =>
  html`<li><a href="${root}${file.path}">${nameOf(file.path)}</a> <span class="label">${sizeOf([file], lingua)}</span></li>`;

/** The files of a kind: at once where there is one, folded where there are many. */
function kindCard(kind: DownloadKind, files: readonly KeptFile[], root: string, lingua: Lingua): Html {
  const { titolo, testo } = DOWNLOAD_TEXTS[kind];
  const list = html`<ul>${files.map((file) => link(root, file, lingua))}</ul>`;
  const count = `${writtenNumber(files.length, lingua)} ${DATA_TEXTS.file[lingua]}, ${sizeOf(files, lingua)}`;
  return html`<li><h3>${titolo[lingua]}</h3><p>${testo[lingua]}</p>
${files.length === 1 ? list : html`<details><summary>${count}</summary>${list}</details>`}</li>
`;
}

function referenceCard({ has }: TreeData, root: string, lingua: Lingua): Html {
  const links = REFERENCES.filter(({ where }) => where === undefined || has[where]).map(
    ({ path, testo }) =>
      html`<li><a href="${root}${path}">${nameOf(path)}</a> <span class="label">${testo[lingua]}</span></li>`,
  );
  return html`<li><h3>${DATA_TEXTS.cataloghi[lingua]}</h3><ul>${links}</ul></li>
`;
}

/**
 * The content of the section.
 *
 * @param root from the page to the root of the tree
 * @example dataSection({ files: [], has }, "./", "en").markup // '<p>This copy has no files ...</p>\n<ul class="areas">...'
 */
export function dataSection(data: TreeData, root: string, lingua: Lingua): Html {
  const { files } = data;
  const cards = DOWNLOAD_KINDS.flatMap((kind) => {
    const own = files.filter((file) => file.kind === kind);
    return own.length === 0 ? [] : [kindCard(kind, own, root, lingua)];
  });
  return html`<p>${prose(DATA_TEXTS[files.length === 0 ? "senza_file" : "con_file"][lingua])}</p>
<ul class="areas">${cards}${referenceCard(data, root, lingua)}</ul>`;
}
