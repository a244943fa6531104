import { isRecord, type JsonObject, listOf, type Schema } from '../../../shared/json.ts';
import { refused, type Variant } from './input-case.ts';

/** Variants of a whole object: too few fields, unknown fields, and fields without the fields they depend on. */
export function objectVariants(schema: Schema, valid: JsonObject): Variant[] {
  const { additionalProperties, minProperties, dependentRequired } = schema;
  const required = listOf(schema['required']).map(String);
  const surplus = additionalProperties === false ? ['surplus', '__proto__'] : [];
  const dependents = Object.entries(isRecord(dependentRequired) ? dependentRequired : {}).filter(
    ([name]) => name in valid,
  );
  return [
    ...required.map((name) => refused('required', `without ${name}`, without(valid, name))),
    ...surplus.map((name) =>
      refused(
        'additionalProperties',
        `with an unknown field ${name}`,
        Object.fromEntries([...Object.entries(valid), [name, true]]),
      ),
    ),
    ...(typeof minProperties === 'number' ? [tooFew(minProperties, required, valid)] : []),
    ...dependents.flatMap(([name, needed]) =>
      listOf(needed).map((other) =>
        refused('dependentRequired', `${name} without ${other}`, without(valid, String(other))),
      ),
    ),
  ];
}

function tooFew(least: number, required: readonly string[], valid: JsonObject): Variant {
  const remaining = required.slice(0, least - 1);
  const value = Object.fromEntries(Object.entries(valid).filter(([name]) => remaining.includes(name)));
  return refused('minProperties', `fewer than ${least} fields`, value);
}

const without = (valid: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(valid).filter(([key]) => key !== name));
