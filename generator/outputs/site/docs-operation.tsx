/** The section of one operation: what it gives, its parameters, an example to send, the fields of its answer. */

import type { VNode } from "preact";
import { OPERATION_TEXTS } from "../../api/openapi/texts.ts";
import { isFeed, type Operation } from "../../api/operations.ts";
import { type Lingua, textsIn } from "../../api/prose.ts";
import { writtenNumber } from "../../api/written-number.ts";
import { parameterText } from "../../resources/parameter-texts.ts";
import { answerFields, type SchemaContext } from "./docs-schema.tsx";
import { liveCall } from "./live-call.tsx";
import { prose } from "./markup.tsx";
import { type DocumentParameter, documented, documentedAnswer } from "./openapi-view.ts";
import { type ProposalContext, proposedRequest } from "./proposed-request.ts";
import { DOCS_TEXTS, typeName } from "./texts/docs-texts.ts";

/** What a parameter takes: type, bounds, pattern, default. */
function rules({ name, in: where, required, schema }: DocumentParameter, lingua: Lingua): VNode {
  const word = textsIn(DOCS_TEXTS, lingua);
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
  <a class="anchor" href={`#${id}`} aria-label={`${DOCS_TEXTS.collegamento[lingua]}: ${name}`}>
    #
  </a>
);

export type DocsContext = SchemaContext & ProposalContext;

/** Name of an operation in a language. */
export function operationName(operation: Operation, lingua: Lingua): string {
  const { summary, name } = OPERATION_TEXTS[operation.id];
  return lingua === "it" ? summary : name;
}

/** The fixed part of a path in one colour, the value in another. */
function shownPath(path: string): VNode {
  const pieces = path.split(/(\{\w+\})/);
  return <>{pieces.map((piece) => (piece.startsWith("{") ? <var>{piece}</var> : piece))}</>;
}

/** The parameters; `undefined` where it takes none. */
function parametersList({ id }: Operation, { document, lingua }: DocsContext): VNode | undefined {
  const { parameters } = documented(document, id);
  if (parameters.length === 0) return undefined;
  const lines = parameters.map((parameter) => (
    <div id={`${id}.${parameter.name}`}>
      <dt>{rules(parameter, lingua)}</dt>
      <dd>{prose(parameterText(id, parameter.name)[lingua])}</dd>
    </div>
  ));
  return (
    <>
      <h4>{DOCS_TEXTS.parametri[lingua]}</h4>
      <dl class="parameters">{lines}</dl>
    </>
  );
}

/** The fields of the answer, folded; a feed has none of its own. */
function answerList({ id }: Operation, context: DocsContext): VNode | undefined {
  if (isFeed(id)) return undefined;
  return (
    <details>
      <summary>{DOCS_TEXTS.campi[context.lingua]}</summary>
      {answerFields(documentedAnswer(context.document, id).schema, context)}
    </details>
  );
}

/** Its example, as the data served have it; `undefined` where they have none. */
function example(operation: Operation, context: DocsContext): VNode | undefined {
  const request = proposedRequest(operation, context);
  if (request === undefined) return undefined;
  const { lingua } = context;
  return (
    <div class="example card">{liveCall({ api: "", request, name: operationName(operation, lingua), lingua })}</div>
  );
}

/** The section of an operation; its anchor is the operation's id. */
export function operationSection(operation: Operation, context: DocsContext): VNode {
  const { lingua } = context;
  const { id, path } = operation;
  return (
    <article class="operation" id={id} aria-labelledby={`${id}-titolo`}>
      <div class="row">
        <h3 id={`${id}-titolo`}>{operationName(operation, lingua)}</h3>
        {anchorLink(id, operationName(operation, lingua), lingua)}
      </div>
      <p class="route">
        <span class="method">GET</span> <code>{shownPath(path)}</code>
      </p>
      <p>{prose(OPERATION_TEXTS[id][lingua])}</p>
      {parametersList(operation, context)}
      {example(operation, context)}
      {answerList(operation, context)}
    </article>
  );
}
