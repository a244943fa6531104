import { isRecord, type JsonObject } from '../../../shared/json.ts';
import type { Input } from '../../../shared/request-encoding.ts';
import { isIdName } from './known-ids.ts';

/** A field of an input, at any depth. Of the entries of a list only the first has fields. */
export interface SentField {
  /** `address_id`, `source.line_ids`, `items.0.order_item_id`. */
  readonly at: string;
  readonly name: string;
  readonly value: unknown;
  /** The input with another value there. */
  readonly with: (other: unknown) => Input;
}

/** All fields of an input, outer fields first. */
export const sentFields = ({ query, body }: Input): SentField[] => [
  ...fieldsIn(query, (other) => ({ query: other, body })),
  ...fieldsIn(body, (other) => ({ query, body: other })),
];

/** The fields that name records: an id, or a list of ids. */
export const sentIds = (input: Input): SentField[] =>
  sentFields(input).filter(({ name, value }) => isIdName(name) && [value].flat().some(Number.isInteger));

function fieldsIn(holder: unknown, put: (other: JsonObject) => Input, above = ''): SentField[] {
  if (!isRecord(holder)) return [];
  const own: SentField[] = Object.entries(holder).map(([name, value]) => ({
    at: `${above}${name}`,
    name,
    value,
    with: (other) => put({ ...holder, [name]: other }),
  }));
  const inner = own.flatMap(({ at, value, with: replace }) => {
    const [first, ...others] = Array.isArray(value) ? value : [];
    return [...fieldsIn(value, replace, `${at}.`), ...fieldsIn(first, (one) => replace([one, ...others]), `${at}.0.`)];
  });
  return [...own, ...inner];
}

/**
 * The ids of an input that a refusal is about: for `cart_line_not_found` those called `line_id`. Where there is none, the
 * ids of a part: for `order_not_found` an `order_item_id`.
 */
export function idsAbout(input: Input, reason: string): SentField[] {
  const [, kind = ''] = /^(\w+)_not_found$/.exec(reason) ?? [];
  const ids = sentIds(input).map((id) => [id.name.replace(/_ids?$/, ''), id] as const);
  const own = ids.filter(([record]) => `_${kind}`.endsWith(`_${record}`));
  const parts = ids.filter(([record]) => record.startsWith(`${kind}_`));
  return (own.length > 0 ? own : parts).map(([, id]) => id);
}

/**
 * An id that no record has: so much more than a known one that both are the same where ids are cut to 32 bits, or a text
 * with another end. For a list, a list of one.
 */
export function unusedLike(value: unknown): unknown {
  if (Array.isArray(value)) return [unusedLike(value[0])];
  return typeof value === 'string' ? `${value.slice(0, -4)}dead` : Number(value) + 2 ** 32;
}
