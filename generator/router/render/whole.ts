import { answerOf } from "../answer.ts";
import { answerFile, must } from "../tree.ts";
import { inLanguage } from "./document.ts";
import type { Render } from "./render.ts";

/** The file is the answer. Only the OpenAPI document has no meta: it is in English and says so. */
export const renderWhole: Render<"whole"> = async ({ file }, { operation, lingua, read }) => {
  const bytes = await must(read, answerFile(file));
  return answerOf(200, operation === "openapi" ? bytes : await inLanguage(bytes, operation, lingua, read), lingua);
};
