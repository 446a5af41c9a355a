/** The section of one operation: what it gives, its parameters as a form to try it, its answers. */

import { jsonAddress } from "../../api/explorer-addresses.ts";
import { OPERATION_TEXTS } from "../../api/openapi/texts.ts";
import { isFeed, type Operation, type OperationId } from "../../api/operations.ts";
import { parameterText } from "../../api/parameter-texts.ts";
import type { Lingua } from "../../api/prose.ts";
import { writtenNumber } from "../../api/written-number.ts";
import { SAMPLE_LANGUAGES, sampleIn } from "./client/request-samples.ts";
import { answerFields, type SchemaContext } from "./docs-schema.ts";
import { type Html, html, prose } from "./html.ts";
import { type DocumentParameter, documented, documentedAnswer } from "./openapi-view.ts";
import { defaultOf, initialValue, type ProposalContext, proposedRequest, suggestedValues } from "./proposed-request.ts";
import type { Suggestions } from "./suggestions.ts";
import { statusText } from "./texts/client-texts.ts";
import { DOCS_TEXTS, type DocsText, typeName } from "./texts/docs-texts.ts";

// The parameters of an operation: what they take, and the fields of the form that sends them.

interface FormContext {
  readonly operation: OperationId;
  readonly lingua: Lingua;
  readonly suggestions: Suggestions;
}

/**
 * The values that a pattern lists, empty first where it may be left out; `undefined` for any other pattern.
 *
 * @example listedValues("^(Camera|Senato)?$") // ["", "Camera", "Senato"]
 */
function listedValues(pattern: string | undefined): string[] | undefined {
  const [, values, optional] = /^\^\(([\w|]+)\)(\?)?\$$/.exec(pattern ?? "") ?? [];
  if (values === undefined) return undefined;
  return [...(optional ? [""] : []), ...values.split("|")];
}

/** What a parameter takes: type, bounds, pattern, default. */
function rules({ name, in: where, required, schema }: DocumentParameter, lingua: Lingua): Html {
  const word = (key: keyof typeof DOCS_TEXTS) => DOCS_TEXTS[key][lingua];
  const { minimum, maximum, pattern } = schema;
  const bounds =
    minimum === undefined
      ? undefined
      : maximum === undefined
        ? `${word("da")} ${writtenNumber(minimum, lingua)} ${word("in_su")}`
        : `${word("da")} ${writtenNumber(minimum, lingua)} ${word("a")} ${writtenNumber(maximum, lingua)}`;
  const value = schema.default;
  const pieces = [
    html`${typeName(String(schema.type), lingua)}`,
    where === "path" ? html`${word("nel_percorso")}` : undefined,
    html`${word(required ? "obbligatorio" : "facoltativo")}`,
    bounds === undefined ? undefined : html`${bounds}`,
    pattern === undefined ? undefined : html`${word("regola")} <code>${pattern}</code>`,
    value === undefined
      ? undefined
      : value === ""
        ? html`${word("predefinito")}: ${word("vuoto")}`
        : html`${word("predefinito")}: <code>${value}</code>`,
  ].filter((piece) => piece !== undefined);
  return html`<code class="name">${name}</code> <span class="rules">${pieces.map((p, i) => (i ? html` · ${p}` : p))}</span>`;
}

function control(parameter: DocumentParameter, id: string, help: string, value: string, lingua: Lingua): Html {
  const { name, in: where, required, schema } = parameter;
  const leftOut = defaultOf(parameter);
  const byDefault = leftOut === undefined ? undefined : html` data-default="${leftOut}"`;
  const common = html`id="${id}" name="${name}" aria-describedby="${help}" data-in="${where}"${byDefault} data-initial="${value}"`;
  const listed = listedValues(schema.pattern);
  if (listed) {
    const empty = name === "lang" ? DOCS_TEXTS.automatica[lingua] : DOCS_TEXTS.tutti[lingua];
    const options = listed.map(
      (v) => html`<option value="${v}"${v === value ? html` selected="selected"` : undefined}>${v || empty}</option>`,
    );
    return html`<select ${common}>${options}</select>`;
  }
  if (schema.type === "string")
    return html`<input ${common} type="text" value="${value}" autocomplete="off" autocapitalize="off" spellcheck="false"${
      required ? html` required="required"` : undefined
    }/>`;
  const max = schema.maximum === undefined ? undefined : html` max="${schema.maximum}"`;
  const step = schema.type === "integer" ? "1" : "any";
  return html`<input ${common} type="number" inputmode="numeric" min="${schema.minimum}"${max} step="${step}" value="${value}"/>`;
}

/**
 * The link beside a heading that leads to it: what one copies to show somebody that place.
 *
 * @param id of the place
 * @param name of what is there
 * @example anchorLink("norme", "Elenco degli atti", "it").markup // '<a class="anchor" href="#norme" aria-label="Collegamento: Elenco degli atti">#</a>'
 */
const anchorLink = (id: string, name: string, lingua: Lingua): Html =>
  html`<a class="anchor" href="#${id}" aria-label="${DOCS_TEXTS.collegamento[lingua]}: ${name}">#</a>`;

/** One field with its explanation and the values to try. */
function formField(parameter: DocumentParameter, { operation, lingua, suggestions }: FormContext): Html {
  const { name } = parameter;
  const id = `${operation}-${name}`;
  const help = `${id}-aiuto`;
  const chips = suggestedValues(operation, name, suggestions).map(
    (v) => html`<button type="button" class="chip" data-fill="${id}" data-value="${v}">${v}</button>`,
  );
  const choose = DOCS_TEXTS.valori[lingua];
  const place = `${operation}.${name}`;
  return html`<div class="field" id="${place}">
<div class="named"><label for="${id}">${rules(parameter, lingua)}</label>${anchorLink(place, place, lingua)}</div>
<p class="help" id="${help}">${prose(parameterText(operation, name)[lingua])}</p>
${control(parameter, id, help, initialValue(operation, parameter, { lingua, suggestions }), lingua)}
${chips.length > 0 ? html`<div class="chips scripted" role="group" aria-label="${choose}: ${name}">${chips}</div>` : undefined}
</div>
`;
}

export interface DocsContext extends SchemaContext, ProposalContext {
  /** Address of the API, the slash included; its path where it is not known where the tree will be published. */
  readonly base: string;
}

/** Characters of an example that are shown. */
const EXAMPLE_SHOWN = 4000;

/** Name of an operation in a language. */
export function operationName(operation: Operation, lingua: Lingua): string {
  const { summary, name } = OPERATION_TEXTS[operation.id];
  return lingua === "it" ? summary : name;
}

/** The fixed part of a path in one colour, the value in another. */
function shownPath(path: string): Html {
  const pieces = path.split(/(\{\w+\})/);
  return html`${pieces.map((piece) => (piece.startsWith("{") ? html`<var>${piece}</var>` : html`${piece}`))}`;
}

function tryForm(operation: Operation, context: DocsContext): Html {
  const { id, path } = operation;
  const { document, lingua } = context;
  const word = (key: DocsText) => DOCS_TEXTS[key][lingua];
  const { parameters } = documented(document, id);
  const request = proposedRequest(operation, context) ?? path.slice(1);
  const fields = parameters.map((p) => formField(p, { ...context, operation: id }));
  // Without scripts a browser sends a query by itself; a value in the path it cannot.
  const scripted = path.includes("{");
  const languages = SAMPLE_LANGUAGES.map(
    (language, at) =>
      html`<button type="button" class="chip" data-sample="${language}" aria-pressed="${at === 0 ? "true" : "false"}">${language}</button>`,
  );
  const noScript = scripted ? html`<noscript><p>${word("senza_script")}</p></noscript>` : undefined;
  return html`<form class="${scripted ? "try scripted" : "try"}" data-operation="${id}" data-path="${path}" action="${scripted ? "." : path.slice(1)}" method="get" novalidate="novalidate" aria-labelledby="${id}-titolo ${id}-prova">
<h4 id="${id}-prova">${word("prova")}</h4>
${fields}<noscript><input type="hidden" name="formato" value="json"/></noscript><div class="request scripted"><p class="label">${word("richiesta")}</p>
<div class="chips" role="group" aria-label="${word("linguaggio")}">${languages}</div>
<pre class="line" tabindex="0" role="group" aria-label="${word("richiesta")}"><code class="sample">${sampleIn("curl", `${context.base}${request}`)}</code></pre></div>
<div class="buttons"><button class="send" type="submit">${word("invia")}</button>
<button type="button" class="quiet scripted" data-copy="sample">${word("copia_codice")}</button>
<button type="button" class="quiet scripted" data-copy="url">${word("copia_indirizzo")}</button>
<a class="quiet scripted" data-open="" href="${jsonAddress(request)}">${word("apri")}</a></div>
<div class="outcome" role="status"></div><div class="answer"></div>
</form>
${noScript}`;
}

function answers(operation: Operation, context: DocsContext): Html {
  const { document, lingua } = context;
  const { responses } = documented(document, operation.id);
  const rows = Object.keys(responses).map(
    (status) =>
      html`<li><span class="status s${status.charAt(0)}">${status}</span> <span>${prose(statusText(status)[lingua])}</span></li>`,
  );
  const { schema: body, example } = documentedAnswer(document, operation.id);
  const text = example === undefined ? "" : JSON.stringify(example, null, 2);
  const shown = text.length > EXAMPLE_SHOWN ? `${text.slice(0, text.lastIndexOf("\n", EXAMPLE_SHOWN))}\n…` : text;
  return html`<h4>${DOCS_TEXTS.risposte[lingua]}</h4>
<ul class="statuses">${rows}</ul>
${
  isFeed(operation.id)
    ? undefined
    : html`<details class="answer-fields" id="${operation.id}-campi"><summary>${DOCS_TEXTS.campi[lingua]}</summary>
${answerFields(body, context)}</details>`
}
${
  text &&
  html`<details><summary>${DOCS_TEXTS.esempio[lingua]}</summary>
<pre class="example" tabindex="0" role="group" aria-label="${DOCS_TEXTS.esempio[lingua]}: ${operation.path}"><code lang="it">${shown}</code></pre>
${shown === text ? undefined : html`<p class="help">${DOCS_TEXTS.tagliato[lingua]}</p>`}</details>
`
}`;
}

/** The section of an operation; its anchor is the operation's id. */
export function operationSection(operation: Operation, context: DocsContext): Html {
  const { lingua } = context;
  const { id, path } = operation;
  return html`<article class="operation" id="${id}" aria-labelledby="${id}-titolo">
<div class="named"><h3 id="${id}-titolo">${operationName(operation, lingua)}</h3>${anchorLink(id, operationName(operation, lingua), lingua)}</div>
<p class="route"><span class="method">GET</span> <code>${shownPath(path)}</code></p>
<p>${prose(OPERATION_TEXTS[id][lingua])}</p>
${tryForm(operation, context)}
${answers(operation, context)}</article>
`;
}
