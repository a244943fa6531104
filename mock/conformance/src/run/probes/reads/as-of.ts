import { bodyFields } from '../../../../../shared/request-encoding.ts';
import { codeOf, dataOf } from '../../driver.ts';
import { expectThat, inParallel, type RunContext, type Target } from '../../run-context.ts';
import { KEYS } from '../again/refusals.ts';
import { pageOf } from './paging.ts';

/** The size of the pages. */
const limit = 2;

/**
 * Reads the second page of lists as of a moment before a change that adds to them. It must repeat no entry of the first
 * page of then, and show none that is new; the total must be no larger: what was removed since may be missing.
 */
export async function probeAsOf(
  context: RunContext,
  { operation, input }: Target,
  reads: readonly Target[],
): Promise<void> {
  if (!KEYS.some((key) => key in bodyFields(input))) return;
  const named = reads.filter(({ operation: { id } }) => operation.invalidates?.includes(id));
  await inParallel(context, named, async (read) => {
    const { id } = read.operation;
    const { as_of, ...then } = pageOf(id, dataOf(read.exchange));
    if (typeof as_of !== 'string') return;
    const query = { ...read.input.query, page: 2, limit, as_of };
    const again = await context.driver.send(id, { query });
    // Another answer is a finding already.
    if (codeOf(again) !== 1) return;
    const now = pageOf(id, dataOf(again));
    const pushed = now.entries.filter((entry) => then.entries.indexOf(entry) < limit);
    expectThat(context, operation, pushed.length === 0 && (now.total ?? 0) <= (then.total ?? 0), {
      check: 'paging-shifts',
      message: `What ${operation.id} adds moves the pages of ${id} as of a moment before`,
      expected: `${then.total} entries, and a second page without a new one or one of the first page`,
      got: `${now.total} entries, ${pushed.length} such on the second page`,
      exchanges: [read.exchange, again],
    });
  });
}
