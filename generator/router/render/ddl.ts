import { BASE_PATH } from "../../contract/operations.ts";
import type { Lingua } from "../../contract/prose.ts";
import { ownEntry } from "../../format/line-json.ts";
import { answerFile, json, type Read, readRequired } from "../../format/read-tree.ts";
import { billBucket, parseBillNumber, withoutCommitteeText } from "../../law/bill-number.ts";
import { billSlug } from "../../law/published-bill.ts";
import { type Answer, answerOf } from "../answer.ts";
import { documentIn } from "./file-in-language.ts";
import { notFound, several } from "./lookup.ts";
import type { Render } from "./render.ts";

/** One file of the index of numbers (`FORMAT.md`, Finding a bill). */
interface Bucket {
  readonly letture: Readonly<Record<string, string>>;
  readonly candidati: Readonly<Record<string, readonly object[]>>;
}

/** The published number of the bill that a number names, in any spelling and by any of its readings; else the answer that says why there is not one. */
export async function billNamed(text: string, lingua: Lingua, read: Read): Promise<string | Answer> {
  const number = parseBillNumber(text);
  if (number === null) return notFound("ddl", lingua);
  const { ramo, chiave } = number;
  // Both keys begin with the same digits: one file knows them.
  const { letture, candidati } = json<Bucket>(await readRequired(read, `indici/ddl/numeri/${billBucket(chiave)}.json`));
  for (const key of [chiave, withoutCommitteeText(chiave) ?? chiave]) {
    const opened = (ramo ? [ramo] : ["C", "S"]).map((branch) => ownEntry(letture, `${branch}.${key}`));
    const [numero, other] = new Set(opened.filter((found) => found !== undefined));
    if (other) return several("ddl", lingua, candidati[key] ?? []);
    if (numero !== undefined) return numero;
  }
  return notFound("ddl", lingua);
}

/** The bill that a number names; anything but its own number adds where it lives. */
export const renderDdl: Render<"ddl"> = async ({ text }, { lingua, read }) => {
  const numero = await billNamed(text, lingua, read);
  if (typeof numero !== "string") return numero;
  const file = await readRequired(read, answerFile(`/ddl/${billSlug(numero)}`));
  const elsewhere = text === numero ? {} : { "Content-Location": `${BASE_PATH}/ddl/${numero}` };
  const body = await documentIn(file, "ddl", lingua, read);
  return { ...answerOf(200, body, lingua, elsewhere), subject: { numero } };
};
