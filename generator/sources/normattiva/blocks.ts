/** The content of articles and attachments as a flat run of blocks, its structure read off the elements. */

import type { XmlElement } from "../xml/element.ts";
import { child, textOf } from "../xml/navigate.ts";
import { type Block, collapse, toLines } from "./lines.ts";

/** Blocks of the text, and the notes that stand in elements of their own ("Note all'art."). */
export interface Content {
  readonly blocks: Block[];
  readonly notes: string[];
}

/** In Normattiva `section` wraps the notes to an article, it is no part of the act. */
const NOTE_ELEMENTS = new Set(["section", "authorialNote"]);
/** Elements that stand on lines of their own wherever they are met inside running text. */
const OWN_LINE = new Set(["p", "br", "eol", "tr", "li"]);
const NOT_TEXT = new Set(["num", "meta"]);

interface Place {
  readonly numbered: boolean;
  /** The number that waits for the first text after it. */
  lead: string;
}

function inline(of: XmlElement, notes: string[]): string {
  let out = "";
  for (const node of of.children) {
    if (typeof node === "string") out += node;
    else if (NOTE_ELEMENTS.has(node.name)) addNote(node, notes);
    else out += OWN_LINE.has(node.name) ? `\n${inline(node, notes)}\n` : inline(node, notes);
  }
  return out;
}

function addNote(of: XmlElement, notes: string[]): void {
  const content: Content = { blocks: [], notes };
  walk(of, { numbered: false, lead: "" }, content);
  const note = toLines(content.blocks).join("\n");
  if (note !== "") notes.push(note);
}

function add(raw: string, place: Place, content: Content): void {
  content.blocks.push({ lead: place.lead, raw, numbered: place.numbered });
  place.lead = "";
}

function row(of: XmlElement, place: Place, content: Content): void {
  const cells = of.children
    .filter((cell) => typeof cell !== "string" || cell.trim() !== "")
    .map((cell) => (typeof cell === "string" ? cell : inline(cell, content.notes)));
  // Drawings made of signs stand in a single cell and have lines of their own.
  const [only] = cells;
  if (only !== undefined && cells.length === 1) add(only, place, content);
  else if (cells.some((cell) => cell.trim() !== "")) addRow(cells.map(collapse).join("\t"), place, content);
}

/** The number that waits for text stands on a line of its own: before a row it would be in its first column. */
function addRow(raw: string, place: Place, content: Content): void {
  if (place.lead !== "") add("", place, content);
  content.blocks.push({ lead: "", raw, numbered: place.numbered, row: true });
}

function numberedPart(of: XmlElement, place: Place, content: Content): void {
  const num = collapse(textOf(child(of, "num")));
  const inside: Place = num === "" ? place : { numbered: true, lead: place.lead === "" ? num : `${place.lead} ${num}` };
  if (num !== "") place.lead = "";
  walk(of, inside, content);
  if (inside !== place && inside.lead !== "") add("", inside, content);
}

function walk(of: XmlElement, place: Place, content: Content): void {
  for (const node of of.children) {
    if (typeof node === "string") {
      if (node.trim() !== "") add(node, place, content);
    } else if (node.name === "p") add(inline(node, content.notes), place, content);
    else if (node.name === "paragraph" || node.name === "point") numberedPart(node, place, content);
    else if (node.name === "tr") row(node, place, content);
    else if (NOTE_ELEMENTS.has(node.name)) addNote(node, content.notes);
    else if (!NOT_TEXT.has(node.name)) walk(node, place, content);
  }
}

/**
 * The content of an element: what is inside its children, except those of the names given.
 *
 * @example readContent(article, ["num", "heading"]).blocks // [{ lead: "1.", raw: "Il presente ...", numbered: true }]
 */
export function readContent(of: XmlElement, except: readonly string[] = []): Content {
  const content: Content = { blocks: [], notes: [] };
  const kept = of.children.filter((node) => typeof node === "string" || !except.includes(node.name));
  walk({ ...of, children: kept }, { numbered: false, lead: "" }, content);
  content.blocks.splice(0, content.blocks.length, ...content.blocks.filter(({ lead, raw }) => lead || raw.trim()));
  return content;
}
