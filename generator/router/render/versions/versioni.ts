import { BASE_PATH } from "../../../contract/operations.ts";
import { documentOf } from "../../../format/line-json.ts";
import { answerOf } from "../../answer.ts";
import type { Render } from "../render.ts";
import { openVersion } from "./asked.ts";

/** The versions of the act that a text names, the newest first. A day in the text must have a version, and changes nothing else. */
export const renderVersioni: Render<"versioni"> = async ({ eli: text }, { lingua, read }) => {
  const asked = await openVersion(read, text, lingua);
  if ("answer" in asked) return asked.answer;
  const { eli, index, metaLine } = asked.act;
  const { norma, versioni } = index;
  const lines = versioni.map((version) => JSON.stringify(version)).join(",\n");
  const body = documentOf(metaLine(lingua), { norma, totale: versioni.length }, { versioni: lines });
  const elsewhere = text === eli ? undefined : { "Content-Location": encodeURI(`${BASE_PATH}/norme/${eli}/versioni`) };
  return { ...answerOf(200, body, lingua, elsewhere), subject: { eli } };
};
