import { isRecord, type JsonObject, type Schema } from '../../../shared/json.ts';
import type { Variant } from './input-case.ts';

/** Variants of a whole object: too few fields, unknown fields, and fields without the fields they depend on. */
export function objectVariants(schema: Schema, valid: JsonObject): Variant[] {
  return [...missing(schema, valid), ...unknown(schema, valid), ...tooFew(schema, valid), ...dependents(schema, valid)];
}

function missing({ required }: Schema, valid: JsonObject): Variant[] {
  return listOf(required).map((name) => ({
    name: `without ${name}`,
    value: without(valid, name),
    expect: 'refused',
    keyword: 'required',
  }));
}

function unknown({ additionalProperties }: Schema, valid: JsonObject): Variant[] {
  if (additionalProperties !== false) return [];
  return ['surplus', '__proto__'].map((name) => ({
    name: `with an unknown field ${name}`,
    value: Object.fromEntries([...Object.entries(valid), [name, true]]),
    expect: 'refused',
    keyword: 'additionalProperties',
  }));
}

function tooFew({ minProperties, required }: Schema, valid: JsonObject): Variant[] {
  if (typeof minProperties !== 'number') return [];
  const remaining = listOf(required).slice(0, minProperties - 1);
  const value = Object.fromEntries(Object.entries(valid).filter(([name]) => remaining.includes(name)));
  return [{ name: `fewer than ${minProperties} fields`, value, expect: 'refused', keyword: 'minProperties' }];
}

function dependents({ dependentRequired }: Schema, valid: JsonObject): Variant[] {
  return Object.entries(isRecord(dependentRequired) ? dependentRequired : {}).flatMap(([name, needed]) =>
    listOf(needed)
      .filter(() => name in valid)
      .map(
        (other): Variant => ({
          name: `${name} without ${other}`,
          value: without(valid, other),
          expect: 'refused',
          keyword: 'dependentRequired',
        }),
      ),
  );
}

const without = (valid: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(valid).filter(([key]) => key !== name));

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
