import { BASE_PATH } from "../../api/operations.ts";
import { answerOf } from "../answer.ts";
import { documentIn } from "./document.ts";
import { findAct } from "./find-act.ts";
import { notFound, several } from "./lookup.ts";
import type { Render } from "./render.ts";

/** The act that a text names; anything but its canonical spelling adds where it lives. */
export const renderNorma: Render<"norma"> = async ({ text }, { lingua, read }) => {
  const { eli, document, candidati, ...unknown } = await findAct(read, "norme", text);
  if (candidati) return several("norma", lingua, candidati);
  if (!document) return notFound("norma", lingua, unknown);
  const elsewhere = text === eli ? {} : { "Content-Location": encodeURI(`${BASE_PATH}/norme/${eli}`) };
  return answerOf(200, await documentIn(document, "norma", lingua, read), lingua, elsewhere);
};
