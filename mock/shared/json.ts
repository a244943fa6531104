/** A JSON object whose members are not known yet. */
export type JsonObject = { readonly [key: string]: unknown };

/** True of JSON objects; false of null, arrays and everything else. */
export function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The members of a JSON array; none of everything else. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A JSON Schema as far as the mock reads one: the keywords it asks for, none of which need be there. */
export interface Schema extends JsonObject {
  readonly type?: unknown;
  readonly properties?: unknown;
  readonly items?: unknown;
  readonly oneOf?: unknown;
  readonly const?: unknown;
  readonly enum?: unknown;
  readonly examples?: unknown;
}

/** True of everything that can be a schema; the boolean schemas say nothing that could be read. */
export function isSchema(value: unknown): value is Schema {
  return isRecord(value);
}
