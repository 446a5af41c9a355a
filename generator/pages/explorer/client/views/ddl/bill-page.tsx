/** One bill: its readings, who signs it, where it was assigned, which acts it names. */

import { useEffect } from "preact/hooks";
import { lawText } from "../../../../../contract/resources/ddl.ts";
import { officialAddress } from "../../../../../law/identity/written-urn.ts";
import { type Address, actHash, addressOf, hashOf } from "../../address.ts";
import { type Meta, useAnswer } from "../../data/answer.ts";
import { counted, writtenCount, writtenDate } from "../../data/written.ts";
import { isStillAt } from "../../navigate.ts";
import { SortableTable, type TableColumn, tableOf } from "../../shell/sortable-table.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { OfficialText, Shown, SourceLine, useTitle } from "../../shell/view.tsx";
import {
  type Assignment,
  type Bill,
  type BillReading,
  daysBetween,
  type NamedByBill,
  placeOfPart,
  referenceDay,
  type Signatory,
  type SigningGroup,
  signingGroups,
} from "./bill.ts";
import { billText } from "./bill-texts.ts";

/** The act as the bill writes it. One that is not here has a dotted line: its page says so and searches for it. */
function NamedAct({ named }: { named: NamedByBill }) {
  const { testo, atto, nel_corpus, titolo } = named;
  const title = titolo !== null && <p class="label">{titolo}</p>;
  if (atto.eli === null)
    return (
      <span lang="it">
        <span class="not-here" title={billText("manca")}>
          {testo}
        </span>{" "}
        <OfficialText url={atto.urn && officialAddress(atto.urn)} />
      </span>
    );
  return (
    <span lang="it">
      <a
        href={actHash(atto.eli)}
        class={nel_corpus ? undefined : "not-here"}
        title={nel_corpus ? undefined : billText("manca")}
      >
        {testo}
      </a>
      {title}
    </span>
  );
}

function NamedPart({ named: { partizione, atto, nel_corpus } }: { named: NamedByBill }) {
  const place = placeOfPart(partizione);
  if (partizione === null) return <>—</>;
  if (atto.eli === null || place === "" || !nel_corpus) return <span lang="it">{partizione}</span>;
  return (
    <a href={actHash(atto.eli + place)} lang="it">
      {partizione}
    </a>
  );
}

const NAMED_COLUMNS: readonly TableColumn<NamedByBill>[] = [
  { title: billText("atto"), value: ({ testo }) => testo, cell: (named) => <NamedAct named={named} /> },
  { title: billText("parte"), value: ({ partizione }) => partizione, cell: (named) => <NamedPart named={named} /> },
  { title: billText("nell_articolo"), value: ({ articolo }) => articolo },
  {
    title: billText("relazioni"),
    value: ({ nel_corpus, n_relazioni_in }) => (nel_corpus ? n_relazioni_in : null),
    numeric: true,
  },
  { title: "ELI", value: ({ atto }) => atto.eli, hidden: true },
];

/** The acts that a bill names, as links to what they name. */
function ActsNamed({ dossier: { testo, articoli, citazioni } }: Pick<Bill, "dossier">) {
  return (
    <>
      <p class="label">
        {testo === "titolo" ? billText("dal_titolo") : `${billText("dal_testo")} ${writtenCount(articoli)}.`}
      </p>
      {citazioni.length === 0 ? (
        <p>{billText("nessun_atto")}</p>
      ) : (
        <>
          <p class="label">{billText("relazioni_nota")}</p>
          <SortableTable
            caption={`${billText("quanti_citati")}: ${writtenCount(citazioni.length)}`}
            columns={NAMED_COLUMNS}
            rows={citazioni}
            rowKey={({ testo: words, articolo, partizione }) => `${articolo} ${words} ${partizione}`}
          />
        </>
      )}
    </>
  );
}

/** What is to be known of a signature besides whose it is. */
function signatureNotes({ primo, data_aggiunta, data_ritiro }: Signatory): string {
  return [
    primo ? billText("primo") : "",
    data_aggiunta === null ? "" : `${billText("aggiunta")} ${writtenDate(data_aggiunta)}`,
    data_ritiro === null ? "" : `${billText("ritirata")} ${writtenDate(data_ritiro)}`,
  ]
    .filter((note) => note !== "")
    .join(", ");
}

function Signer({ signer }: { signer: Signatory }) {
  const { id, nome, data_ritiro } = signer;
  const notes = signatureNotes(signer);
  const name = id === null ? <span>{nome}</span> : <a href={hashOf(["parlamentare", id])}>{nome}</a>;
  return (
    <li>
      {data_ritiro === null ? name : <s>{name}</s>}
      {notes !== "" && <span class="label"> ({notes})</span>}
    </li>
  );
}

function groupTitle(gruppo: SigningGroup["gruppo"]): string {
  if (gruppo === undefined) return billText("altri_proponenti");
  return gruppo ?? billText("senza_gruppo");
}

/** Who signs a bill, by group. */
function Signatories({ bill }: { bill: Bill }) {
  const groups = signingGroups(bill.firmatari);
  if (groups.length === 0) return <p>{billText("nessuna_firma")}</p>;
  return (
    <>
      <p class="label">
        {billText("attivi")} {writtenCount(bill.n_firmatari)}
      </p>
      <div class="signatories">
        {groups.map(({ gruppo, signers }) => (
          <section key={groupTitle(gruppo)}>
            <h3>
              {groupTitle(gruppo)} <span class="label">{writtenCount(signers.length)}</span>
            </h3>
            <ul class="bare">
              {signers.map((signer) => (
                <Signer key={signer.id ?? signer.nome} signer={signer} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** The votes on a reading. That there is none says nothing: much is decided by show of hands. */
const ReadingVotes = ({ votes }: { votes: Bill["votazioni"] }) => (
  <>
    {votes.map(({ id, categoria, data }) => (
      <p key={id}>
        <a href={hashOf(["votazioni", id])}>
          {billText(categoria)} {writtenDate(data)}
        </a>
      </p>
    ))}
  </>
);

interface StepProps {
  readonly reading: BillReading;
  readonly votes: Bill["votazioni"];
  readonly current: boolean;
  readonly still: number | null;
}

function ReadingStep({ reading, votes, current, still }: StepProps) {
  const { numero, ramo, data_presentazione, stato, data_stato } = reading;
  const days = daysBetween(data_presentazione, data_stato);
  return (
    <li aria-current={current ? "step" : undefined}>
      <strong>{numero}</strong> <span class="label">{ramo}</span>
      <p class="label">
        {billText("presentato")} {data_presentazione === null ? billText("ignoto") : writtenDate(data_presentazione)}
      </p>
      <p>
        <span lang="it">{stato ?? "—"}</span>
      </p>
      <p class="label">
        {data_stato === null ? billText("ignoto") : writtenDate(data_stato)}
        {days !== null && days > 0 && `, ${counted(days, billText("dopo"))}`}
      </p>
      <ReadingVotes votes={votes} />
      {current && (
        <p class="label">
          {billText("lettura_attuale")}
          {still !== null && ` · ${billText("fermo").toLowerCase()}: ${writtenCount(still)}`}
        </p>
      )}
    </li>
  );
}

/** The readings of a bill as a line, in their order: from left to right, on a phone downwards. */
function Readings({ bill }: { bill: Bill }) {
  return (
    <ol class="bare readings">
      {bill.fasi.map((reading) => (
        <ReadingStep
          key={reading.numero}
          reading={reading}
          votes={bill.votazioni.filter(({ ddl }) => ddl.includes(reading.numero))}
          current={reading.numero === bill.numero}
          still={bill.giorni_fermo}
        />
      ))}
    </ol>
  );
}

const ASSIGNMENT_COLUMNS: readonly TableColumn<Assignment>[] = [
  { title: billText("giorno"), value: ({ data }) => data, cell: ({ data }) => writtenDate(data) },
  { title: billText("commissione"), value: ({ commissione }) => commissione },
  { title: billText("tipo"), value: ({ tipo }) => tipo },
  { title: billText("sede"), value: ({ sede }) => sede },
];

/** Where it stands: the source's own words, since when, and for how many days. */
function State({ bill }: { bill: Bill }) {
  const { stato_esteso, data_stato, giorni_fermo, legge } = bill;
  const facts = [
    [billText("stato"), <span lang="it">{stato_esteso ?? "—"}</span>],
    [billText("dal_giorno"), writtenDate(data_stato)],
    giorni_fermo === null ? undefined : [billText("fermo"), writtenCount(giorni_fermo)],
    giorni_fermo === null ? undefined : [billText("giorno_riferimento"), writtenDate(referenceDay(bill))],
    legge === null
      ? undefined
      : [
          billText("diventato"),
          legge.eli === null ? lawText(legge) : <a href={actHash(legge.eli)}>{lawText(legge)}</a>,
        ],
  ].filter((fact) => fact !== undefined);
  return (
    <dl class="counts">
      {facts.map(([name, fact]) => (
        <div key={String(name)}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

interface BillProps {
  readonly bill: Bill & { readonly meta: Meta };
  /** Of the address that the page was drawn for. */
  readonly path: Address["path"];
  readonly request: string;
}

/** Branch, kind and who began it, as far as the source says. */
const billFacts = ({ ramo, natura, iniziativa }: Pick<Bill, "ramo" | "natura" | "iniziativa">) =>
  [ramo, natura, iniziativa && `${billText("iniziativa")} ${iniziativa.toLowerCase()}`].filter(Boolean);

export function BillShown({ bill, path, request }: BillProps) {
  const { numero, titolo, assegnazioni, dossier, meta } = bill;
  useTitle(`${numero} ${titolo?.slice(0, 80) ?? ""}`);
  useEffect(() => {
    if (!isStillAt(path)) return;
    // The address says the number as it is published, whatever was typed; the page is the same.
    const { query } = addressOf(location.hash);
    history.replaceState(history.state, "", hashOf(["ddl", numero], query));
  }, [numero]);
  return (
    <>
      <p class="label">
        <a href={hashOf(["ddl"])}>{billText("tutti")}</a>
        {billFacts(bill).map((fact) => ` · ${fact}`)}
      </p>
      <h1>
        <span class="bill-number">{numero}</span> <span lang="it">{titolo}</span>
      </h1>
      <State bill={bill} />
      <SourceLine meta={meta} />
      <TheseData
        requests={[request]}
        table={() => tableOf(dossier.citazioni, NAMED_COLUMNS)}
        name={numero.replace("/", "_")}
        nota={meta.nota}
      />
      <h2>{billText("letture")}</h2>
      <Readings bill={bill} />
      <h2>{billText("chi_firma")}</h2>
      <Signatories bill={bill} />
      <h2>{billText("assegnazioni")}</h2>
      {assegnazioni.length === 0 ? (
        <p>{billText("nessuna_assegnazione")}</p>
      ) : (
        <SortableTable
          caption={`${billText("quante_assegnazioni")}: ${writtenCount(assegnazioni.length)}`}
          columns={ASSIGNMENT_COLUMNS}
          rows={assegnazioni}
          rowKey={({ data, commissione, tipo, sede }) => `${data} ${commissione} ${tipo} ${sede}`}
        />
      )}
      <h2>{billText("citati")}</h2>
      <ActsNamed dossier={dossier} />
    </>
  );
}

/** Of a number as a vote names it, the page of that branch: the Senate's cards are not called by their number. */
function officialBill(numero: string) {
  const [, branch, number] = /^([CS])\.(\S+)$/.exec(numero) ?? [];
  if (branch === undefined || number === undefined) return undefined;
  const ofChamber = branch === "C";
  const url = ofChamber
    ? `https://www.camera.it/leg19/126?leg=19&idDocumento=${encodeURIComponent(number)}`
    : "https://www.senato.it/leggi-e-documenti/disegni-di-legge";
  return { url, text: `${numero}: ${billText(ofChamber ? "alla_camera" : "al_senato")}` };
}

export function BillPage({ numero, path }: { numero: string; path: Address["path"] }) {
  useTitle(numero);
  const request = `ddl/${encodeURIComponent(numero)}`;
  const { answer, again } = useAnswer<Bill>(request);
  return (
    <div class="ddl">
      <Shown answer={answer} again={again} asked={numero} elsewhere={officialBill(numero)}>
        {(bill) => <BillShown bill={bill} path={path} request={request} />}
      </Shown>
    </div>
  );
}
