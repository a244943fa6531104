import { isRecord, listOf } from '../../../../../shared/json.ts';
import type { CheckId } from '../../../checks/check-list.ts';
import type { Exchange } from '../../../exchange.ts';
import type { Finding } from '../../../finding.ts';
import { answerOf, codeOf, dataOf } from '../../driver.ts';
import { found, type RunContext, type Target } from '../../run-context.ts';
import { settled } from '../../snapshot.ts';

/** The size of the large page, and of the small pages that are compared with it. */
const [LARGE, SMALL] = [12, 4];

/** The largest page that the contract allows. */
const MOST = 50;

type Fault = Pick<Finding, 'check' | 'message' | 'expected' | 'got' | 'exchanges'>;

/**
 * Reads a list in one large page and in small pages, which must show the same entries in the same order. A shop is live:
 * only what is wrong twice counts, since entries may come and go between two pages.
 */
export async function probePaging(context: RunContext, target: Target): Promise<void> {
  const { operation } = target;
  const names = operation.parameters.map(({ name }) => name);
  if (!names.includes('page') || !names.includes('limit')) return;
  for (const check of ['paging-repeat', 'paging-gap', 'paging-total', 'paging-beyond'] as const)
    context.recorder.applied(operation.id, check);
  const first = await faultsOf(context, target);
  const again = first.length === 0 ? [] : await faultsOf(context, target);
  const sure = again.filter(({ message }) => first.some((fault) => fault.message === message));
  for (const fault of sure) found(context, operation, { ...fault, at: '/data/list' });
}

/** What is wrong with the pages now. */
async function faultsOf(context: RunContext, { operation, input }: Target): Promise<Fault[]> {
  const hasAsOf = operation.parameters.some(({ name }) => name === 'as_of');
  const ask = async (page: number, limit: number, as_of?: unknown) => {
    const asOf = hasAsOf && typeof as_of === 'string' ? { as_of } : {};
    const exchange = await context.driver.send(operation.id, { query: { ...input.query, page, limit, ...asOf } });
    return { exchange, ...pageOf(operation.id, dataOf(exchange)) };
  };
  const whole = await ask(1, LARGE);
  const small = [];
  for (let page = 1; page <= LARGE / SMALL; page += 1) small.push(await ask(page, SMALL, whole.as_of));
  // The last page holds the rest of the total, so a total that is too large shows there.
  if ((whole.total ?? 0) > LARGE) await ask(Math.ceil((whole.total ?? 0) / MOST), MOST, whole.as_of);
  const beyond = await ask(100_000, SMALL, whole.as_of);
  const exchanges = [whole, ...small].map(({ exchange }) => exchange);
  const faults: Fault[] = [];
  const say = (check: CheckId, message: string, expected: string, got: string, shown: Exchange[] = exchanges) =>
    faults.push({ check, message, expected, got, exchanges: shown });

  const seen = small.flatMap(({ entries }) => entries);
  const repeated = seen.filter((entry, index) => seen.indexOf(entry) !== index);
  const missing = whole.entries.filter((entry) => !seen.includes(entry));
  if (repeated.length > 0 && new Set(whole.entries).size === whole.entries.length) {
    say('paging-repeat', `Pages of ${SMALL} repeat entries`, 'each entry once', `${repeated.length} twice`);
  } else if (missing.length > 0) {
    say('paging-gap', `Pages of ${SMALL} leave out entries of a page of ${LARGE}`, 'all', `${missing.length} missing`);
  } else if (seen.join() !== whole.entries.join()) {
    say('list-order', `Pages of ${SMALL} have another order than a page of ${LARGE}`, 'one order', 'another order');
  }
  const answered = [whole, ...small, beyond].filter(({ exchange }) => codeOf(exchange) === 1);
  const totals = new Set(answered.map(({ total }) => total));
  if (totals.size > 1) say('paging-total', 'total differs from page to page', 'one total', [...totals].join(', '));
  if (whole.total !== undefined && whole.total <= LARGE && whole.total !== whole.entries.length) {
    say('paging-total', 'total is not the number of entries', String(whole.entries.length), String(whole.total));
  }
  if (beyond.entries.length > 0 || codeOf(beyond.exchange) !== 1) {
    const got = beyond.entries.length > 0 ? `${beyond.entries.length} entries` : answerOf(beyond.exchange);
    say('paging-beyond', 'A page after the last one is not an empty list', '[]', got, [beyond.exchange]);
  }
  return faults;
}

/** A page's entries as comparable texts, its total and its `as_of`. */
export function pageOf(id: string, data: unknown): { entries: string[]; total: number | undefined; as_of: unknown } {
  const { list, total, as_of } = isRecord(data) ? data : {};
  const entries = listOf(list).map((entry) =>
    isRecord(entry) && 'id' in entry ? `${entry['id']}` : settled(id, entry),
  );
  return { entries, total: typeof total === 'number' ? total : undefined, as_of };
}
