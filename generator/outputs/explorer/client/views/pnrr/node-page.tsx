/** One company, authority, project or tender: what is known of it, and what it is linked with. */

import type { ComponentChildren } from "preact";
import type { MoneyNode } from "../../../../../api/explorer/money-files.ts";
import type { Meta } from "../../data/answer.ts";
import { writtenCount, writtenEuro } from "../../data/written.ts";
import { SourceLine } from "../../shell/source-line.tsx";
import { Shown } from "../../shell/states.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { useTitle } from "../../shell/title.ts";
import type { ViewProps } from "../../shell/view.ts";
import { tableOf } from "../../widgets/sortable-table.tsx";
import { WholeNote } from "./amount-bar.tsx";
import { type Dossier, knownAmount, sharesOf, tenderTotals } from "./dossier.ts";
import { kindName, nodeName } from "./node-links.tsx";
import { BearerTable, ProjectTable, TenderTable, tenderColumns } from "./node-tables.tsx";
import { type NoteSubject, noteAbout } from "./nota.ts";
import { pnrrWord } from "./pnrr-words.ts";
import { type ReadDossier, useDossier } from "./use-dossier.ts";

type Kind = MoneyNode["tipo"];

/** A figure or a word about a node, by its name. */
type Fact = readonly [name: string, value: string];

const euroOr = (amount: number | null) => (amount === null ? pnrrWord("sconosciuto") : writtenEuro(amount));

/** What is said of a node in a line each. */
function factsOf({ node, tenders }: Dossier): Fact[] {
  const totals = tenderTotals(tenders);
  const { appalti, sconosciuti, oltre, contributi } = totals;
  if (node.tipo === "appalto")
    return [
      [pnrrWord("importo"), euroOr(node.importo)],
      [pnrrWord("natura"), kindName(node.natura)],
      [pnrrWord("cig"), node.cig ?? "—"],
    ];
  const sums: Fact[] = [
    [pnrrWord("appalti"), writtenCount(appalti)],
    [pnrrWord("importo_totale"), euroOr(knownAmount(totals))],
    ...(oltre > 0 ? [[pnrrWord("di_cui_oltre"), writtenEuro(oltre)] as const] : []),
    ...(contributi > 0 ? [[pnrrWord("di_cui_contributi"), writtenEuro(contributi)] as const] : []),
    ...(sconosciuti > 0 ? [[pnrrWord("sconosciuti"), writtenCount(sconosciuti)] as const] : []),
  ];
  if (node.tipo !== "progetto") return sums;
  return [[pnrrWord("finanziamento"), euroOr(node.finanziamento_totale)], ...sums];
}

/** What a node is, and what it is known by elsewhere. */
function kindLine(node: MoneyNode): string {
  const kind = pnrrWord(node.tipo);
  if ("codice_fiscale" in node) return `${kind} · ${pnrrWord("codice").toLowerCase()} ${node.codice_fiscale}`;
  if (node.tipo === "progetto")
    return [kind, node.cup && `${pnrrWord("cup")} ${node.cup}`, node.settore].filter(Boolean).join(" · ");
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
      <TenderTable title={pnrrWord("suoi_vinti")} about="azienda" tenders={tenders} />
      <BearerTable title={pnrrWord("suoi_enti")} shares={sharesOf(tenders, ({ enti }) => enti)} />
    </>
  ),
  ente: ({ tenders }) => (
    <>
      <TenderTable title={pnrrWord("suoi_appalti")} about="ente" tenders={tenders} />
      <BearerTable title={pnrrWord("sue_aziende")} shares={sharesOf(tenders, ({ aziende }) => aziende)} />
      <ProjectTable title={pnrrWord("suoi_progetti")} shares={sharesOf(tenders, ({ progetti }) => progetti)} />
    </>
  ),
  progetto: ({ tenders }) => (
    <>
      <BearerTable title={pnrrWord("suoi_enti")} shares={sharesOf(tenders, ({ enti }) => enti)} />
      <TenderTable title={pnrrWord("suoi_appalti")} about="progetto" tenders={tenders} />
      <BearerTable title={pnrrWord("sue_aziende")} shares={sharesOf(tenders, ({ aziende }) => aziende)} />
    </>
  ),
  appalto: ({ tenders }) => (
    <>
      {tenders.every(({ aziende }) => aziende.length === 0) ? (
        <section>
          <h2>{pnrrWord("vincitrici")}</h2>
          <p>{pnrrWord("nessuno")}</p>
        </section>
      ) : (
        <BearerTable title={pnrrWord("vincitrici")} shares={sharesOf(tenders, ({ aziende }) => aziende)} />
      )}
      <BearerTable title={pnrrWord("suoi_enti")} shares={sharesOf(tenders, ({ enti }) => enti)} />
      <ProjectTable title={pnrrWord("suoi_progetti")} shares={sharesOf(tenders, ({ progetti }) => progetti)} />
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
      {node.tipo === "appalto" && node.oltre_finanziamento && <p class="warned">{pnrrWord("avviso_oltre")}</p>}
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
  const { answer, again } = useDossier(id);
  return (
    <Shown answer={answer} again={again} asked={id.replace(/^\w+:/, "")}>
      {(dossier) => <DossierShown key={id} dossier={dossier} />}
    </Shown>
  );
}
