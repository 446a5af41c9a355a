/** What the Constitutional Court ruled on an article: a calm line for each ruling, its words unfolded on demand. */

import type { RulingIdentity, RulingOnArticle } from "../../../../../api/ruling-row.ts";
import { actHash } from "../../address.ts";
import { LINGUA } from "../../data/place.ts";
import { counted, dated } from "../../data/written.ts";
import { Fold } from "../../shell/folded.tsx";
import { limitOf, type StruckAlike, struckAlike } from "./ruling.ts";
import { rulingText } from "./ruling-texts.ts";

/** How a ruling is cited: `sent. 242/2019`; by its deposit if the source lacks its number. */
export function rulingLabel({ tipo, numero, anno, deposito }: RulingIdentity): string {
  const name = numero === null || anno === null ? numero && `n. ${numero}` : `${numero}/${anno}`;
  return `${rulingText(tipo)} ${name ?? (deposito === null ? "" : dated(rulingText("depositata"), deposito))}`.trim();
}

/** A ruling's name, which leads to the Court's page about it. */
export const RulingLink = ({ ruling }: { ruling: RulingOnArticle }) =>
  ruling.url === null ? (
    rulingLabel(ruling)
  ) : (
    <a href={ruling.url} rel="noopener noreferrer">
      {rulingLabel(ruling)}
    </a>
  );

/** The word for one place or for several. */
const forCount = (n: number, words: string) => words.split("/")[n > 1 ? 1 : 0] ?? words;
const worded = (n: number, key: "intero" | "parte" | "interpretativa") => {
  const words = rulingText(key);
  return words.includes("/") ? forCount(n, words) : words;
};

/** What happened to the places that are struck alike: in part is said in the ruling's own words, if they are of one kind. */
function Struck({ ruling, alike }: { ruling: RulingOnArticle; alike: StruckAlike }) {
  const { portata, consequenziale, places } = alike;
  const n = places.length;
  const limit = limitOf(ruling.dispositivo);
  return (
    <>
      {n > 0 && <span lang="it">{places.join(" · ")}: </span>}
      {ruling.effetto === "interpretativa" ? (
        worded(n, "interpretativa")
      ) : portata === "intero" ? (
        worded(n, "intero")
      ) : (
        <>
          {worded(n, "parte")} {limit === null ? rulingText("in_parte") : <i lang="it">{limit} …</i>}
        </>
      )}
      {consequenziale && ` (${rulingText("conseguenza")})`}
    </>
  );
}

/** The act that was struck in the place of this article, as the source writes it. */
function OtherStruck({ atto_colpito: other }: RulingOnArticle) {
  if (other === null) return <>{rulingText("riguarda_altro")}</>;
  const article = other.articolo === null || /[ ,]/.test(other.articolo) ? "" : `/art/${other.articolo}`;
  return (
    <>
      {rulingText("riguarda_altro")}:{" "}
      <span lang="it">
        {other.eli === null ? other.testo : <a href={actHash(other.eli + article)}>{other.testo}</a>}
      </span>
    </>
  );
}

/** What a ruling says of its article, no more than the source does. */
export function RulingSays({ ruling }: { ruling: RulingOnArticle }) {
  const { effetto, parti, ritirata_da, nel_testo } = ruling;
  if (ritirata_da !== null) return <>{rulingText("ritirata").replace("{n}", ritirata_da)}</>;
  return (
    <>
      {effetto === "riguarda_altro" ? (
        <OtherStruck {...ruling} />
      ) : effetto === "rettifica" ? (
        rulingText("rettifica")
      ) : (
        struckAlike(parti).map((alike, i) => (
          <span key={i}>
            {i > 0 && "; "}
            <Struck ruling={ruling} alike={alike} />
          </span>
        ))
      )}
      {!nel_testo && ` (${rulingText("non_nel_testo")})`}
    </>
  );
}

function RulingLine({ ruling }: { ruling: RulingOnArticle }) {
  return (
    <li class="ruling">
      {rulingText("corte")}, <RulingLink ruling={ruling} />: <RulingSays ruling={ruling} />{" "}
      <details class="ruling-words">
        <summary>{rulingText("parole")}</summary>
        <blockquote lang="it">{ruling.dispositivo}</blockquote>
      </details>
    </li>
  );
}

/** Lines before the rest is folded: the text is near. */
const FIRST = 3;

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
        <Fold kind="rest" summary={counted(rest.length, rulingText("altre"))}>
          {() => list(rest)}
        </Fold>
      )}
    </div>
  );
}
