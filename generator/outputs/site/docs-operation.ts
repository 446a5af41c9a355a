/** The section of one operation: what it gives, its parameters as a form to try it, its answers. */

import { jsonAddress } from "../../api/explorer/addresses.ts";
import { OPERATION_TEXTS } from "../../api/openapi/texts.ts";
import type { Operation } from "../../api/operations.ts";
import type { Lingua } from "../../api/prose.ts";
import { SAMPLE_LANGUAGES, sampleIn } from "./client/request-samples.ts";
import { anchorLink, formField } from "./docs-parameters.ts";
import { answerFields, type SchemaContext } from "./docs-schema.ts";
import { type Html, html, prose } from "./html.ts";
import { documented, documentedAnswer } from "./openapi-view.ts";
import { type ProposalContext, proposedRequest } from "./proposed-request.ts";
import { DOCS_TEXTS, type DocsText } from "./texts/docs-texts.ts";
import { statusText } from "./texts/status-texts.ts";

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
<details class="answer-fields" id="${operation.id}-campi"><summary>${DOCS_TEXTS.campi[lingua]}</summary>
${answerFields(body, context)}</details>
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
