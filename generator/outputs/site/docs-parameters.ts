/** The parameters of an operation: what they take, and the fields of the form that sends them. */

import type { OperationId } from "../../api/operations.ts";
import { parameterText } from "../../api/parameter-texts.ts";
import type { Lingua } from "../../api/prose.ts";
import { writtenNumber } from "../../api/written-number.ts";
import { type Html, html, prose } from "./html.ts";
import type { DocumentParameter } from "./openapi-view.ts";
import { defaultOf, initialValue, suggestedValues } from "./proposed-request.ts";
import type { Suggestions } from "./suggestions.ts";
import { DOCS_TEXTS, typeName } from "./texts/docs-texts.ts";

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
export const anchorLink = (id: string, name: string, lingua: Lingua): Html =>
  html`<a class="anchor" href="#${id}" aria-label="${DOCS_TEXTS.collegamento[lingua]}: ${name}">#</a>`;

/** One field with its explanation and the values to try. */
export function formField(parameter: DocumentParameter, { operation, lingua, suggestions }: FormContext): Html {
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
