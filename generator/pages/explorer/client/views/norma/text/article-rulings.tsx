/** The rulings of the Constitutional Court on an article: above its text what strikes it, below the text the others. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { RulingRow } from "../../../../../../contract/resources/pronunce.ts";
import { touchesComma } from "../../../../../../law/articles/touched-comma.ts";
import { counted } from "../../../data/written.ts";
import { Fold } from "../../../shell/folded.tsx";
import { LazyPart } from "../../../shell/view.tsx";
import type { ActArticle, ActBody } from "../act-body.ts";
import { strikesWhole } from "./changes.ts";
import { readerText } from "./reader-texts.ts";

/** Those on the articles that are shown; none until they have come. */
export const Rulings = createContext<readonly RulingRow[]>([]);

const useRulingsOn = (eli: string) => useContext(Rulings).filter(({ articolo }) => articolo.eli === eli);

/** Whether there is a ruling on any article of an act. */
export const isRuled = ({ articoli }: Pick<ActBody, "articoli">): boolean =>
  articoli.some(({ n_pronunce }) => n_pronunce > 0);

const load = async () => (await import("./ruling-lines.tsx")).RulingLines;

/** Few articles have any: their lines come when they are wanted, and their place is kept. */
const Lines = ({ rulings }: { rulings: readonly RulingRow[] }) =>
  rulings.length === 0 ? null : (
    <LazyPart
      load={load}
      props={{ rulings }}
      meanwhile={<div class="rulings" style={{ minHeight: `${Math.min(rulings.length, 3) * 1.5}rem` }} />}
    />
  );

/** Whether anything of its article is struck: not where another act is, or a note takes the ruling back. */
const strikesHere = ({ parti, ritirata_da }: RulingRow): boolean => parti.length > 0 && ritirata_da === null;

/**
 * Those that strike something of an article.
 *
 * @param folded in a whole act, how many there are
 */
export function ArticleRulings({ article, folded }: { article: ActArticle; folded: boolean }) {
  const all = useRulingsOn(article.eli);
  const rulings = all.filter(strikesHere);
  // Until they have come it is not known which strike.
  if (!article.n_pronunce || (all.length > 0 && rulings.length === 0)) return null;
  const struck = rulings.some(strikesWhole);
  const lines = () => <Lines rulings={rulings} />;
  if (!folded) return <div class={struck ? "struck" : undefined}>{lines()}</div>;
  const count = counted(rulings.length || article.n_pronunce, readerText("della_corte"));
  return (
    <Fold
      kind={struck ? "change-line struck" : "change-line"}
      summary={struck ? `${readerText("illegittimo")} (${count})` : count}
    >
      {lines}
    </Fold>
  );
}

/** Those that strike nothing of an article, folded below its text. */
export function OtherRulings({ eli }: { eli: string }) {
  const rulings = useRulingsOn(eli).filter((one) => !strikesHere(one));
  if (rulings.length === 0) return null;
  return (
    <Fold kind="notes" summary={counted(rulings.length, readerText("non_colpisce"))}>
      {() => <Lines rulings={rulings} />}
    </Fold>
  );
}

interface CommaProps {
  /** Of the article. */
  readonly eli: string;
  readonly comma: string;
  /** Numbers of all commi of the article. */
  readonly commi: readonly (string | null)[];
}

/** Those that touch the comma that an address names. */
export const CommaRulings = ({ eli, comma, commi }: CommaProps) => (
  <Lines rulings={useRulingsOn(eli).filter(({ parti }) => touchesComma(parti, comma, commi))} />
);
