import { BASE_PATH } from "../../api/operations.ts";
import { type BillNumber, billBucket, billSlug, parseBillNumber, withoutCommitteeText } from "../../law/bill-number.ts";
import { answerOf } from "../answer.ts";
import { answerFile, json, must, type Read } from "../tree.ts";
import { inLanguage } from "./document.ts";
import { notFound, several } from "./lookup.ts";
import type { Render } from "./render.ts";

/** One file of the index of numbers (`FORMAT.md`, Finding a bill). */
interface Bucket {
  readonly letture: Readonly<Record<string, string>>;
  readonly candidati: Readonly<Record<string, readonly object[]>>;
}

/** Numbers, each once, of the bills that a key opens. */
function opened({ ramo, chiave }: BillNumber, { letture }: Bucket): string[] {
  const keys = (ramo === null ? ["C", "S"] : [ramo]).map((branch) => `${branch}.${chiave}`);
  return [...new Set(keys.filter((key) => Object.hasOwn(letture, key)).map((key) => letture[key]!))];
}

/** The bills that a text means: their numbers, and their rows where they are several. */
async function find(read: Read, text: string): Promise<{ numeri: string[]; candidati: readonly object[] }> {
  const number = parseBillNumber(text);
  if (number === null) return { numeri: [], candidati: [] };
  // Both keys begin with the same digits: one file knows them.
  const bucket = json<Bucket>(await must(read, `indici/ddl/numeri/${billBucket(number.chiave)}.json`));
  const bare = withoutCommitteeText(number.chiave);
  for (const chiave of bare === null ? [number.chiave] : [number.chiave, bare]) {
    const numeri = opened({ ...number, chiave }, bucket);
    if (numeri.length > 0) return { numeri, candidati: bucket.candidati[chiave] ?? [] };
  }
  return { numeri: [], candidati: [] };
}

/** The bill that a number names, in any spelling and by any of its readings; anything but its own number adds where it lives. */
export const renderDdl: Render<"ddl"> = async ({ text }, { lingua, read }) => {
  const { numeri, candidati } = await find(read, text);
  const [numero] = numeri;
  if (numero === undefined) return notFound("ddl", lingua);
  if (numeri.length > 1) return several("ddl", lingua, candidati);
  const file = await must(read, answerFile(`/ddl/${billSlug(numero)}`));
  const elsewhere = text === numero ? {} : { "Content-Location": `${BASE_PATH}/ddl/${numero}` };
  return answerOf(200, await inLanguage(file, "ddl", lingua, read), lingua, elsewhere);
};
