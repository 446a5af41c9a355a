/** What a text names, above what holds its words: a line for each thing, with what it is. */

import type { ComponentChildren } from "preact";
import type { Narrowing } from "../../../../../contract/operations.ts";
import type { ResourceWith } from "../../../../../contract/resources/surfaces.ts";
import { unionName } from "../../../../../law/identity/union-name.ts";
import { citationLabel } from "../../../../../law/names/citation-label.ts";
import { actHash, hashOf } from "../../address.ts";
import { answerTo, type PageAnswer, useAsked } from "../../data/answer.ts";
import { readFile } from "../../data/own-router.ts";
import { LINGUA } from "../../data/place.ts";
import { counted } from "../../data/written.ts";
import { RulingNamed } from "../../shell/named-ruling.tsx";
import { OfficialText, RulingsMark, Waiting } from "../../shell/view.tsx";
import { plainTitle } from "../norma/act-name.ts";
import { AS_PUBLISHED } from "../norma/norma-address.ts";
import { readMembers } from "../parlamentari/members-file.ts";
import { GROUPS_REQUEST, type GroupRanking } from "../parlamentari/signatures.ts";
import { findBearers } from "../pnrr/money-files.ts";
import { placeHash } from "../pnrr/place.tsx";
import { pnrrText } from "../pnrr/pnrr-texts.ts";
import { type FoundLaws, foundAt, labelOf, type RecognisedAct } from "./found.ts";
import { piecesRequest } from "./found-laws.tsx";
import { isBearer, isCup, isGroup, isPerson, mayBeName } from "./named.ts";
import { searchText } from "./search-texts.ts";

/** A thing that is named. */
interface Line {
  readonly kind: string;
  readonly text: ComponentChildren;
}

/** Where a thing is, and what is said of it, which sources say in Italian. */
const linked = (kind: string, href: string, name: string, more: string | null = null, lang = "it"): Line => ({
  kind,
  text: (
    <>
      <a href={href}>{name}</a> {more && <span lang={lang}>{more}</span>}
    </>
  ),
});

/** The line of one that the search recognised, by its resource; `null` if it recognised another thing. */
const OF_RESOURCES: Readonly<Record<ResourceWith<"named", true>, (cited: RecognisedAct) => Line | null>> = {
  ddl: ({ ddl, numero }) =>
    ddl
      ? // A reading is asked for, and the bill has the number of its newest.
        linked(
          searchText("un_ddl"),
          hashOf(["ddl", ddl.numero]),
          [...new Set([numero, ddl.numero])].join(" · "),
          ddl.titolo,
        )
      : null,
  pronunce: ({ pronuncia }) =>
    pronuncia ? { kind: searchText("pronuncia"), text: <RulingNamed ruling={pronuncia} /> } : null,
  ue({ ue }) {
    if (!ue) return null;
    const { kind, text } = linked(searchText("ue"), hashOf(["ue", ue.celex]), unionName(ue, LINGUA));
    return {
      kind,
      text: (
        <>
          {text} <a href={ue.url}>EUR-Lex</a>
        </>
      ),
    };
  },
};

/** The act or article that the search recognised, else one of a resource. */
function lawLine(cited: RecognisedAct): Line {
  for (const lineOf of Object.values(OF_RESOURCES)) {
    const line = lineOf(cited);
    if (line) return line;
  }
  const { norma, articolo, versione, giorno, testo_ufficiale } = cited;
  if (norma === null)
    return {
      kind: searchText("atto"),
      text: (
        <>
          {citationLabel({ ...cited, tipo: cited.tipo ?? "" })}: {searchText("non_qui")}{" "}
          <OfficialText url={testo_ufficiale} />
        </>
      ),
    };
  const inVersion = versione ? `@${giorno ?? AS_PUBLISHED}` : "";
  const href = actHash(articolo === null ? norma.eli + inVersion : foundAt({ norma, articolo }));
  const name = labelOf({ norma, articolo });
  const { kind, text } = linked(
    searchText(articolo ? "articolo" : "atto"),
    href,
    name,
    plainTitle(articolo?.rubrica ?? norma.titolo),
  );
  return {
    kind,
    text: (
      <>
        {text}
        <RulingsMark n={articolo?.n_pronunce} />
        {versione === null && (
          <span class="label">
            {" "}
            {giorno}: {searchText("non_qui")} <OfficialText url={testo_ufficiale} />
          </span>
        )}
      </>
    ),
  };
}

/** Things of one kind that are shown; more of them are in the group of their kind. */
const MOST = 3;

const firstOf = (lines: readonly Line[], kind: string, q: string, vista: string, unit: string): readonly Line[] =>
  lines.length <= MOST ? lines : [linked(kind, hashOf(["cerca"], { q, vista }), counted(lines.length, unit))];

async function members(q: string): Promise<readonly Line[]> {
  const found = (await readMembers()).filter(({ nome }) => isPerson(q, nome));
  const kind = searchText("parlamentare");
  const lines = found.map(({ id, nome, ramo, gruppo }) =>
    linked(kind, hashOf(["parlamentare", id]), nome, [ramo, gruppo].filter(Boolean).join(", ")),
  );
  return firstOf(lines, kind, q, "parlamentari", searchText("persone"));
}

async function groups(q: string): Promise<readonly Line[]> {
  const answer = await answerTo<GroupRanking>(GROUPS_REQUEST);
  const all = answer.state === "ready" ? answer.body.classifica : [];
  return all
    .filter((group) => isGroup(q, group))
    .map(({ nome, sigla, ramo }) =>
      linked(searchText("gruppo"), hashOf(["parlamentari"], { gruppo: sigla, ramo }), `${nome} (${sigla})`, ramo),
    );
}

async function bearers(q: string): Promise<readonly Line[]> {
  const found = (await findBearers(q)).filter((one) => isBearer(q, one));
  const lines = found.map(({ id, nome, tipo, appalti }) =>
    linked(searchText(tipo), hashOf(["pnrr", "nodo", id]), nome, counted(appalti, searchText("n_appalti")), LINGUA),
  );
  return firstOf(lines, searchText("imprese"), q, "imprese", searchText("risultati"));
}

async function places(q: string): Promise<readonly Line[]> {
  const { placesCalled } = await import("../../../../../router/render/progetti.ts");
  return (await placesCalled(readFile, q)).map((place) =>
    linked(pnrrText(place.tipo).toLowerCase(), placeHash(place), place.nome, searchText("progetti_luogo"), LINGUA),
  );
}

async function projects(q: string): Promise<readonly Line[]> {
  const cup = q.trim().toUpperCase();
  const answer = await answerTo<{ progetti: readonly { titolo: string | null }[] }>(`pnrr/progetti/${cup}`);
  const [first] = answer.state === "ready" ? answer.body.progetti : [];
  return first ? [linked(searchText("progetto"), hashOf(["pnrr", "progetti"], { cup }), cup, first.titolo)] : [];
}

/** What cannot be looked for now keeps no law back: the group of its kind says why. */
const orNone = (lines: Promise<readonly Line[]>): Promise<readonly Line[]> => lines.catch(() => []);

interface Lines {
  readonly lines: readonly Line[];
}

/** All that a text names, the laws first. */
async function linesOf(q: string, filters: Narrowing): Promise<PageAnswer<Lines>> {
  const named = isCup(q) ? [projects] : mayBeName(q) ? [members, groups, bearers, places] : [];
  const [laws, ...others] = await Promise.all([
    answerTo<FoundLaws>(piecesRequest(q, filters, 0)),
    ...named.map((of) => orNone(of(q))),
  ]);
  const cited = laws.state === "ready" ? laws.body.riconosciuta : null;
  const meta = { release: "", dati_al: null, fonti: [] };
  return {
    state: "ready",
    body: { meta, lines: [...(cited ? [lawLine(cited)] : []), ...others.flat()] },
    location: null,
  };
}

interface UnderstoodProps {
  readonly q: string;
  readonly filters: Narrowing;
  readonly children?: ComponentChildren;
}

/** The lines, and what was found below them: both at once, so that nothing moves under a reader's eyes. */
export function Understood({ q, filters, children }: UnderstoodProps) {
  const { answer } = useAsked<Lines>(JSON.stringify([q, filters]), () => linesOf(q, filters));
  if (answer.state !== "ready") return <Waiting />;
  const { lines } = answer.body;
  return (
    <>
      {lines.length > 0 && (
        <section class="cited card" aria-labelledby="citato">
          <h2 id="citato" class="label">
            {searchText("citato")}
          </h2>
          <ul class="bare">
            {lines.map(({ kind, text }, i) => (
              <li key={i}>
                <span class="label">{kind}</span> {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      {children}
    </>
  );
}
