/** One company, authority, project or tender: what is known of it, and what it is linked with. */

import type { ComponentChildren } from "preact";
import { type BearerNode, MONEY_FILES, type MoneyNode, type ProjectNode } from "../../../../../api/money-files.ts";
import { bucketOf } from "../../../../../law/identity/act-bucket.ts";
import { hashOf } from "../../address.ts";
import { answerTo, type Meta, type PageAnswer, useAsked } from "../../data/answer.ts";
import { LINGUA } from "../../data/place.ts";
import { writtenCount, writtenEuro } from "../../data/written.ts";
import { SortableTable, type TableColumn, tableOf } from "../../shell/sortable-table.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { Shown, SourceLine, useTitle, type ViewProps } from "../../shell/view.tsx";
import { AmountBar, WholeNote } from "./amount-bar.tsx";
import {
  type Dossier,
  knownAmount,
  moneyDossier,
  type Share,
  sharesOf,
  type TenderLinks,
  tenderTotals,
} from "./dossier.ts";
import { readIndex, readPage, readPlaces } from "./money-files.ts";
import { type NoteSubject, noteAbout } from "./nota.ts";
import { KIND_NAMES, pnrrText } from "./pnrr-texts.ts";

/** A dossier, and the files that it was read from. */
interface ReadDossier extends Dossier {
  readonly files: readonly string[];
}

/**
 * Reads the dossier of a node.
 *
 * @returns `undefined` where the collection has no such node
 * @throws Error where files do not come, or are of different editions of the tree
 */
async function readDossier(id: string): Promise<ReadDossier | undefined> {
  const { parti } = await readIndex();
  const part = bucketOf(id, parti);
  const places = await readPlaces(part);
  const own = Object.hasOwn(places, id) ? places[id] : undefined;
  if (own === undefined) return undefined;
  const [count, ...pages] = own;
  const dossier = moneyDossier(id, await Promise.all(pages.map(readPage)));
  if (dossier?.tenders.length !== count) throw new Error(pnrrText("edizioni"));
  return { ...dossier, files: [MONEY_FILES.places(part), ...pages.map(MONEY_FILES.page)] };
}

/** The request whose note is about nodes of a kind, by the beginning of their ids. It has the sources and the day as well. */
const ABOUT_NODES: ReadonlyMap<string, string> = new Map([
  ["azienda", "pnrr/classifica-aziende?limit=1"],
  ["ente", "pnrr/classifica-enti?limit=1"],
]);

/** The graph that the node is in; a page needs its note alone. */
const ABOUT_OTHERS = "pnrr/graph?max_nodi=10";

/** The dossier of a node as an answer, with the meta of one that speaks of nodes of its kind. */
async function dossierOf(id: string): Promise<PageAnswer<ReadDossier>> {
  const about = await answerTo<object>(ABOUT_NODES.get(id.replace(/:.*/s, "")) ?? ABOUT_OTHERS);
  if (about.state !== "ready") return about;
  try {
    const dossier = await readDossier(id);
    if (dossier === undefined) return { state: "absent", body: { detail: pnrrText("senza_nodo") } };
    return { state: "ready", body: { ...dossier, meta: about.body.meta }, location: null };
  } catch (error) {
    return { state: "failed", why: "offline", detail: String(error) };
  }
}

/** What a node is called. A project whose title was not read is known by its CUP. */
const nodeName = (node: MoneyNode): string =>
  node.label || (node.tipo === "progetto" ? (node.cup ?? node.id) : node.id);

/** The kind of a tender in the page's language; `—` where the source does not say. */
const kindName = (natura: string | null): string => (natura === null ? "—" : (KIND_NAMES[natura]?.[LINGUA] ?? natura));

function NodeLink({ node }: { node: MoneyNode }) {
  return <a href={hashOf(["pnrr", "nodo", node.id])}>{nodeName(node)}</a>;
}

/** Links that are shown of many; the tender's own page has all. */
const MOST_LINKS = 3;

/** Some nodes, those beyond the first as a number. */
function NodeLinks({ nodes }: { nodes: readonly MoneyNode[] }) {
  if (nodes.length === 0) return <>—</>;
  return (
    <ul class="plain">
      {nodes.slice(0, MOST_LINKS).map((node) => (
        <li key={node.id}>
          <NodeLink node={node} />
        </li>
      ))}
      {nodes.length > MOST_LINKS && (
        <li>
          {pnrrText("altri_n")} {writtenCount(nodes.length - MOST_LINKS)}
        </li>
      )}
    </ul>
  );
}

/** Rows that are shown at first. */
const FIRST_ROWS = 20;

/** Who stands beside a tender: those whom the page is not about. */
const OTHERS = {
  azienda: ["enti", "progetti"],
  ente: ["aziende", "progetti"],
  progetto: ["aziende"],
  appalto: [],
} as const;

type Members = "enti" | "progetti" | "aziende";

const tendersColumn: TableColumn<Pick<Share<unknown>, "totals">> = {
  title: pnrrText("appalti"),
  value: ({ totals }) => totals.appalti,
  numeric: true,
  cell: ({ totals }) => writtenCount(totals.appalti),
};

const nodeColumn = <Node extends BearerNode | ProjectNode>(title: string): TableColumn<Share<Node>> => ({
  title,
  value: ({ node }) => nodeName(node),
  cell: ({ node }) => <NodeLink node={node} />,
});

const membersColumn = (members: Members): TableColumn<TenderLinks> => ({
  title: pnrrText(members),
  value: (links) => links[members].map(nodeName).join("; "),
  cell: (links) => <NodeLinks nodes={links[members]} />,
});

/** Columns of tenders. Bars are as long as their share of the largest. */
function tenderColumns(about: keyof typeof OTHERS, tenders: readonly TenderLinks[]): TableColumn<TenderLinks>[] {
  const most = Math.max(0, ...tenders.map(({ tender }) => tender.importo ?? 0));
  return [
    {
      title: pnrrText("oggetto"),
      value: ({ tender }) => nodeName(tender),
      cell: ({ tender }) => <NodeLink node={tender} />,
    },
    {
      title: pnrrText("importo"),
      value: ({ tender }) => tender.importo,
      numeric: true,
      cell: ({ tender: { importo, oltre_finanziamento, natura } }) => (
        <AmountBar
          amount={importo}
          most={most}
          oltre={oltre_finanziamento ? (importo ?? 0) : 0}
          contributi={natura === "contributo" ? (importo ?? 0) : 0}
        />
      ),
    },
    { title: pnrrText("natura"), value: ({ tender }) => kindName(tender.natura) },
    ...OTHERS[about].map(membersColumn),
    { title: pnrrText("cig"), value: ({ tender }) => tender.cig ?? "—" },
  ];
}

function TenderTable(props: {
  readonly title: string;
  readonly about: keyof typeof OTHERS;
  readonly tenders: readonly TenderLinks[];
}) {
  const { title, about, tenders } = props;
  return (
    <section>
      <h2>
        {title} ({writtenCount(tenders.length)})
      </h2>
      <SortableTable
        caption={title}
        columns={tenderColumns(about, tenders)}
        rows={tenders}
        rowKey={({ tender }) => tender.id}
        step={FIRST_ROWS}
      />
    </section>
  );
}

/** Companies or authorities with their tenders among some. */
function BearerTable({ title, shares }: { title: string; shares: readonly Share<BearerNode>[] }) {
  const most = Math.max(0, ...shares.map(({ totals }) => totals.importo));
  const [first] = shares;
  if (first === undefined) return null;
  return (
    <section>
      <h2>
        {title} ({writtenCount(shares.length)})
      </h2>
      <SortableTable
        caption={title}
        columns={[
          nodeColumn(pnrrText(first.node.tipo)),
          tendersColumn,
          {
            title: pnrrText("importo"),
            value: ({ totals }) => knownAmount(totals),
            numeric: true,
            cell: ({ totals }) => (
              <AmountBar amount={knownAmount(totals)} most={most} oltre={totals.oltre} contributi={totals.contributi} />
            ),
          },
        ]}
        rows={shares}
        rowKey={({ node }) => node.id}
        step={FIRST_ROWS}
      />
    </section>
  );
}

/** Projects with their funding. */
function ProjectTable({ title, shares }: { title: string; shares: readonly Share<ProjectNode>[] }) {
  const most = Math.max(0, ...shares.map(({ node }) => node.finanziamento_totale ?? 0));
  return shares.length === 0 ? null : (
    <section>
      <h2>
        {title} ({writtenCount(shares.length)})
      </h2>
      <SortableTable
        caption={title}
        columns={[
          nodeColumn(pnrrText("progetto")),
          { title: pnrrText("settore"), value: ({ node }) => node.settore },
          {
            title: pnrrText("finanziamento"),
            value: ({ node }) => node.finanziamento_totale,
            numeric: true,
            cell: ({ node }) => <AmountBar amount={node.finanziamento_totale} most={most} />,
          },
          tendersColumn,
        ]}
        rows={shares}
        rowKey={({ node }) => node.id}
        step={FIRST_ROWS}
      />
    </section>
  );
}

type Kind = MoneyNode["tipo"];

/** A figure or a word about a node, by its name. */
type Fact = readonly [name: string, value: string];

const euroOr = (amount: number | null) => (amount === null ? pnrrText("sconosciuto") : writtenEuro(amount));

/** What is said of a node in a line each. */
function factsOf({ node, tenders }: Dossier): Fact[] {
  const totals = tenderTotals(tenders);
  const { appalti, sconosciuti, oltre, contributi } = totals;
  if (node.tipo === "appalto")
    return [
      [pnrrText("importo"), euroOr(node.importo)],
      [pnrrText("natura"), kindName(node.natura)],
      [pnrrText("cig"), node.cig ?? "—"],
    ];
  const sums: Fact[] = [
    [pnrrText("appalti"), writtenCount(appalti)],
    [pnrrText("importo_totale"), euroOr(knownAmount(totals))],
    ...(oltre > 0 ? [[pnrrText("di_cui_oltre"), writtenEuro(oltre)] as const] : []),
    ...(contributi > 0 ? [[pnrrText("di_cui_contributi"), writtenEuro(contributi)] as const] : []),
    ...(sconosciuti > 0 ? [[pnrrText("sconosciuti"), writtenCount(sconosciuti)] as const] : []),
  ];
  if (node.tipo !== "progetto") return sums;
  return [[pnrrText("finanziamento"), euroOr(node.finanziamento_totale)], ...sums];
}

/** What a node is, and what it is known by elsewhere. */
function kindLine(node: MoneyNode): string {
  const kind = pnrrText(node.tipo);
  if ("codice_fiscale" in node) return `${kind} · ${pnrrText("codice").toLowerCase()} ${node.codice_fiscale}`;
  if (node.tipo === "progetto")
    return [kind, node.cup && `${pnrrText("cup")} ${node.cup}`, node.settore].filter(Boolean).join(" · ");
  return kind;
}

/** What the note says of figures of each kind of page: it stands right below them. */
const CAVEATS: Readonly<Record<Kind, readonly NoteSubject[]>> = {
  azienda: ["intero", "importo"],
  ente: ["ente", "importo"],
  progetto: ["importo", "persone"],
  appalto: ["ente", "importo", "persone"],
};

/** The tables of each kind of page. */
const TABLES: Readonly<Record<Kind, (dossier: Dossier) => ComponentChildren>> = {
  azienda: ({ tenders }) => (
    <>
      <TenderTable title={pnrrText("suoi_vinti")} about="azienda" tenders={tenders} />
      <BearerTable title={pnrrText("suoi_enti")} shares={sharesOf(tenders, ({ enti }) => enti)} />
    </>
  ),
  ente: ({ tenders }) => (
    <>
      <TenderTable title={pnrrText("suoi_appalti")} about="ente" tenders={tenders} />
      <BearerTable title={pnrrText("sue_aziende")} shares={sharesOf(tenders, ({ aziende }) => aziende)} />
      <ProjectTable title={pnrrText("suoi_progetti")} shares={sharesOf(tenders, ({ progetti }) => progetti)} />
    </>
  ),
  progetto: ({ tenders }) => (
    <>
      <BearerTable title={pnrrText("suoi_enti")} shares={sharesOf(tenders, ({ enti }) => enti)} />
      <TenderTable title={pnrrText("suoi_appalti")} about="progetto" tenders={tenders} />
      <BearerTable title={pnrrText("sue_aziende")} shares={sharesOf(tenders, ({ aziende }) => aziende)} />
    </>
  ),
  appalto: ({ tenders }) => (
    <>
      {tenders.every(({ aziende }) => aziende.length === 0) ? (
        <section>
          <h2>{pnrrText("vincitrici")}</h2>
          <p>{pnrrText("nessuno")}</p>
        </section>
      ) : (
        <BearerTable title={pnrrText("vincitrici")} shares={sharesOf(tenders, ({ aziende }) => aziende)} />
      )}
      <BearerTable title={pnrrText("suoi_enti")} shares={sharesOf(tenders, ({ enti }) => enti)} />
      <ProjectTable title={pnrrText("suoi_progetti")} shares={sharesOf(tenders, ({ progetti }) => progetti)} />
    </>
  ),
};

/** The graph that the node is in. */
const REQUEST = "pnrr/graph?max_nodi=5000";

function DossierShown({ dossier }: { dossier: ReadDossier & { readonly meta: Meta } }) {
  const { node, tenders, meta, files } = dossier;
  const name = nodeName(node);
  useTitle(name);
  const { oltre, contributi } = tenderTotals(tenders);
  const about = [
    ...CAVEATS[node.tipo],
    ...(oltre > 0 ? (["oltre"] as const) : []),
    ...(contributi > 0 ? (["contributi", "sovrapposte"] as const) : []),
  ];
  return (
    <>
      <p class="label">{kindLine(node)}</p>
      <h1>{name}</h1>
      <dl class="counts">
        {factsOf(dossier).map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {node.tipo === "appalto" && node.oltre_finanziamento && <p class="warned">{pnrrText("avviso_oltre")}</p>}
      <SourceLine meta={meta} />
      <p class="caveat">{noteAbout(meta.nota, ...about)}</p>
      {TABLES[node.tipo](dossier)}
      <TheseData
        requests={[REQUEST]}
        files={files}
        table={() => tableOf(tenders, tenderColumns(node.tipo, tenders))}
        name={node.id.replaceAll(/[^\w-]+/g, "-")}
        nota={meta.nota}
      />
      <WholeNote nota={meta.nota} />
    </>
  );
}

export function NodePage({ address }: ViewProps) {
  const id = address.path.slice(2).join("/");
  const { answer, again } = useAsked(id, () => dossierOf(id));
  return (
    <Shown answer={answer} again={again} asked={id.replace(/^\w+:/, "")}>
      {(dossier) => <DossierShown key={id} dossier={dossier} />}
    </Shown>
  );
}
