/** What a tree answers, held against its own OpenAPI document. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { conditional } from "../../generator/router/answer.ts";
import { readFromDisk } from "../../generator/router/disk/disk-tree.ts";
import { respond } from "../../generator/router/respond.ts";
import { thrown } from "../thrown.ts";

export interface DocumentedParameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly example?: string | number;
}

export interface DocumentedOperation {
  readonly path: string;
  readonly parameters: readonly DocumentedParameter[];
  readonly statuses: readonly string[];
}

interface Get {
  readonly parameters: readonly DocumentedParameter[];
  readonly responses: Readonly<
    Record<string, { readonly content?: { readonly "application/json": { readonly schema: object } } }>
  >;
}

/** What the document shows for the parameters that are wanted; those that are required are always among them. */
export function shownValues({ parameters }: DocumentedOperation, wanted: (name: string) => boolean): Values {
  const shown = parameters.filter(({ name, required }) => required || wanted(name));
  return Object.fromEntries(shown.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])));
}

/** A request as its operation declares it: values by the names of parameters. */
export type Values = Readonly<Record<string, string | number>>;

export class Documented {
  readonly #folder: string;
  readonly #paths: Readonly<Record<string, { readonly get: Get }>>;
  readonly #components: object;
  readonly #ajv = new Ajv2020({ strict: false });
  readonly #validators = new Map<string, ValidateFunction>();

  /** @param folder a generated tree */
  constructor(folder: string) {
    const text = readFileSync(path.join(folder, "api/public/openapi.json"), "utf8");
    const { paths, components } = JSON.parse(text);
    this.#folder = folder;
    this.#paths = paths;
    this.#components = components;
  }

  /** Every operation, in the document's order. */
  get operations(): DocumentedOperation[] {
    return Object.entries(this.#paths).map(([at, { get }]) => ({
      path: at,
      parameters: get.parameters,
      statuses: Object.keys(get.responses),
    }));
  }

  /** Asks with every value that the document shows, alone and with all others; what is not answered or lacks a value, a line each. */
  async unanswered(): Promise<string[]> {
    const found: string[] = [];
    for (const operation of this.operations) {
      const names = operation.parameters.map(({ name }) => name);
      for (const wanted of [...names.map((name) => [name]), names]) {
        const values = shownValues(operation, (name) => wanted.includes(name));
        for (const name of wanted) if (!(name in values)) found.push(`${operation.path}: no example of ${name}`);
        const { status, wrong, target } = await this.ask(operation, values);
        if (status !== "200" || wrong !== null) found.push(`${target}: ${status} ${wrong}`);
      }
    }
    return found;
  }

  /**
   * The status of a request, and what is wrong with it by the document: a status that it does not name, a body that its schema refuses.
   *
   * @param values of the parameters that are sent
   */
  async ask(
    { path: at, parameters, statuses }: DocumentedOperation,
    values: Values,
    { method = "GET", ifNoneMatch }: { method?: string; ifNoneMatch?: string } = {},
  ): Promise<{ status: string; wrong: string | null; etag: string | undefined; target: string }> {
    const sent = parameters.filter(({ name }) => name in values);
    const written = ({ name }: DocumentedParameter) => encodeURIComponent(values[name] ?? "");
    const filled = sent.filter((p) => p.in === "path").reduce((text, p) => text.replace(`{${p.name}}`, written(p)), at);
    const query = sent.filter((p) => p.in === "query").map((p) => `${p.name}=${written(p)}`);
    const target = query.length === 0 ? filled : `${filled}?${query.join("&")}`;
    const whole = await respond({ method, target }, (name) => readFromDisk(this.#folder, name), thrown);
    const { status, headers, body } = conditional(whole, ifNoneMatch);
    const known = statuses.includes(String(status));
    const wrong = known ? this.#wrongBody(at, String(status), body) : `${status} is not documented`;
    return { status: String(status), wrong, etag: headers.ETag, target };
  }

  #validatorOf(schema: object): ValidateFunction {
    const key = JSON.stringify(schema);
    const known = this.#validators.get(key);
    if (known) return known;
    const compiled = this.#ajv.compile({ components: this.#components, ...schema });
    this.#validators.set(key, compiled);
    return compiled;
  }

  #wrongBody(at: string, status: string, body: Uint8Array): string | null {
    const content = this.#paths[at]?.get.responses[status]?.content;
    const text = new TextDecoder().decode(body);
    if (content === undefined) return text === "" ? null : "a body where none is documented";
    // A feed is held against the rules of Atom elsewhere.
    if (content["application/json"] === undefined) return text.startsWith("<?xml") ? null : "no feed";
    const validate = this.#validatorOf(content["application/json"].schema);
    return validate(JSON.parse(text)) ? null : this.#ajv.errorsText(validate.errors);
  }
}
