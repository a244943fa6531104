import { isRecord, type Schema } from '../../mock/shared/json.ts';

/** A value that breaks a keyword of its schema, and possibly others. */
export interface Breach {
  keyword: string;
  /** The path of the breach: `items.0.quantity`; empty for the value itself. */
  at: string;
  value: unknown;
}

type Resolve = (node: unknown) => Schema;

const OTHER_TEXTS = ['', ' ', '!', 'ö!', '2026-02-31', 'nobody', '0.00'];

const distinct = (item: unknown, index: number): unknown => {
  if (typeof item === 'number') return index + 1;
  return typeof item === 'string' ? `${item}${index}` : item;
};

const ofObject = (schema: Schema, value: Record<string, unknown>): Record<string, unknown[]> => {
  const without = (names: readonly string[]) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
  const dependent = isRecord(schema['dependentRequired']) ? schema['dependentRequired'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return {
    type: [[], null, 'text'],
    required: required.map((name) => without([name])),
    additionalProperties: [{ ...value, unknown_field: 1 }],
    minProperties: [without(Object.keys(value).filter((name) => !required.includes(name)))],
    dependentRequired: Object.values(dependent).map((names) => without(Array.isArray(names) ? names : [])),
  };
};

const ofList = (schema: Schema, value: unknown[]): Record<string, unknown[]> => {
  const [first] = value;
  return {
    type: [{}, null, 'text'],
    minItems: [value.slice(0, Number(schema['minItems']) - 1)],
    maxItems: [Array.from({ length: Number(schema['maxItems']) + 1 }, (_, index) => distinct(first, index))],
    uniqueItems: [[first, first]],
  };
};

const ofText = (schema: Schema): Record<string, unknown[]> => {
  const pattern = new RegExp(String(schema['pattern']), 'u');
  const [min, max] = [Number(schema['minLength']), Number(schema['maxLength'])];
  return {
    type: [1, null, {}],
    // The second text is long enough only in UTF-16 units.
    minLength: ['a'.repeat(Math.max(0, min - 1)), '👍'.repeat(Math.max(0, min - 1))],
    maxLength: ['a'.repeat(max + 1), '1'.repeat(max + 1)],
    pattern: OTHER_TEXTS.filter((text) => !pattern.test(text)),
    format: OTHER_TEXTS,
    enum: ['no_member', 1],
    const: ['no_member', 1],
  };
};

const ofNumber = (schema: Schema, value: number): Record<string, unknown[]> => ({
  type: [String(value), value + 0.5, null],
  minimum: [Number(schema['minimum']) - 1],
  maximum: [Number(schema['maximum']) + 1],
});

const ofValue = (schema: Schema, value: unknown): Record<string, unknown[]> => {
  if (Array.isArray(value)) return ofList(schema, value);
  if (isRecord(value)) return ofObject(schema, value);
  if (typeof value === 'string') return ofText(schema);
  return typeof value === 'number' ? ofNumber(schema, value) : { type: ['text', 1], const: [false, 'text'] };
};

const branchesOf = (schema: Schema, resolve: Resolve): Schema[] =>
  Array.isArray(schema['oneOf']) ? schema['oneOf'].map(resolve).flatMap((one) => branchesOf(one, resolve)) : [schema];

const inside = (schema: Schema, value: unknown, resolve: Resolve): Breach[] => {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      breaches(schema['items'], item, resolve).map(({ at, value: broken, keyword }) => ({
        keyword,
        at: `${index}.${at}`,
        value: value.with(index, broken),
      })),
    );
  }
  const properties = schema['properties'];
  if (!isRecord(value) || !isRecord(properties)) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    name in properties
      ? breaches(properties[name], field, resolve).map(({ at, value: broken, keyword }) => ({
          keyword,
          at: at === '' ? name : `${name}.${at}`,
          value: { ...value, [name]: broken },
        }))
      : [],
  );
};

/** Breaks a valid value of a schema at every place, by every keyword of that place. */
export const breaches = (node: unknown, value: unknown, resolve: Resolve): Breach[] =>
  branchesOf(resolve(node), resolve).flatMap((schema) => [
    ...Object.entries(ofValue(schema, value)).flatMap(([keyword, values]) =>
      keyword in schema ? values.map((broken) => ({ keyword, at: '', value: broken })) : [],
    ),
    ...inside(schema, value, resolve),
  ]);
