/** Who signed which bills, as `/politici/graph` says it. */

import type { DdlRow } from "../../../../../contract/resources/ddl.ts";
import type { AnswerOf } from "../../../../../contract/resources/declare/fields.ts";
import type { GRAPH_BODIES } from "../../../../../contract/resources/grafi.ts";
import type { RANKINGS } from "../../../../../contract/resources/rankings.ts";
import type { Ramo } from "../../../../../law/bill-number.ts";

/** What `/politici/graph` answers. */
export type SignatureGraph = AnswerOf<(typeof GRAPH_BODIES)["politici-graph"]>;
type SignatureNode = SignatureGraph["nodes"][number];
type SignatureMember = Extract<SignatureNode, { tipo: "parlamentare" }>;
type SignatureBill = Extract<SignatureNode, { tipo: "ddl" }>;

/** Nodes that are asked for: all that the API gives at once, more than either branch has. */
const ALL_NODES = 3000;

/**
 * The request for the signatures of a group, a branch or both.
 *
 * @example signaturesRequest({ ramo: "Senato" }) // "politici/graph?max_nodi=3000&ramo=Senato"
 */
export function signaturesRequest(chosen: Readonly<Partial<Record<"gruppo" | "ramo", string | undefined>>>): string {
  const filters = (["gruppo", "ramo"] as const).flatMap((name) => {
    const value = chosen[name];
    return value ? [`&${name}=${encodeURIComponent(value)}`] : [];
  });
  return `politici/graph?max_nodi=${ALL_NODES}${filters.join("")}`;
}

/** The branch that a text names, `undefined` where it is none. */
export const ramoOf = (text: string | undefined): Ramo | undefined =>
  text === "Camera" || text === "Senato" ? text : undefined;

/** Acronyms are compared so: the branches write one in different cases. */
const sameGroup = (a: string | null, b: string): boolean => a?.toLowerCase() === b.toLowerCase();

/**
 * The members of a graph that are of a group. The API also finds groups whose name has the text in it: where an acronym
 * is just the text, only that group is meant.
 *
 * @example membersOfGroup(graph, "LEGA") // not those of "LSP-PSd'Az", whose name begins with "Lega"
 */
export function membersOfGroup({ nodes }: SignatureGraph, gruppo: string | undefined): SignatureMember[] {
  const members = nodes.filter((node) => node.tipo === "parlamentare");
  const exact = members.filter((member) => gruppo !== undefined && sameGroup(member.gruppo, gruppo));
  return exact.length > 0 ? exact : members;
}

/** Numbers of the bills that at least one of these signed. */
export function signedBills({ nodes, links }: SignatureGraph, members: readonly SignatureMember[]): Set<string> {
  const ids = new Set(members.map(({ id }) => id));
  const signed = new Set(links.filter(({ source }) => ids.has(source)).map(({ target }) => target));
  return new Set(nodes.flatMap(({ id, tipo, label }) => (tipo === "ddl" && signed.has(id) ? [label] : [])));
}

/** A bill that a member signed; `primo` if they are one of those who present it. */
export type SignedBill = Pick<DdlRow, "numero" | "titolo" | "stato"> & { readonly primo: boolean };

/** A group whose members signed the same bills. */
export interface CosigningGroup {
  readonly gruppo: string | null;
  /** How many of its members did, the member left out. */
  readonly persone: number;
  /** How many of the bills they signed. */
  readonly atti: number;
}

/** One member, the bills and the groups that sign with them. */
export interface MemberSignatures {
  readonly member: SignatureMember;
  readonly bills: readonly SignedBill[];
  readonly groups: readonly CosigningGroup[];
}

/**
 * What a member signed and with whom; `undefined` where the graph has no such member.
 *
 * @param id `S-900101`, `C-900107`
 */
export function signaturesOf({ nodes, links }: SignatureGraph, id: string): MemberSignatures | undefined {
  const member = nodes.find((node) => node.tipo === "parlamentare" && node.id === id);
  if (member?.tipo !== "parlamentare") return undefined;
  const roles = new Map(links.flatMap(({ source, target, tipo }) => (source === id ? [[target, tipo] as const] : [])));
  const isSigned = (node: SignatureNode): node is SignatureBill => node.tipo === "ddl" && roles.has(node.id);
  const bills = nodes
    .filter(isSigned)
    .map(({ id: bill, label, titolo, stato }) => {
      return { numero: label, titolo, stato, primo: roles.get(bill) === "primo_firmatario" };
    })
    .sort((a, b) => Number(b.primo) - Number(a.primo));
  const groupOf = new Map(nodes.flatMap((node) => (node.tipo === "parlamentare" ? [[node.id, node.gruppo]] : [])));
  const found = new Map<string | null, { persone: Set<string>; atti: Set<string> }>();
  for (const { source, target } of links) {
    if (source === id || !roles.has(target)) continue;
    const gruppo = groupOf.get(source) ?? null;
    const one = found.get(gruppo) ?? { persone: new Set(), atti: new Set() };
    found.set(gruppo, one);
    one.persone.add(source);
    one.atti.add(target);
  }
  const groups = [...found]
    .map(([gruppo, { persone, atti }]) => ({ gruppo, persone: persone.size, atti: atti.size }))
    .sort((a, b) => b.atti - a.atti || b.persone - a.persone);
  return { member, bills, groups };
}

/** The request that has all groups of both branches. */
export const GROUPS_REQUEST = "politici/classifica-gruppi?limit=100";

/** What `/politici/classifica-gruppi` answers. */
export type GroupRanking = AnswerOf<(typeof RANKINGS)["politici-gruppi"]>;
/**
 * Acronyms to choose from, each once although the branches write some in different cases.
 *
 * @example groupChoices(ranking) // [{ value: "ALFA", text: "ALFA" }, { value: "MISTO", text: "MISTO" }]
 */
export function groupChoices({ classifica }: GroupRanking): { readonly value: string; readonly text: string }[] {
  const bySigla = new Map<string, string>();
  for (const { sigla } of classifica) if (!bySigla.has(sigla.toLowerCase())) bySigla.set(sigla.toLowerCase(), sigla);
  return [...bySigla].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sigla]) => ({ value: sigla, text: sigla }));
}
