/** JSON Schemas as lists of fields that people read. */

import type { VNode } from "preact";
import { type Lingua, textsIn } from "../../contract/prose.ts";
import { prose } from "./markup.tsx";
import { componentOf, type OpenApiView, type Schema, schemaNamed } from "./openapi-view.ts";
import { LIST_TEXTS, typeName } from "./texts/list-texts.ts";

/** What the description of a schema needs besides the schema. */
export interface SchemaContext {
  /** In the language of the page. */
  readonly document: OpenApiView;
  readonly lingua: Lingua;
}

/** Component whose own fields are worth a place of their own; the others say all in one line. */
const hasFields = (schema: Schema) => schema.properties !== undefined;

const anchor = (component: string) => `schema-${component}`;

/** Names of the shared shapes, those with fields, in the document's order. */
function sharedShapes(document: OpenApiView): string[] {
  return Object.entries(document.components.schemas)
    .filter(([, schema]) => hasFields(schema))
    .map(([name]) => name);
}

const joined = (pieces: readonly (VNode | string)[], between: string) =>
  pieces.map((piece, i) =>
    i === 0 ? (
      piece
    ) : (
      <>
        {between}
        {piece}
      </>
    ),
  );

/** The type of a schema in words, with links to the shapes it names. */
function typeOf(schema: Schema, context: SchemaContext): VNode {
  const { document, lingua } = context;
  const word = textsIn(LIST_TEXTS, lingua);
  if (schema.$ref !== undefined) {
    const name = componentOf(schema.$ref);
    const target = schemaNamed(document, name);
    if (!hasFields(target)) return typeOf(target, context);
    return (
      <>
        <a href={`#${anchor(name)}`}>{name}</a>
        {[target.type].flat().includes("null") && ` ${word("oppure")} ${typeName("null", lingua)}`}
      </>
    );
  }
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices)
    return (
      <>
        {joined(
          choices.map((c) => typeOf(c, context)),
          ` ${word("oppure")} `,
        )}
      </>
    );
  if (schema.const !== undefined)
    return (
      <>
        {word("sempre")} <code>{String(schema.const)}</code>
      </>
    );
  if (schema.enum) {
    const values = schema.enum.map((v) => <code>{String(v)}</code>);
    return (
      <>
        {word("uno_tra")} {joined(values, ", ")}
      </>
    );
  }
  const names = [schema.type ?? []].flat().map((type) => typeName(type, lingua));
  if (schema.type === "array" && schema.items)
    return (
      <>
        {word("elenco_di")} {typeOf(schema.items, context)}
      </>
    );
  return <>{joined(names, ` ${word("oppure")} `)}</>;
}

/** The description of a schema: its own, else that of the one-line component it refers to. */
function textOf(schema: Schema, { document }: SchemaContext): string | undefined {
  const target = schema.$ref === undefined ? undefined : schemaNamed(document, componentOf(schema.$ref));
  return schema.description ?? (target && !hasFields(target) ? target.description : undefined);
}

/** Fields written where they stand: those of an object, or of the items of a list, that has no name. */
function inner(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  return schema.items?.properties ? schema.items : undefined;
}

/**
 * The fields of an object, nested as they are.
 *
 * @example fields({ properties: { data: { type: "string" } } }, context) // '<ul class="fields"><li>...'
 */
function fields(schema: Schema, context: SchemaContext): VNode {
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const below = inner(field);
    const said = textOf(field, context);
    return (
      <li>
        <code>{name}</code> <span class="type">{typeOf(field, context)}</span>
        {said && <> · {prose(said)}</>}
        {below && fields(below, context)}
      </li>
    );
  });
  return <ul class="bare fields">{rows}</ul>;
}

/** The section of the shapes that several answers share. The id stands inside: a link to it opens the shape without a script. */
export function shapesSection(context: SchemaContext): VNode {
  const { document, lingua } = context;
  const shapes = sharedShapes(document).map((name) => {
    const schema = schemaNamed(document, name);
    const said = schema.description;
    return (
      <details class="shape">
        <summary>
          <h3>{name}</h3>
        </summary>
        <div id={anchor(name)}>
          {said && <p>{prose(said)}</p>}
          {fields(schema, context)}
        </div>
      </details>
    );
  });
  return (
    <section id="schemi" aria-labelledby="schemi-titolo">
      <h2 id="schemi-titolo">{LIST_TEXTS.schemi[lingua]}</h2>
      <p>{prose(LIST_TEXTS.schemi_testo[lingua])}</p>
      {shapes}
    </section>
  );
}

/** The fields of an answer: its own shape, unfolded. */
export function answerFields(schema: Schema, context: SchemaContext): VNode {
  return fields(schemaNamed(context.document, componentOf(schema.$ref ?? "")), context);
}
