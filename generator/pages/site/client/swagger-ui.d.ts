/** What is used of Swagger UI, which comes without types. */

declare module "swagger-ui-dist/swagger-ui-es-bundle.js" {
  /** An immutable map, as its store holds everything. */
  interface StoreMap {
    get(key: string): string | StoreMap | undefined;
    toJS(): unknown;
  }

  /** Groups of operations, and the operations of a group, as they are filtered. */
  interface Group {
    update(key: "operations", change: (operations: Operations) => Operations): Group;
    get(key: "operations"): Operations;
  }
  interface Operations {
    readonly size: number;
    filter(keep: (operation: StoreMap) => boolean): Operations;
  }
  interface Groups {
    map(change: (group: Group) => Group): Groups;
    filter(keep: (group: Group) => boolean): Groups;
  }

  type Component = (props: Readonly<Record<string, unknown>>) => unknown;
  interface System {
    readonly React: { createElement(type: unknown, props: object | null, ...children: unknown[]): unknown };
    readonly layoutSelectors: { currentFilter(): string | boolean | undefined };
    readonly layoutActions: { updateFilter(phrase: string): void };
  }

  interface Plugin {
    readonly fn?: Readonly<Record<string, unknown>>;
    readonly wrapComponents?: Readonly<Record<string, (original: Component, system: System) => Component>>;
  }

  export default function SwaggerUI(options: Readonly<Record<string, unknown>> & { plugins: readonly Plugin[] }): void;
}
