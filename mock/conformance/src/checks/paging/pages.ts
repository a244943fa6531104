import { isRecord } from '../../../../shared/json.ts';
import { addressOf } from '../../exchange.ts';
import type { Finding } from '../../finding.ts';
import { type EnvelopeContext, type Fault, faultAt, judge } from '../check-context.ts';

/** Checks a page of a list: its size, the total, and the parameters that it repeats. */
export function pages(context: EnvelopeContext): Finding[] {
  const { data } = context.envelope;
  if (context.envelope['code'] !== 1 || !isRecord(data)) return [];
  const { list, total, page, limit, as_of } = data;
  if (!Array.isArray(list) || typeof total !== 'number') return [];
  const asked = addressOf(context.exchange.request.url).searchParams;
  const askedPage = wholeNumber(asked.get('page')) ?? defaultOf(context, 'page') ?? 1;
  const namedLimit = wholeNumber(asked.get('limit'));
  const askedLimit = namedLimit ?? defaultOf(context, 'limit');
  // A wrong default is reported once; the other rules use the limit that the page states.
  const most = namedLimit ?? (typeof limit === 'number' ? limit : (askedLimit ?? list.length));
  const before = (askedPage - 1) * most;
  const long = list.length > most;
  const isBeyond = before >= total && before > 0;
  const beyond = at('/data/list', 'has entries beyond the last page', 'an empty list', list.length);
  return [
    ...judge(
      context,
      'paging-limit',
      !long || at('/data/list', `has ${list.length} entries`, `at most ${most}`, list.length),
    ),
    ...judge(context, 'paging-echo', [
      ...echo('/data/page', askedPage, page),
      ...(askedLimit === undefined ? [] : echo('/data/limit', askedLimit, limit)),
    ]),
    ...(isBeyond
      ? judge(context, 'paging-beyond', list.length === 0 || beyond)
      : judge(context, 'paging-total', long || wrongTotal({ before, most, total, found: list.length }))),
    ...asOf(context, asked.get('as_of'), as_of),
  ];
}

function defaultOf({ contract, operation }: EnvelopeContext, name: string): number | undefined {
  const { schema } = operation?.parameters.find((parameter) => parameter.name === name) ?? {};
  const { default: value } = contract.resolve(schema);
  return typeof value === 'number' ? value : undefined;
}

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

function echo(pointer: string, asked: number, got: unknown): Fault[] {
  return got === undefined || got === asked
    ? []
    : [at(pointer, 'is not what was asked for, or the default', String(asked), got)];
}

interface Counted {
  readonly before: number;
  readonly most: number;
  readonly total: number;
  readonly found: number;
}

/** Every page but the last is full, and the last holds the rest. */
function wrongTotal({ before, most, total, found }: Counted): Fault[] {
  const left = Math.max(0, Math.min(most, total - before));
  if (found === left) return [];
  const message = `${total} in all leave ${left} for this page, which has ${found}`;
  const expected = found < most ? String(before + found) : `at least ${before + found}`;
  return [at('/data/total', message, expected, total)];
}

function asOf(context: EnvelopeContext, asked: string | null, got: unknown): Finding[] {
  if (asked === null || asked === '' || got === undefined) return [];
  return judge(
    context,
    'paging-as-of',
    got === asked || at('/data/as_of', 'is not the as_of of the request', asked, got),
  );
}

const at = (pointer: string, message: string, expected: string, got: unknown): Fault =>
  faultAt(pointer, `${pointer}: ${message}`, expected, got);
