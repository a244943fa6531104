import { isRecord } from '../../../../shared/json.ts';
import { addressOf, type Exchange } from '../../exchange.ts';
import type { Finding } from '../../finding.ts';
import { recordsIn } from '../agreement.ts';
import { type EnvelopeContext, type Fault, faultAt, judge } from '../check-context.ts';
import { createMemory } from './memory.ts';

/** The pages of one list at one `as_of`. */
interface Series {
  total: unknown;
  /** By id: its page and the answer that showed it. */
  readonly places: Map<string, { page: unknown; exchange: Exchange }>;
  /** By month: the first page's sums, which must be the same on every page. */
  readonly texts: Map<string, { text: string; exchange: Exchange }>;
}

/** Checks the pages of a list with one `as_of`: no entry comes twice, and the total stays the same. */
export function createPageWatcher(): (context: EnvelopeContext) => Finding[] {
  const series = createMemory<Series>();
  return (context) => {
    const { operation, envelope } = context;
    const { data } = envelope;
    if (envelope['code'] !== 1 || !isRecord(data)) return [];
    // After a change, the list may be a different list.
    if (operation?.invalidates !== undefined) series.forget(context);
    const { as_of: asOf, list, page, total } = data;
    if (typeof asOf !== 'string' || !Array.isArray(list)) return [];
    const key = `${operation?.id} ${filters(context)} ${asOf}`;
    const known = series.of(context, key);
    const { value, exchange } = known ?? { value: { total, places: new Map(), texts: new Map() }, exchange: undefined };
    if (known === undefined) series.swap(context, key, value);
    const repeated = remember(context, value, list, page);
    const [contradicted] = contradictions(context.exchange, data['months'], value);
    const changed = value.total !== total && exchange !== undefined;
    const other = faultAt('/data/total', 'total changes from page to page', String(value.total), total);
    return [
      ...judge(context, 'paging-repeat', repeated?.fault ?? true).map(after(repeated?.exchange)),
      ...judge(context, 'paging-total', !changed || other).map(after(exchange)),
      ...('months' in data ? judge(context, 'money-sum', contradicted?.fault ?? true) : []).map(
        after(contradicted?.exchange),
      ),
    ];
  };
}

/** Identifies the requested list, regardless of the page. */
function filters({ exchange }: EnvelopeContext): string {
  const { searchParams } = addressOf(exchange.request.url);
  const others = [...searchParams].filter(([name]) => name !== 'page' && name !== 'as_of');
  return others
    .map((entry) => entry.join('='))
    .toSorted()
    .join('&');
}

/** Notes the page of each entry. Returns the first entry that also came on another page. */
function remember(context: EnvelopeContext, { places }: Series, list: readonly unknown[], page: unknown) {
  let found: { fault: Fault; exchange: Exchange } | undefined;
  for (const [index, { id, kind, type }] of recordsIn(list).entries()) {
    if (typeof id !== 'number') continue;
    const name = `${kind ?? type ?? ''} ${id}`.trim();
    const place = places.get(name);
    places.set(name, { page, exchange: context.exchange });
    if (found !== undefined || place === undefined || place.page === page) continue;
    const at = `/data/list/${index}`;
    const message = `${at}: ${name} came on page ${place.page} already`;
    found = { exchange: place.exchange, fault: { message, at, expected: 'each entry on one page', got: name } };
  }
  return found;
}

/** The months of bills whose sums are not those of an earlier page. */
function contradictions(
  exchange: Exchange,
  months: unknown,
  { texts }: Series,
): { fault: Fault; exchange: Exchange }[] {
  return recordsIn(months).flatMap((record, index) => {
    const { month } = record;
    const text = JSON.stringify(Object.entries(record).toSorted());
    const before = texts.get(String(month));
    if (before === undefined) texts.set(String(month), { text, exchange });
    if (before === undefined || before.text === text) return [];
    const at = `/data/months/${index}`;
    const message = `${at}: month ${month} differs from an earlier page`;
    return [{ exchange: before.exchange, fault: { message, at, expected: before.text, got: text } }];
  });
}

const after =
  (before: Exchange | undefined) =>
  (finding: Finding): Finding =>
    before === undefined ? finding : { ...finding, exchanges: [before, ...finding.exchanges] };
