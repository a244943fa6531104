import type { Contract, Schema } from './contract.ts';
import { longestMatch } from './longest-match.ts';

/** The largest integer that every JSON parser reads exactly: 2^53 − 1. */
const LARGEST = Number.MAX_SAFE_INTEGER;
const LARGEST_INT32 = 2 ** 31 - 1;
/** The default maximum length of arrays in answers. */
const MOST_ITEMS = 1000;
const FORMAT_LENGTHS: Readonly<Record<string, number>> = { date: 10, 'date-time': 40, uuid: 36 };

/**
 * Adds to every schema the limits that it implies, or that hold for all schemas, where linters and code generators look
 * for them. Integers get limits and a format, strings a `maxLength`, arrays `maxItems`. Modifies `contract`.
 */
export function addBounds(contract: Contract): void {
  for (const schema of Object.values(contract.components.schemas)) walkSchema(schema);
  const { schemas, examples, ...others } = contract.components;
  for (const node of [contract.paths, others]) walkNode(node);
}

function walkNode(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'schema') walkSchema(value);
    else if (!key.startsWith('example') && !key.startsWith('x-')) walkNode(value);
  }
}

function walkSchema(schema: Schema): void {
  bound(schema);
  const { properties = {}, items, additionalProperties, oneOf = [], anyOf = [] } = schema;
  for (const inner of [...Object.values(properties), ...oneOf, ...anyOf]) walkSchema(inner);
  if (items !== undefined) walkSchema(items);
  if (typeof additionalProperties === 'object') walkSchema(additionalProperties);
}

function bound(schema: Schema): void {
  const types = new Set([schema.type].flat());
  if (types.has('integer')) boundInteger(schema);
  if (types.has('string')) boundString(schema);
  if (types.has('array')) schema.maxItems ??= MOST_ITEMS;
}

/** A constant needs no limits, and some generators reject them. */
function boundInteger(schema: Schema): void {
  if ('const' in schema) {
    schema.format ??= 'int32';
    return;
  }
  const values = (schema.enum ?? []).filter((value) => typeof value === 'number');
  schema.minimum ??= values.length > 0 ? Math.min(...values) : -LARGEST;
  schema.maximum ??= values.length > 0 ? Math.max(...values) : LARGEST;
  const isSmall = schema.minimum >= -LARGEST_INT32 && schema.maximum <= LARGEST_INT32;
  schema.format ??= isSmall ? 'int32' : 'int64';
}

/** An enum needs no `maxLength`, and some readers reject it. */
function boundString(schema: Schema): void {
  if ('const' in schema || schema.enum !== undefined || schema.maxLength !== undefined) return;
  const { format = '', pattern } = schema;
  const length = FORMAT_LENGTHS[format] ?? (pattern === undefined ? undefined : longestMatch(pattern));
  if (length !== undefined) schema.maxLength = length;
}
