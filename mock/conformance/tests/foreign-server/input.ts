import * as v from 'valibot';
import { fail, invalid } from './answers.ts';
import type { Makes } from './mistakes.ts';

const MOST = Number.MAX_SAFE_INTEGER;
const lengthOf = (text: string) => [...text].length;

export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST));
export const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
export const version = count(2_147_483_647);
export const key = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i));

export const text = (most: number, pattern = /\S/) =>
  v.pipe(
    v.string(),
    v.check((value) => value !== '' && lengthOf(value) <= most, `must have 1 to ${most} characters`),
    v.regex(pattern, `must match ${pattern.source}`),
  );

/** A text to search in, or for: case, width and accents do not matter. */
export const folded = (searched: string): string => searched.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const ids = (most: number) =>
  v.pipe(
    v.array(id),
    v.minLength(1),
    v.maxLength(most),
    v.check((list) => new Set(list).size === list.length, 'must not name anything twice'),
  );

const digits = v.pipe(v.string(), v.regex(/^\d{1,16}$/, 'must be a whole number'), v.transform(Number));
export const queryId = v.pipe(digits, id);
const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
);
const amount = v.pipe(
  v.string(),
  v.regex(/^\d{1,12}\.\d{2}$/),
  v.transform((value) => Math.round(Number(value) * 100)),
);

export const paging = (makes: Makes) => ({
  page: v.optional(v.pipe(digits, v.number(), v.minValue(makes('page-zero') ? 0 : 1), v.maxValue(100_000)), '1'),
  limit: v.optional(v.pipe(digits, v.number(), v.minValue(1), v.maxValue(makes('limit-not-capped') ? MOST : 50)), '20'),
});

export const filters = {
  keyword: v.optional(text(60, /^/)),
  category_id: v.optional(queryId),
  shop_id: v.optional(queryId),
  collection_id: v.optional(queryId),
  product_ids: v.optional(v.pipe(v.array(queryId), ids(50))),
  sort: v.optional(v.picklist(['hot', 'newest', 'sales', 'price_asc', 'price_desc', 'rate'])),
  filter: v.optional(
    v.strictObject({
      price_min: v.optional(amount),
      price_max: v.optional(amount),
      in_stock: v.optional(flag),
      free_freight: v.optional(flag),
      rate_min: v.optional(v.pipe(digits, v.number(), v.maxValue(100))),
    }),
    {},
  ),
};

type Entries = v.ObjectEntries;

/** Parses a query: `a[b]` as an object, `product_ids` as a list. Undeclared and empty parameters are ignored. */
export function readQuery<const Fields extends Entries>(search: URLSearchParams, fields: Fields) {
  const given: Record<string, unknown> = {};
  for (const [name, value] of search) {
    const [, outer, inner] = /^(\w+)\[(\w+)\]$/.exec(name) ?? [];
    if (value === '') continue;
    if (outer !== undefined && inner !== undefined) given[outer] = { ...(given[outer] as object), [inner]: value };
    else if (name === 'product_ids') given[name] = search.getAll(name);
    else if (search.getAll(name).length > 1) given[name] = search.getAll(name);
    else given[name] = value;
  }
  return parse(v.object(fields), given);
}

/** Parses a body: its media type, its syntax, then its fields. Throws the problem for a 413, 415, 400 or 422. */
export function parseBody(bytes: Buffer, contentType: string | undefined, schema: v.GenericSchema): unknown {
  if (bytes.length > 1_000_000) throw fail(413, ['The body is too large', '请求内容过大']);
  if (bytes.length > 0 && !/^application\/json\s*(;|$)/i.test(contentType ?? '')) {
    throw fail(415, ['Send the body as application/json', '请以 application/json 发送']);
  }
  if (bytes.length === 0) return parse(schema, undefined);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw fail(400, ['The body is not JSON', '请求内容不是 JSON']);
  }
  return parse(schema, value);
}

function parse<const Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw invalid(
    result.issues.map((issue) => {
      const field = v.getDotPath(issue) ?? 'body';
      return { field: field.slice(0, 200), message: `${field} ${issue.message}`.slice(0, 500) };
    }),
  );
}
