/** One company, authority, project or tender: what is known of it, and what it is linked with. */

import type { ComponentChildren } from "preact";
import {
  type BearerNode,
  MONEY_FILES,
  type MoneyNode,
  type ProjectNode,
} from "../../../../../contract/resources/money-files.ts";
import { bucketOf } from "../../../../../law/identity/act-bucket.ts";
import { hashOf } from "../../address.ts";
import { answerTo, type Meta, type PageAnswer, useAsked } from "../../data/answer.ts";
import { LINGUA } from "../../data/place.ts";
import { counted, writtenCount, writtenEuro } from "../../data/written.ts";
import { Folded } from "../../shell/folded.tsx";
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

const nodeHash = ({ id }: MoneyNode) => hashOf(["pnrr", "nodo", id]);

/** Links that are shown of many; the tender's own page has all. */
const MOST_LINKS = 3;

/** Some nodes, those beyond the first as a number. */
function NodeLinks({ nodes }: { nodes: readonly MoneyNode[] }) {
  if (nodes.length === 0) return <>—</>;
  return (
    <ul class="bare">
      {nodes.slice(0, MOST_LINKS).map((node) => (
        <li key={node.id}>
          <a href={nodeHash(node)}>{nodeName(node)}</a>
        </li>
      ))}
      {nodes.length > MOST_LINKS && (
        <li>
          {pnrrText("e")} {counted(nodes.length - MOST_LINKS, pnrrText("altri_n"))}
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
};

const nodeColumn = <Node extends BearerNode | ProjectNode>(title: string): TableColumn<Share<Node>> => ({
  title,
  value: ({ node }) => nodeName(node),
  href: ({ node }) => nodeHash(node),
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
    { title: pnrrText("oggetto"), value: ({ tender }) => nodeName(tender), href: ({ tender }) => nodeHash(tender) },
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

/** Columns of companies or authorities with their tenders among some. */
function bearerColumns(shares: readonly Share<BearerNode>[]): TableColumn<Share<BearerNode>>[] {
  const most = Math.max(0, ...shares.map(({ totals }) => totals.importo));
  return [
    nodeColumn(pnrrText(shares[0]?.node.tipo ?? "ente")),
    tendersColumn,
    {
      title: pnrrText("importo"),
      value: ({ totals }) => knownAmount(totals),
      numeric: true,
      cell: ({ totals }) => (
        <AmountBar amount={knownAmount(totals)} most={most} oltre={totals.oltre} contributi={totals.contributi} />
      ),
    },
  ];
}

/** Columns of projects with their funding. */
function projectColumns(shares: readonly Share<ProjectNode>[]): TableColumn<Share<ProjectNode>>[] {
  const most = Math.max(0, ...shares.map(({ node }) => node.finanziamento_totale ?? 0));
  return [
    nodeColumn(pnrrText("progetto")),
    { title: pnrrText("settore"), value: ({ node }) => node.settore },
    {
      title: pnrrText("finanziamento"),
      value: ({ node }) => node.finanziamento_totale,
      numeric: true,
      cell: ({ node }) => <AmountBar amount={node.finanziamento_totale} most={most} />,
    },
    tendersColumn,
  ];
}

interface PartProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly columns: (rows: readonly Row[]) => readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => string;
}

/** One of the tables of a page, with how many rows it has. */
function Part<Row>({ title, rows, columns, rowKey }: PartProps<Row>) {
  return (
    <section>
      <h2>
        {title} ({writtenCount(rows.length)})
      </h2>
      <SortableTable caption={title} columns={columns(rows)} rows={rows} rowKey={rowKey} step={FIRST_ROWS} />
    </section>
  );
}

const shareKey = ({ node }: Share<MoneyNode>) => node.id;

function Tenders({
  title,
  about,
  of,
}: {
  title: "suoi_vinti" | "suoi_appalti";
  about: keyof typeof OTHERS;
  of: Dossier;
}) {
  const columns = (tenders: readonly TenderLinks[]) => tenderColumns(about, tenders);
  return <Part title={pnrrText(title)} rows={of.tenders} columns={columns} rowKey={({ tender }) => tender.id} />;
}

function Bearers({ title, of }: { title: "suoi_enti" | "sue_aziende" | "vincitrici"; of: Dossier }) {
  const shares = sharesOf(of.tenders, title === "suoi_enti" ? ({ enti }) => enti : ({ aziende }) => aziende);
  if (shares.length > 0)
    return <Part title={pnrrText(title)} rows={shares} columns={bearerColumns} rowKey={shareKey} />;
  return title !== "vincitrici" ? null : (
    <section>
      <h2>{pnrrText(title)}</h2>
      <p>{pnrrText("nessuno")}</p>
    </section>
  );
}

function Projects({ of }: { of: Dossier }) {
  const shares = sharesOf(of.tenders, ({ progetti }) => progetti);
  if (shares.length === 0) return null;
  return <Part title={pnrrText("suoi_progetti")} rows={shares} columns={projectColumns} rowKey={shareKey} />;
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
  azienda: (of) => [<Tenders title="suoi_vinti" about="azienda" of={of} />, <Bearers title="suoi_enti" of={of} />],
  ente: (of) => [
    <Tenders title="suoi_appalti" about="ente" of={of} />,
    <Bearers title="sue_aziende" of={of} />,
    <Projects of={of} />,
  ],
  progetto: (of) => [
    <Bearers title="suoi_enti" of={of} />,
    <Tenders title="suoi_appalti" about="progetto" of={of} />,
    <Bearers title="sue_aziende" of={of} />,
  ],
  appalto: (of) => [
    <Bearers title="vincitrici" of={of} />,
    <Bearers title="suoi_enti" of={of} />,
    <Projects of={of} />,
  ],
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
      {node.tipo === "appalto" && node.oltre_finanziamento && <p class="warned notice">{pnrrText("avviso_oltre")}</p>}
      <SourceLine meta={meta} />
      <Folded title={pnrrText("come")}>
        <p class="caveat">{noteAbout(meta.nota, ...about)}</p>
      </Folded>
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
