import { renderRegistro } from "../../../../../router/render/versions/registro.ts";
import type { Meta, PageAnswer } from "../../data/answer.ts";
import { ownAnswer } from "../../data/own-router.ts";
import { LINGUA } from "../../data/place.ts";
import type { Register, RegisterEntry } from "./register.ts";

/** Names of one request, as the API has it. */
const MOST = 100;

/**
 * What became of acts, computed in this page: whom one follows is told to no host.
 *
 * @param names at least one
 * @param dal day after which an act counts as changed; empty for none
 */
export async function askRegister(names: readonly string[], dal: string): Promise<PageAnswer<Register>> {
  const norme: RegisterEntry[] = [];
  let meta: Meta | undefined;
  for (let at = 0; at < names.length; at += MOST) {
    const some = names.slice(at, at + MOST).join("|");
    const answer = await ownAnswer<Register>((read) =>
      renderRegistro(
        { kind: "registro", norme: some, dal, lang: LINGUA },
        { operation: "registro", lingua: LINGUA, read },
      ),
    );
    if (answer.state !== "ready") return answer;
    norme.push(...answer.body.norme);
    meta = answer.body.meta;
  }
  if (meta === undefined) return { state: "failed", why: "refused", detail: "" };
  return { state: "ready", body: { totale: norme.length, norme, meta }, location: null };
}
