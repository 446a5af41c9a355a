import { BASE_PATH } from "../../contract/operations.ts";
import { relazioniOf } from "../../format/act-lines.ts";
import { decode } from "../../format/bytes.ts";
import { documentOf, scalarsOf } from "../../format/line-json.ts";
import { type Answer, answerOf, type Made } from "../answer.ts";
import { actDocument } from "./act-document.ts";
import { documentIn, metaOf } from "./file-in-language.ts";
import { dayApart, findAct } from "./find-act.ts";
import { actNotFound, several } from "./lookup.ts";
import type { Render } from "./render.ts";

/**
 * The relations of the act that a text names. In its file they stand `out` first: one direction is one run of lines. A day in the text must have
 * a version, and which of them came after it is said; the relations are those of all versions.
 */
export const renderRelazioni: Render<"relazioni"> = async ({ text: named, dir }, { lingua, read }) => {
  const { text, day } = await dayApart(named);
  const dated = day === null ? null : await import("./versions/asked.ts");
  const asked = dated && (await dated.openVersion(read, named, lingua));
  if (asked && "answer" in asked) return asked.answer;
  const name = asked ? asked.act.eli : text;
  const {
    act: document,
    candidati,
    eli,
    luogo: __,
    ...unknown
  } = await findAct(read, name, (eli) => actDocument(read, "relazioni", eli));
  if (candidati) return several("norma", lingua, candidati);
  if (!document) {
    const { relationsOutside } = await import("./outside.ts");
    return (await relationsOutside(read, unknown.cercati ?? [], name, dir, lingua)) ?? actNotFound(lingua, unknown);
  }
  const direction = dir === "entrambe" ? "" : `&dir=${dir}`;
  const where = asked
    ? { "Content-Location": encodeURI(`${BASE_PATH}/relazioni?norma=${dated.versionedEli(asked)}${direction}`) }
    : undefined;
  const about = (answer: Answer): Made => ({ ...answer, subject: { norma: eli ?? "" } });
  if (dir === "entrambe" && !asked)
    return about(answerOf(200, await documentIn(document, "relazioni", lingua, read), lingua, where));
  const scalars = scalarsOf<{ totale_out: number }>(document);
  const all = relazioniOf(document);
  const [out, into] = [all.slice(0, scalars.totale_out), all.slice(scalars.totale_out)];
  const chosen = dir === "entrambe" ? all : dir === "out" ? out : into;
  const relazioni = chosen.join(",\n");
  const line = await metaOf(document, "relazioni", lingua, read);
  const said =
    asked && (await dated.changesUntilDay(asked, lingua, typeof line === "string" ? line : decode(line), into));
  const onDay: object = JSON.parse(`{${said?.members.slice(1) ?? ""}}`);
  const body = documentOf(said?.meta ?? line, { ...scalars, dir, totale: chosen.length, ...onDay }, { relazioni });
  return about(answerOf(200, body, lingua, where));
};
