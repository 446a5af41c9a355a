/** What the Constitutional Court ruled on an article: a calm line for each ruling, its words unfolded on demand. */

import type { RulingIdentity, RulingOnArticle } from "../../../../../api/ruling-row.ts";
import { adjacent } from "../../../../../collections/adjacent.ts";
import { actHash, hashOf } from "../../address.ts";
import { LINGUA } from "../../data/place.ts";
import { counted, dated } from "../../data/written.ts";
import { Fold } from "../../shell/folded.tsx";
import { pronunceText } from "./pronunce-texts.ts";
import { limitOf } from "./ruling.ts";

/** How a ruling is cited: `sent. 242/2019`; by its deposit if the source lacks its number. */
export function rulingLabel({ tipo, numero, anno, deposito }: RulingIdentity): string {
  const day = deposito === null ? "" : dated(pronunceText("depositata"), deposito);
  return `${pronunceText(tipo)} ${numero === null ? day : anno === null ? `n. ${numero}` : `${numero}/${anno}`}`;
}

/** A ruling's name, which leads to its page; one without an ECLI has none. */
export const RulingLink = ({ ruling }: { ruling: RulingIdentity }) =>
  ruling.ecli === null ? rulingLabel(ruling) : <a href={hashOf(["pronunce", ruling.ecli])}>{rulingLabel(ruling)}</a>;

/** What happened to the parts that are struck alike: in part is said in the ruling's own words, if they are of one kind. */
function Struck({ ruling, parts }: { ruling: RulingOnArticle; parts: RulingOnArticle["parti"] }) {
  const places = parts.flatMap(({ partizione }) => partizione ?? []);
  const worded = (words: string) => words.split("/").at(places.length > 1 ? -1 : 0);
  const limit = limitOf(ruling.dispositivo);
  return (
    <>
      {places.length > 0 && <span lang="it">{places.join(" · ")}: </span>}
      {ruling.effetto === "interpretativa" ? (
        worded(pronunceText("senso"))
      ) : parts[0]?.portata === "intero" ? (
        worded(pronunceText("intero"))
      ) : (
        <>
          {worded(pronunceText("parte"))} {limit === null ? pronunceText("in_parte") : <i lang="it">{limit} …</i>}
        </>
      )}
      {parts[0]?.consequenziale && ` (${pronunceText("conseguenza")})`}
    </>
  );
}

/** The act that was struck in the place of this article, as the source writes it. */
function OtherStruck({ atto_colpito: other }: RulingOnArticle) {
  const article = other?.articolo && !/[ ,]/.test(other.articolo) ? `/art/${other.articolo}` : "";
  return (
    <>
      {pronunceText("colpito")}
      {other && ": "}
      <span lang="it">{other?.eli ? <a href={actHash(other.eli + article)}>{other.testo}</a> : other?.testo}</span>
    </>
  );
}

/** What a ruling says of its article, no more than the source does. */
export function RulingSays({ ruling }: { ruling: RulingOnArticle }) {
  const { effetto, parti, ritirata_da, nel_testo } = ruling;
  if (ritirata_da !== null) return <>{pronunceText("ritirata").replace("{n}", ritirata_da)}</>;
  const alike = adjacent(parti, (part) => JSON.stringify({ ...part, partizione: part.partizione === null }));
  return (
    <>
      {effetto === "riguarda_altro" && <OtherStruck {...ruling} />}
      {effetto === "rettifica" && pronunceText("rettificata")}
      {[...alike].map((parts, i) => (
        <span key={i}>
          {i > 0 && "; "}
          <Struck ruling={ruling} parts={parts} />
        </span>
      ))}
      {!nel_testo && ` (${pronunceText("non_nel_testo")})`}
    </>
  );
}

/** The Court's page about a ruling. */
export const CourtLink = ({ url }: Pick<RulingOnArticle, "url">) =>
  url && (
    <a href={url} rel="noopener noreferrer">
      {pronunceText("sito")}
    </a>
  );

const RulingLine = ({ ruling }: { ruling: RulingOnArticle }) => (
  <li class="ruling">
    {pronunceText("corte")}, <RulingLink ruling={ruling} />: <RulingSays ruling={ruling} />{" "}
    <details class="ruling-words">
      <summary>{pronunceText("parole")}</summary>
      <blockquote lang="it">{ruling.dispositivo}</blockquote>
      {ruling.ecli !== null && (
        <p>
          <a href={hashOf(["pronunce", ruling.ecli])}>{pronunceText("tutti")}</a> · <CourtLink url={ruling.url} />
        </p>
      )}
    </details>
  </li>
);

/** Lines before the rest is folded: the text is near. */
const FIRST = 2;

/** The rulings on an article, the newest first. */
export function RulingLines({ rulings }: { rulings: readonly RulingOnArticle[] }) {
  const list = (some: readonly RulingOnArticle[]) => (
    <ul class="bare">
      {some.map((ruling, i) => (
        <RulingLine key={i} ruling={ruling} />
      ))}
    </ul>
  );
  const rest = rulings.slice(FIRST);
  return (
    <div class="rulings" lang={LINGUA}>
      {list(rulings.slice(0, FIRST))}
      {rest.length > 0 && (
        <Fold kind="rest" summary={counted(rest.length, pronunceText("altre"))}>
          {() => list(rest)}
        </Fold>
      )}
    </div>
  );
}
