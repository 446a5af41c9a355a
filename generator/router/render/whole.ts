import { answerOf } from "../answer.ts";
import { answerFile, must } from "../tree.ts";
import { documentIn } from "./document.ts";
import type { Render } from "./render.ts";

/** The file is the answer. */
export const renderWhole: Render<"whole"> = async ({ file }, { operation, lingua, read }) => {
  const bytes = await must(read, answerFile(file));
  return answerOf(200, await documentIn(bytes, operation, lingua, read), lingua);
};
