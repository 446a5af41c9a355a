/** One direction of the changes of an act: groups by the other act, in them by class. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { actHash } from "../../address/address.ts";
import { writtenCount } from "../../data/written.ts";
import type { ActRelation } from "../norma/act-body.ts";
import { eliLabel } from "../norma/eli-label.ts";
import { type ClassOfRelations, groupedRelations, type RelatedAct } from "./grouped-relations.ts";
import { classWord, modificheWord } from "./modifiche-words.ts";
import { RelationLine } from "./relation-line.tsx";

/** Acts, and relations of a class, that are shown at first; each "more" shows more of them. */
const FIRST_ACTS = 12;
const FIRST_LINES = 6;
const MORE = 50;

function More({ label, shown, total, onMore }: { label: string; shown: number; total: number; onMore: () => void }) {
  if (shown >= total) return null;
  return (
    <p class="buttons">
      <button type="button" class="quiet small" onClick={onMore}>
        {label} ({writtenCount(shown)} / {writtenCount(total)})
      </button>
    </p>
  );
}

function RelationClass({ group: { classe, relations } }: { group: ClassOfRelations }) {
  const [shown, setShown] = useState(FIRST_LINES);
  return (
    <>
      <h4>
        {classWord(classe)} <span class="numeric">{writtenCount(relations.length)}</span>
      </h4>
      <ul>
        {relations.slice(0, shown).map((relation, i) => (
          <RelationLine key={i} relation={relation} />
        ))}
      </ul>
      <More
        label={modificheWord("altre")}
        shown={shown}
        total={relations.length}
        onMore={() => setShown(shown + MORE)}
      />
    </>
  );
}

function Act({ act: { eli, nelCorpus, classes } }: { act: RelatedAct }) {
  const label = eliLabel(eli);
  return (
    <section class="related-act">
      <h3 lang="it">{nelCorpus ? <a href={actHash(eli)}>{label}</a> : label}</h3>
      {!nelCorpus && <p class="label">{modificheWord("fuori")}</p>}
      {classes.map((group) => (
        <RelationClass key={group.classe} group={group} />
      ))}
    </section>
  );
}

interface Props {
  readonly id: string;
  readonly title: string;
  readonly relations: readonly ActRelation[];
  /** What is said where there are none. */
  readonly empty: ComponentChildren;
}

export function RelationsColumn({ id, title, relations, empty }: Props) {
  const [shown, setShown] = useState(FIRST_ACTS);
  const acts = groupedRelations(relations);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} <span class="numeric">{writtenCount(relations.length)}</span>
      </h2>
      {relations.length === 0 && <p class="lead">{empty}</p>}
      {acts.slice(0, shown).map((act) => (
        <Act key={act.eli} act={act} />
      ))}
      <More
        label={modificheWord("altri_atti")}
        shown={shown}
        total={acts.length}
        onMore={() => setShown(shown + MORE)}
      />
    </section>
  );
}
