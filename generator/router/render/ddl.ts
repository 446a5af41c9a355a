import { BASE_PATH } from "../../api/operations.ts";
import { answerOf } from "../answer.ts";
import { notFound } from "./lookup.ts";
import type { Render } from "./render.ts";
import { inLanguage } from "./whole.ts";

/** A bill's current number as the answers write it: `S.1234`, `C.643-BIS`, `S.926/I`. */
const CANONICAL = /^[CS]\.\d+(?:[-/][0-9A-Z]+)*$/;

/** The bill of a canonical number. */
export const renderDdl: Render<"ddl"> = async ({ text }, { lingua, read }) => {
  const slug = text.toLowerCase().replace(".", "-").replaceAll("/", "_");
  const file = CANONICAL.test(text) ? await read(`${BASE_PATH.slice(1)}/ddl/${slug}.json`) : null;
  return file ? answerOf(200, await inLanguage(file, "ddl", lingua, read), lingua) : notFound("ddl", lingua);
};
