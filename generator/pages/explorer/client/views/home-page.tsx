/** The first page: what is here, of which day, and the ways in. */

import type { Prosa } from "../../../../contract/prose.ts";
import type { AnswerOf } from "../../../../contract/resources/declare/fields.ts";
import type { STATE_BODIES } from "../../../../contract/resources/health.ts";
import { type Counts, countsOf } from "../../../site/texts/counts.ts";
import { FIRST_TEXTS } from "../../../site/texts/frame-texts.ts";
import { hashOf } from "../address.ts";
import { useAnswer } from "../data/answer.ts";
import { LINGUA } from "../data/place.ts";
import { writtenCount } from "../data/written.ts";
import { adoptStyle } from "../shell/own-style.ts";
import { textsOf } from "../shell/texts.ts";
import { TheseData } from "../shell/these-data.tsx";
import { Shown, SourceLine, useTitle } from "../shell/view.tsx";
import style from "./found.css";

adoptStyle(style);

const homeText = textsOf({
  ...FIRST_TEXTS,
  qui: { it: "Che cosa c'è qui", en: "What is here" },
});

/** Ways in. */
const STARTS: readonly {
  readonly path: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  readonly names: Prosa;
  readonly texts: Prosa;
}[] = [
  {
    path: ["cerca"],
    names: { it: "Leggere una legge", en: "Read a law" },
    texts: {
      it: "articolo per articolo, in ogni versione, con chi l'ha cambiata",
      en: "article by article, in each version, with who changed it",
    },
  },
  {
    path: ["grafo"],
    names: { it: "Chi modifica chi", en: "Who amends whom" },
    texts: { it: "la mappa delle modifiche tra gli atti", en: "the map of amendments among acts" },
  },
  {
    path: ["pnrr", "aziende"],
    names: { it: "Seguire il denaro", en: "Follow the money" },
    texts: {
      it: "aziende, enti, regioni e fondi del PNRR",
      en: "companies, authorities, regions and funds of the recovery plan",
    },
  },
  {
    path: ["ddl"],
    names: { it: "Guardare il Parlamento", en: "Watch Parliament" },
    texts: {
      it: "i disegni di legge, dove sono fermi e chi li firma",
      en: "the bills, where they stand and who signs them",
    },
  },
  {
    path: ["registro"],
    names: { it: "Seguire i propri atti", en: "Follow your own acts" },
    texts: {
      it: "un registro nel browser, con ciò che è cambiato",
      en: "a register in the browser, with what has changed",
    },
  },
  {
    path: ["citazioni"],
    names: { it: "Controllare le citazioni", en: "Check citations" },
    texts: {
      it: "un testo vostro, con ogni legge citata sottolineata",
      en: "a text of yours, with each law that it cites underlined",
    },
  },
];

/** What `/health` answers. */
type Health = AnswerOf<typeof STATE_BODIES.health>;

function Figures({ conteggi }: { conteggi: Counts }) {
  return (
    <dl class="counts">
      {countsOf(conteggi).map(({ place, names: { page, ...names }, count }) => (
        <div key={place}>
          <dt>{page ? <a href={hashOf(page)}>{names[LINGUA]}</a> : names[LINGUA]}</dt>
          <dd>{writtenCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function HomePage() {
  useTitle(undefined);
  const { answer, again } = useAnswer<Health>("health");
  return (
    <div class="home">
      <h1>{homeText("titolo")}</h1>
      <p class="lead">{homeText("testo")}</p>
      <ul class="bare starts">
        {STARTS.map(({ path, query, names, texts }) => (
          <li key={names.it}>
            <a class="card" href={hashOf(path, query)}>
              <strong>{names[LINGUA]}</strong>
              <span>{texts[LINGUA]}</span>
            </a>
          </li>
        ))}
      </ul>
      <section aria-labelledby="qui">
        <h2 id="qui">{homeText("qui")}</h2>
        <Shown answer={answer} again={again} asked="">
          {({ meta, conteggi }) => (
            <>
              <Figures conteggi={conteggi} />
              <SourceLine meta={meta} />
              <TheseData requests={["health"]} />
            </>
          )}
        </Shown>
      </section>
    </div>
  );
}
