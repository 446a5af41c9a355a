/** The section of one operation: what it gives, its parameters, an example to send, the fields of its answer. */

import type { VNode } from "preact";
import { jsonAddress } from "../../contract/explorer-addresses.ts";
import { DOCS_FILES } from "../../contract/named-files.ts";
import { BASE_PATH, isFeed, type Operation } from "../../contract/operations.ts";
import { type Lingua, textsIn } from "../../contract/prose.ts";
import { writtenNumber } from "../../contract/written-number.ts";
import { answerFields, type SchemaContext } from "./list-schema.tsx";
import { prose } from "./markup.tsx";
import { type DocumentParameter, documented, documentedAnswer } from "./openapi-view.ts";
import { type ProposalContext, proposedRequest } from "./proposed-request.ts";
import { LIST_TEXTS, typeName } from "./texts/list-texts.ts";

/** What a parameter takes: type, bounds, pattern, default. */
function rules({ name, in: where, required, schema }: DocumentParameter, lingua: Lingua): VNode {
  const word = textsIn(LIST_TEXTS, lingua);
  const { minimum, maximum, pattern } = schema;
  const bounds =
    minimum === undefined
      ? undefined
      : maximum === undefined
        ? `${word("da")} ${writtenNumber(minimum, lingua)} ${word("in_su")}`
        : `${word("da")} ${writtenNumber(minimum, lingua)} ${word("a")} ${writtenNumber(maximum, lingua)}`;
  const value = schema.default;
  const pieces = [
    typeName(String(schema.type), lingua),
    where === "path" ? word("nel_percorso") : undefined,
    word(required ? "obbligatorio" : "facoltativo"),
    bounds,
    pattern === undefined ? undefined : (
      <>
        {word("regola")} <code>{pattern}</code>
      </>
    ),
    value === undefined ? undefined : value === "" ? (
      <>
        {word("predefinito")}: {word("vuoto")}
      </>
    ) : (
      <>
        {word("predefinito")}: <code>{value}</code>
      </>
    ),
  ].filter((piece) => piece !== undefined);
  return (
    <>
      <code class="name">{name}</code> <span class="rules">{pieces.map((p, i) => (i ? <> · {p}</> : p))}</span>
    </>
  );
}

/**
 * The link beside a heading that leads to it: what one copies to show somebody that place.
 *
 * @param id of the place
 * @param name of what is there
 * @example anchorLink("norme", "Elenco degli atti", "it") // '<a class="anchor" href="#norme" aria-label="Collegamento: Elenco degli atti">#</a>'
 */
const anchorLink = (id: string, name: string, lingua: Lingua): VNode => (
  <a class="anchor" href={`#${id}`} aria-label={`${LIST_TEXTS.collegamento[lingua]}: ${name}`}>
    #
  </a>
);

export type ListContext = SchemaContext & ProposalContext;

/** The fixed part of a path in one colour, the value in another. */
function shownPath(path: string): VNode {
  const pieces = path.split(/(\{\w+\})/);
  return <>{pieces.map((piece) => (piece.startsWith("{") ? <var>{piece}</var> : piece))}</>;
}

/** The parameters; `undefined` where it takes none. */
function parametersList({ id }: Operation, { document, lingua }: ListContext): VNode | undefined {
  const { parameters } = documented(document, id);
  if (parameters.length === 0) return undefined;
  const lines = parameters.map((parameter) => (
    <div id={`${id}.${parameter.name}`}>
      <dt>{rules(parameter, lingua)}</dt>
      <dd>{prose(parameter.description)}</dd>
    </div>
  ));
  return (
    <>
      <h4>{LIST_TEXTS.parametri[lingua]}</h4>
      <dl class="parameters">{lines}</dl>
    </>
  );
}

/** The fields of the answer, folded; a feed has none of its own. */
function answerList({ id }: Operation, context: ListContext): VNode | undefined {
  if (isFeed(id)) return undefined;
  return (
    <details>
      <summary>{LIST_TEXTS.campi[context.lingua]}</summary>
      {answerFields(documentedAnswer(context.document, id).schema, context)}
    </details>
  );
}

/** Its example as a link, as the data served have it; nothing if they have none. */
function example(operation: Operation, context: ListContext): VNode | undefined {
  const request = proposedRequest(operation, context);
  if (request === undefined) return undefined;
  return (
    <p class="example card">
      {LIST_TEXTS.esempio[context.lingua]}:{" "}
      <a href={jsonAddress(request)}>
        {BASE_PATH}/{request}
      </a>
    </p>
  );
}

/** The section of an operation; its anchor is the operation's id, by which the page with forms has it too. */
export function operationSection(operation: Operation, context: ListContext): VNode {
  const { document, lingua } = context;
  const { id, path } = operation;
  const { summary, description } = documented(document, id);
  return (
    <article class="operation" id={id} aria-labelledby={`${id}-titolo`}>
      <div class="row">
        <h3 id={`${id}-titolo`}>{summary}</h3>
        {anchorLink(id, summary, lingua)}
        <a href={`${DOCS_FILES[lingua]}#${id}`} aria-label={`${LIST_TEXTS.prova[lingua]}: ${summary}`}>
          {LIST_TEXTS.prova[lingua]}
        </a>
      </div>
      <p class="route">
        <span class="method">GET</span> <code>{shownPath(path)}</code>
      </p>
      <p>{prose(description)}</p>
      {parametersList(operation, context)}
      {example(operation, context)}
      {answerList(operation, context)}
    </article>
  );
}
