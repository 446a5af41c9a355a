import { answerTo, type PageAnswer } from "../../data/answer.ts";
import type { Register } from "./register.ts";

/** The request that says of acts whether they have changed since a day. */
export const registerRequest = (names: readonly string[], dal: string): string =>
  `registro?${new URLSearchParams({ norme: names.join("|"), ...(dal === "" ? {} : { dal }) })}`;

export const askRegister = (names: readonly string[], dal: string): Promise<PageAnswer<Register>> =>
  answerTo(registerRequest(names, dal));
