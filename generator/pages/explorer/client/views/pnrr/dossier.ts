/** What is known of one company, authority, project or tender: its tenders with all that have a part in them. */

import type {
  BearerNode,
  MoneyNode,
  MoneyPage,
  ProjectNode,
  TenderNode,
} from "../../../../../contract/resources/money-files.ts";

/** A tender with all that have a part in it. */
export interface TenderLinks {
  readonly tender: TenderNode;
  readonly progetti: readonly ProjectNode[];
  readonly enti: readonly BearerNode[];
  readonly aziende: readonly BearerNode[];
}

export interface Dossier {
  readonly node: MoneyNode;
  /** By amount descending, unknown last. */
  readonly tenders: readonly TenderLinks[];
}

const isProject = (node: MoneyNode) => node.tipo === "progetto";
const isBearer = (node: MoneyNode) => "codice_fiscale" in node;

/** The nodes at some places of a page. */
const nodesAt = (nodi: readonly MoneyNode[], places: readonly number[]) =>
  places.flatMap((place) => {
    const node = nodi[place];
    return node === undefined ? [] : [node];
  });

/** The tenders of a page in which a node has a part. */
function tendersIn({ nodi, appalti }: MoneyPage, id: string): TenderLinks[] {
  const own = nodi.findIndex((node) => node.id === id);
  return appalti.flatMap(([place, ...lists]) => {
    const [progetti, enti, aziende] = lists;
    const tender = nodi[place];
    if (tender?.tipo !== "appalto" || !(place === own || lists.some((list) => list.includes(own)))) return [];
    return {
      tender,
      progetti: nodesAt(nodi, progetti).filter(isProject),
      enti: nodesAt(nodi, enti).filter(isBearer),
      aziende: nodesAt(nodi, aziende).filter(isBearer),
    };
  });
}

/**
 * The dossier of a node.
 *
 * @param pages those that its places name
 * @returns `undefined` where none of them holds it
 */
export function moneyDossier(id: string, pages: readonly MoneyPage[]): Dossier | undefined {
  const node = pages.flatMap(({ nodi }) => nodi).find((one) => one.id === id);
  const tenders = pages.flatMap((page) => tendersIn(page, id));
  tenders.sort((a, b) => (b.tender.importo ?? -1) - (a.tender.importo ?? -1));
  return node && { node, tenders };
}

/** Sums over tenders, in euro. */
interface TenderTotals {
  readonly appalti: number;
  /** Tenders of unknown amount: 0 in the sums. */
  readonly sconosciuti: number;
  readonly importo: number;
  /** Of `importo`: tenders that exceed the whole funding of their projects. */
  readonly oltre: number;
  /** Of `importo`: grants. */
  readonly contributi: number;
}

/** Exact to the cent: amounts have two decimals, so they are added as whole cents. */
const sum = (tenders: readonly TenderNode[]) =>
  tenders.reduce((cents, { importo }) => cents + Math.round((importo ?? 0) * 100), 0) / 100;

/**
 * Adds the tenders up, each once.
 *
 * @example tenderTotals([]) // { appalti: 0, sconosciuti: 0, importo: 0, oltre: 0, contributi: 0 }
 */
export function tenderTotals(links: readonly TenderLinks[]): TenderTotals {
  const tenders = links.map(({ tender }) => tender);
  return {
    appalti: tenders.length,
    sconosciuti: tenders.filter(({ importo }) => importo === null).length,
    importo: sum(tenders),
    oltre: sum(tenders.filter(({ oltre_finanziamento }) => oltre_finanziamento)),
    contributi: sum(tenders.filter(({ natura }) => natura === "contributo")),
  };
}

/**
 * The sum of some tenders' amounts; `null` where none of them is known: that is not nothing.
 *
 * @example knownAmount({ appalti: 1, sconosciuti: 1, importo: 0, oltre: 0, contributi: 0 }) // null
 */
export const knownAmount = ({ appalti, sconosciuti, importo }: TenderTotals): number | null =>
  sconosciuti === appalti ? null : importo;

/** Somebody's part in some tenders. */
export interface Share<Node> {
  readonly node: Node;
  readonly totals: TenderTotals;
}

/**
 * Who has a part in some tenders, each once: most money first, then most tenders, then by id. A tender counts in full for each.
 *
 * @example sharesOf(tenders, ({ aziende }) => aziende) // [{ node: { id: "azienda:10000000001", … }, totals: { appalti: 2, … } }]
 */
export function sharesOf<Node extends MoneyNode>(
  tenders: readonly TenderLinks[],
  membersOf: (links: TenderLinks) => readonly Node[],
): Share<Node>[] {
  const byId = new Map<string, { node: Node; links: TenderLinks[] }>();
  for (const links of tenders)
    for (const node of membersOf(links)) {
      const own = byId.get(node.id);
      if (own) own.links.push(links);
      else byId.set(node.id, { node, links: [links] });
    }
  return [...byId.values()]
    .map(({ node, links }) => ({ node, totals: tenderTotals(links) }))
    .sort(
      (a, b) =>
        b.totals.importo - a.totals.importo || b.totals.appalti - a.totals.appalti || (a.node.id < b.node.id ? -1 : 1),
    );
}
