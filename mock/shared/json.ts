/** A JSON object with unknown members. */
export type JsonObject = { readonly [key: string]: unknown };

/** Whether a value is a JSON object: not null, not an array. */
export function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The members of a JSON array; empty for any other value. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A JSON Schema, as far as the mock reads it: the keywords it uses, all optional. */
export interface Schema extends JsonObject {
  readonly type?: unknown;
  readonly properties?: unknown;
  readonly items?: unknown;
  readonly oneOf?: unknown;
  readonly const?: unknown;
  readonly enum?: unknown;
  readonly examples?: unknown;
}

/** Whether a value can be a schema. Boolean schemas count as none: they have no keywords. */
export function isSchema(value: unknown): value is Schema {
  return isRecord(value);
}
