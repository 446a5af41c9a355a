/** Graphs held against shapes (SHACL). */

import { readFileSync } from "node:fs";
import { type NamedNode, Parser, type Quad, Store } from "n3";
import SHACLValidator from "rdf-validate-shacl";

const SH = "http://www.w3.org/ns/shacl#";

/** A property that the nodes of a class must have. */
export interface Mandatory {
  readonly type: string;
  readonly property: string;
}

export class Shapes {
  readonly #store: Store;
  readonly #validator: SHACLValidator;

  /** @param name a file of `shapes/` without `.ttl` */
  constructor(name: string) {
    const text = readFileSync(new URL(`shapes/${name}.ttl`, import.meta.url), "utf8");
    this.#store = new Store(new Parser().parse(text));
    this.#validator = new SHACLValidator(this.#store);
  }

  /** What of a graph breaks a shape, a line each. */
  async broken(quads: readonly Quad[]): Promise<string[]> {
    const { results } = await this.#validator.validate(new Store([...quads]));
    return results.map(
      ({ focusNode, path, value, sourceConstraintComponent }) =>
        `${focusNode?.value} ${JSON.stringify(path)} ${value?.value ?? ""} ${sourceConstraintComponent?.value.slice(SH.length)}`,
    );
  }

  /** The classes whose nodes are looked at. */
  get types(): string[] {
    return this.#store.getObjects(null, `${SH}targetClass`, null).map(({ value }) => value);
  }

  /** What the shapes make mandatory. */
  get mandatory(): Mandatory[] {
    return this.#store.getQuads(null, `${SH}targetClass`, null, null).flatMap(({ subject, object }) => {
      const properties = this.#store.getObjects(subject, `${SH}property`, null);
      const needed = properties.filter((shape) => this.#store.countQuads(shape, `${SH}minCount`, null, null) > 0);
      return needed.map((shape) => {
        const [path] = this.#store.getObjects(shape, `${SH}path`, null) as [NamedNode];
        return { type: object.value, property: path.value };
      });
    });
  }
}
