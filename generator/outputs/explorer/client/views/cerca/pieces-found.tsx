import { citationLabel } from "../../../../../law/names/label.ts";
import { actHash } from "../../address/address.ts";
import { AS_PUBLISHED } from "../norma/norma-address.ts";
import { type FoundPiece, foundAt, labelOf, markedPieces, type RecognisedAct } from "./found.ts";
import { searchWord } from "./search-words.ts";

/** A title without the double brackets that tell what was amended. */
const unmarked = (title: string) => title.replace(/\(\(|\)\)/g, "");

/** An article or an act that was found, with the piece of text that shows it. */
export function PieceLine({ found }: { found: FoundPiece }) {
  const { norma, articolo, estratto, evidenzia } = found;
  return (
    <li class="found">
      <a href={actHash(foundAt(found))}>
        {labelOf(found)}
        {articolo?.rubrica ? <span lang="it"> · {unmarked(articolo.rubrica)}</span> : null}
      </a>
      {articolo === null ? null : (
        <p class="label" lang="it">
          {norma.titolo}
        </p>
      )}
      <p lang="it" class="excerpt">
        {markedPieces(estratto, evidenzia).map(({ text, marked }, i) => (marked ? <mark key={i}>{text}</mark> : text))}
      </p>
    </li>
  );
}

/** The act or article that the text cites, before all that holds its words. */
export function Cited({ cited }: { cited: RecognisedAct }) {
  const { norma, articolo, versione, giorno } = cited;
  const inVersion = versione ? `@${giorno ?? AS_PUBLISHED}` : "";
  const label = citationLabel({ ...cited, tipo: cited.tipo ?? "" });
  return (
    <section class="cited" aria-labelledby="citato">
      <h2 id="citato">{searchWord("citato")}</h2>
      {norma === null ? (
        <p>
          {label}: {searchWord("non_qui")}
        </p>
      ) : (
        <p>
          <a class="button" href={actHash(articolo === null ? norma.eli + inVersion : foundAt({ norma, articolo }))}>
            {labelOf({ norma, articolo })}
          </a>{" "}
          <span lang="it">{unmarked(articolo?.rubrica ?? norma.titolo)}</span>
        </p>
      )}
    </section>
  );
}
