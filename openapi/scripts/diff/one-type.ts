import { isDeepStrictEqual } from 'node:util';
import { type Fields, fieldsOf, listOf } from '../../rules/located-node.ts';
import type { Document } from './document.ts';

/** The types of JSON Schema that share no value: an integer is a number. */
const TYPES = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const;

export type Type = (typeof TYPES)[number];

/**
 * A schema for values of one type, without references, unions and written-out defaults. `type` is `integer` if nothing
 * else is accepted, `enum` has all values if they are listed, `not` excludes values by `enum`, and `allOf` has the
 * constraints that can only be equal or not.
 */
export type Alternative = Fields & { type: Type | 'integer' };

export const basicType = ({ type }: Alternative): Type => (type === 'integer' ? 'number' : type);

/** The keywords of each type that are compared one by one. */
const COMPARED: Readonly<Record<Type, readonly string[]>> = {
  null: [],
  boolean: [],
  number: ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf', 'format'],
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems', 'uniqueItems', 'items'],
  object: ['minProperties', 'maxProperties', 'properties', 'required', 'additionalProperties'],
};

/** The keywords of each type that can only be equal or not; those that mean something together are one constraint. */
const CONSTRAINTS: Readonly<Record<Type, readonly (readonly string[])[]>> = {
  null: [],
  boolean: [],
  number: [],
  string: [['pattern'], ['format'], ['contentEncoding'], ['contentMediaType'], ['contentSchema']],
  array: [['contains', 'minContains', 'maxContains']],
  object: [['patternProperties'], ['propertyNames'], ['dependentRequired'], ['dependentSchemas']],
};

/** The schema, which has no union, once for each type that it accepts. */
export function ofTypes(document: Document, schema: Fields): Alternative[] {
  const { type, nullable } = schema;
  const types = new Set(type === undefined ? TYPES : [type].flat().map(String));
  // OpenAPI 3.0
  if (nullable === true && String(document['openapi']).startsWith('3.0.')) types.add('null');
  return TYPES.filter((one) => types.has(one) || (one === 'number' && types.has('integer'))).map((one) =>
    ofType(schema, one, one === 'number' && !types.has('number') ? 'integer' : one),
  );
}

function ofType(schema: Fields, type: Type, exact: Alternative['type']): Alternative {
  const { not } = schema;
  const isList = Object.keys(fieldsOf(not)).join() === 'enum';
  const isTuple = type === 'array' && listOf(schema['prefixItems']).length > 0;
  const compared = COMPARED[type].filter((keyword) => !(isTuple && keyword === 'items'));
  const one: Alternative = {
    type: exact,
    ...pick(schema, ['title', 'x-extensible-enum', ...compared]),
    ...valuesOf(schema, type),
    ...(isList ? { not } : {}),
  };
  const groups = [
    ...CONSTRAINTS[type],
    ...(isTuple ? [['prefixItems', 'items']] : []),
    ...[['if', 'then', 'else'], ...(isList ? [] : [['not']])],
  ];
  return withConstraints(
    withNumbers(one),
    groups.map((group) => pick(schema, group)),
  );
}

/** The list of values, if there is one: of `enum`, `const` or the type. */
function valuesOf(schema: Fields, type: Type): Fields {
  const lists = [
    ...('enum' in schema ? [listOf(schema['enum'])] : []),
    ...('const' in schema ? [[schema['const']]] : []),
    ...(type === 'null' ? [[null]] : []),
    ...(type === 'boolean' ? [[true, false]] : []),
  ];
  const [first, ...others] = lists;
  if (first === undefined) return {};
  return { enum: first.filter((value) => others.every((values) => includesValue(values, value))) };
}

export function includesValue(values: readonly unknown[], value: unknown): boolean {
  return values.some((other) => isDeepStrictEqual(other, value));
}

export function pick(schema: Fields, keywords: readonly string[]): Fields {
  return Object.fromEntries(
    keywords.filter((keyword) => keyword in schema).map((keyword) => [keyword, schema[keyword]]),
  );
}

/** With these constraints too, each once. */
export function withConstraints(one: Alternative, added: readonly Fields[]): Alternative {
  const all = [
    ...listOf(one['allOf']),
    ...added.filter((constraint) => Object.keys(settledKeywords(constraint)).length > 0),
  ];
  const distinct = all.filter(
    (constraint, index) => all.findIndex((other) => isDeepStrictEqual(other, constraint)) === index,
  );
  return { ...one, allOf: distinct };
}

/** The values of keywords that mean the same as their absence. */
const DEFAULTS: Readonly<Record<string, readonly unknown[]>> = {
  ...{ minLength: [0], minItems: [0], minProperties: [0], uniqueItems: [false], required: [[]], allOf: [[]] },
  ...{ items: [true, {}], properties: [{}], additionalProperties: [true, {}], patternProperties: [{}] },
  ...{
    propertyNames: [true, {}],
    dependentRequired: [{}],
    dependentSchemas: [{}],
    contentSchema: [true, {}],
  },
  ...{ not: [false], minContains: [1] },
};

/** Without the keywords that say nothing. */
export function settledKeywords<Schema extends Fields>(schema: Schema): Schema {
  const says = ([keyword, value]: [string, unknown]) =>
    value !== undefined && !DEFAULTS[keyword]?.some((one) => isDeepStrictEqual(one, value));
  return Object.fromEntries(Object.entries(schema).filter(says)) as Schema;
}

const FORMATS: Readonly<Record<string, readonly [lowest: number, highest: number]>> = {
  int32: [-(2 ** 31), 2 ** 31 - 1],
  int64: [-(2 ** 63), 2 ** 63 - 1],
};

/** The limits of a number once each: those of an integer are inclusive and whole, and its format is a limit. */
export function withNumbers(one: Alternative): Alternative {
  if (basicType(one) !== 'number') return one;
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf, format, ...rest } = one;
  const factor = typeof multipleOf === 'number' ? multipleOf : undefined;
  const [from, above] = limitsOf(minimum, exclusiveMinimum, -Infinity);
  const [to, below] = limitsOf(maximum, exclusiveMaximum, Infinity);
  if (one.type === 'number' && !Number.isInteger(factor)) {
    const constraints = format === undefined ? [] : [{ format }];
    const limits = settledLimits(from > above ? { minimum: from } : { exclusiveMinimum: above });
    const upper = settledLimits(to < below ? { maximum: to } : { exclusiveMaximum: below });
    return withConstraints({ ...rest, ...limits, ...upper, multipleOf: factor, type: 'number' }, constraints);
  }
  const [lowest, highest] = FORMATS[String(format)] ?? [-Infinity, Infinity];
  const least = Math.max(lowest, Math.ceil(from), Math.floor(above) + 1);
  const most = Math.min(highest, Math.floor(to), Math.ceil(below) - 1);
  const isEvery = factor === undefined || Number.isInteger(1 / factor);
  return {
    ...rest,
    type: 'integer',
    ...settledLimits({ minimum: least, maximum: most }),
    ...(isEvery ? {} : { multipleOf: factor }),
  };
}

/** The inclusive and the exclusive limit; in OpenAPI 3.0, `exclusive…: true` makes the one the other. */
function limitsOf(inclusive: unknown, exclusive: unknown, none: number): [inclusive: number, exclusive: number] {
  const limit = typeof inclusive === 'number' ? inclusive : none;
  if (exclusive === true) return [none, limit];
  return [limit, typeof exclusive === 'number' ? exclusive : none];
}

function settledLimits(limits: Fields): Fields {
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => Number.isFinite(limit)));
}
