import type { JsonSchema, SchemaName } from "./schemas.ts";

export declare function readSchemas(): {
  readonly schemas: Readonly<Record<SchemaName, JsonSchema>>;
  readonly english: Readonly<Record<string, string>>;
};
