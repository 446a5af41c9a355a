import { BASE_PATH } from "../../api/operations.ts";
import { answerOf } from "../answer.ts";
import { must } from "../tree.ts";
import type { Render } from "./render.ts";

const HTML = { "Content-Type": "text/html; charset=utf-8" };

/** The file as it is: it has no meta, and one language. */
export const renderDocument: Render<"document"> = async ({ file }, { lingua, read }) => {
  const bytes = await must(read, `${BASE_PATH.slice(1)}/${file}`);
  return answerOf(200, bytes, lingua, file.endsWith(".html") ? HTML : undefined);
};
