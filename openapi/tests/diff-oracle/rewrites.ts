import { isDeepStrictEqual } from 'node:util';
import { listOf } from '../../rules/located-node.ts';
import { replaced, type Schema } from './schemas.ts';

/** Other ways to say the same. Each is given a schema that is not a boolean. */
const REWRITES: readonly ((schema: Exclude<Schema, boolean>) => Schema)[] = [
  (schema) => ({ allOf: [schema] }),
  (schema) => ({ anyOf: [schema] }),
  (schema) => ({ oneOf: [schema] }),
  (schema) => ({ allOf: [schema, schema] }),
  (schema) => ({ minLength: 0, minItems: 0, minProperties: 0, uniqueItems: false, required: [], ...schema }),
  (schema) => ({ properties: {}, patternProperties: {}, propertyNames: true, dependentRequired: {}, ...schema }),
  (schema) => ('unevaluatedProperties' in schema ? schema : { additionalProperties: true, ...schema }),
  (schema) => ({ ...schema, description: 'Other words', examples: ['b'] }),
  (schema) => ('const' in schema ? { ...without(schema, 'const'), enum: [schema['const']] } : schema),
  (schema) => ('enum' in schema ? { ...schema, enum: listOf(schema['enum']).toReversed() } : schema),
  (schema) => (schema['type'] === 'boolean' ? { ...without(schema, 'type'), enum: [false, true] } : schema),
  (schema) =>
    schema['type'] === 'integer' && !('multipleOf' in schema) ? { ...schema, type: 'number', multipleOf: 1 } : schema,
  (schema) =>
    schema['type'] === 'integer' && Number.isInteger(schema['minimum']) && !('exclusiveMinimum' in schema)
      ? { ...without(schema, 'minimum'), exclusiveMinimum: Number(schema['minimum']) - 1 }
      : schema,
  (schema) => (Array.isArray(schema['type']) ? { anyOf: schema['type'].map((type) => ({ ...schema, type })) } : schema),
  (schema) =>
    'maximum' in schema
      ? { ...without(schema, 'maximum'), allOf: [...listOf(schema['allOf']), { maximum: schema['maximum'] }] }
      : schema,
  (schema) =>
    'required' in schema
      ? { ...without(schema, 'required'), allOf: [...listOf(schema['allOf']), { required: schema['required'] }] }
      : schema,
  (schema) => (isDeepStrictEqual(schema, {}) ? true : schema),
];

function without(schema: Exclude<Schema, boolean>, keyword: string) {
  return Object.fromEntries(Object.entries(schema).filter(([one]) => one !== keyword));
}

/** The schema with one of its schemas stated another way. */
export function rewritten(whole: Schema, place: number, rewrite: number): Schema {
  return replaced(whole, place, (one) =>
    typeof one === 'boolean' ? one : (REWRITES[rewrite % REWRITES.length]?.(one) ?? one),
  );
}
