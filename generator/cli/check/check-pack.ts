import { faultsOfActPack } from "../../format/pack.ts";
import { messageOf } from "../../terminal/error-message.ts";
import { actsOfTree, packsOf, type TreeFiles } from "../../tree/acts-of-tree.ts";
import { CHECK_TEXTS, linesAbout } from "./texts.ts";

const CARD = "indici/norma.json";

/**
 * Checks a pack and the acts in it, each of which is an answer.
 *
 * @param name of the pack, in the tree
 * @param bucket that its name tells
 * @param answer what is wrong with the text of an act's answer, reported where it stands
 * @returns how many answers were looked at, and what is wrong, a line each
 */
export function checkPack(
  files: Pick<TreeFiles, "read">,
  name: string,
  bucket: number,
  answer: (where: string, text: string, file: string) => string[],
): { answers: number; problems: string[] } {
  let buckets: number;
  try {
    buckets = packsOf(files);
  } catch (error) {
    // Its own line says whether it is missing or spoilt.
    return { answers: 0, problems: [`${name}: ${CHECK_TEXTS.packNeeds(CARD, messageOf(error))}`] };
  }
  if (buckets === 0) return { answers: 0, problems: [`${name}: ${CHECK_TEXTS.packUnknown(CARD)}`] };
  const pack = files.read(name);
  const problems = linesAbout(name, faultsOfActPack(pack, bucket, buckets));
  if (problems.length > 0) return { answers: 0, problems };
  let answers = 0;
  for (const { file, norma } of actsOfTree({ names: [name], read: (n) => (n === name ? pack : files.read(n)) })) {
    answers++;
    problems.push(...answer(`${name} (${file})`, norma(), file));
  }
  return { answers, problems };
}
