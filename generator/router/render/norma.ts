import { BASE_PATH } from "../../api/operations.ts";
import { answerOf } from "../answer.ts";
import { findAct } from "./find-act.ts";
import { notFound, several } from "./lookup.ts";
import type { Render } from "./render.ts";
import { inLanguage } from "./whole.ts";

/** The act that a text names; anything but its canonical spelling adds where it lives. */
export const renderNorma: Render<"norma"> = async ({ text }, { lingua, read }) => {
  const found = await findAct(read, "norme", text);
  if ("candidati" in found) return several("norma", lingua, found.candidati);
  if (!("document" in found))
    return notFound("norma", lingua, found.riconosciuta ? { riconosciuta: found.riconosciuta } : {});
  const body = await inLanguage(found.document, "norma", lingua, read);
  const elsewhere = text === found.eli ? {} : { "Content-Location": encodeURI(`${BASE_PATH}/norme/${found.eli}`) };
  return answerOf(200, body, lingua, elsewhere);
};
