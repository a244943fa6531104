import { isRecord } from '../../../shared/json.ts';
import type { CheckId } from '../checks/check-list.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import { type SecretKind, secretKindOfField } from './sensitive-fields.ts';

/** Checks whose requests have a generated value at the place of the finding. */
const MADE_UP: ReadonlySet<CheckId> = new Set(['input-accepted', 'input-refused', 'input-crashes']);

/**
 * Personal data that may be shown when generated. Anything that opens an account, pays or identifies an account stays
 * hidden even when malformed.
 */
const SHOWN: ReadonlySet<SecretKind | undefined> = new Set([undefined, 'address', 'onchain-address', 'mobile', 'name']);

/**
 * The masked request of a finding, with the invalid value restored: the run generated it, it belongs to nobody, and
 * repeating the call needs it. `text` hides known private values.
 */
export function withMadeUpValue(
  { check, at }: Finding,
  original: Exchange,
  masked: Exchange,
  text: (value: string) => string,
): Exchange {
  const [place, ...path] = at.split('.');
  const kind = secretKindOfField(path.findLast((part) => !/^\d+$/.test(part)) ?? '');
  if (!MADE_UP.has(check) || path.length === 0 || !SHOWN.has(kind)) return masked;
  const { request } = masked;
  if (place === 'query')
    return { ...masked, request: { ...request, url: withPair(request.url, original.request.url, path, text) } };
  const body = withMember(request.body, original.request.body, path, text);
  return body === undefined ? masked : { ...masked, request: { ...request, body } };
}

/** An address with one parameter unmasked: `filter[mobile]=…`. */
function withPair(masked: string, original: string, path: readonly string[], text: (value: string) => string): string {
  const [first = '', ...rest] = path.filter((part) => !/^\d+$/.test(part));
  const name = first + rest.map((key) => `[${key}]`).join('');
  const [start = '', query] = masked.split('?');
  const [pairs, were] = [query, original.split('?')[1]].map((one) => one?.split('&') ?? []);
  if (pairs === undefined || were === undefined || pairs.length !== were.length || query === undefined) return masked;
  const nameOf = (pair: string) => decodeURIComponent((pair.split('=')[0] ?? '').replaceAll('+', ' '));
  return `${start}?${pairs.map((pair, index) => (nameOf(were[index] ?? '') === name ? text(were[index] ?? '') : pair)).join('&')}`;
}

/** A JSON body with one member unmasked; undefined when the member is missing or the body is not JSON. */
function withMember(
  masked: string | undefined,
  original: string | undefined,
  path: readonly string[],
  text: (value: string) => string,
): string | undefined {
  try {
    const [shown, was]: unknown[] = [JSON.parse(masked ?? ''), JSON.parse(original ?? '')];
    const last = path.at(-1) ?? '';
    const [holder, held] = [shown, was].map((body) => path.slice(0, -1).reduce(memberOf, body));
    const value = memberOf(held, last);
    if (value === undefined || typeof holder !== 'object' || holder === null) return undefined;
    Reflect.set(holder, last, JSON.parse(text(JSON.stringify(value))));
    return JSON.stringify(shown);
  } catch {
    return undefined;
  }
}

const memberOf = (value: unknown, key: string): unknown =>
  Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[key] : undefined;
