import type { BillCitation } from "../../law/bills/bill-citations.ts";

/** The text of a reading, as one file gives it. */
export interface TestoRecord {
  readonly file: string;
  /** The reading, from the name of the folder; `null` where the folder is not the official one. */
  readonly idFase: number | null;
  readonly idTesto: number | null;
  readonly tipo: TipoTesto;
  /** Articles in the body. */
  readonly articoli: number;
  /** An old and a new text side by side: every article stands twice. */
  readonly aFronte: boolean;
  /** Acts that the articles name, in order; the text itself is not kept. */
  readonly citazioni: readonly BillCitation[];
}

/** Message (text approved and sent), presented text, committee text. */
export type TipoTesto = "DDLMESS" | "DDLPRES" | "DDLCOMM";
