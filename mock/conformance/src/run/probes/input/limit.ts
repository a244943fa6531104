import { isRecord } from '../../../../../shared/json.ts';
import { nodeAt } from '../../../../../shared/json-pointer.ts';
import { bodyFields } from '../../../../../shared/request-encoding.ts';
import type { Exchange } from '../../../exchange.ts';
import { answerOf, bodyOf, codeOf, dataOf } from '../../driver.ts';
import { type Prepared, takeBack } from '../../recipes/recipe.ts';
import { expectThat, inParallel, type RunContext, type Target } from '../../run-context.ts';
import { renewed } from '../again/refusals.ts';

/** The highest limit that is tried, because the entries are added to a test customer's list. */
const MOST = 30;

/** Fills a list up to its limit (`x-limit`) and adds one more entry; then deletes all that it added. */
export async function probeLimit(context: RunContext, { operation, again }: Target): Promise<void> {
  const { limit } = operation;
  const { driver } = context;
  if (limit === undefined || limit.entries > MOST || again === undefined) return;
  const list = dataOf(await driver.send(limit.of, {}));
  const held = isRecord(list) && typeof list['total'] === 'number' ? list['total'] : undefined;
  if (held === undefined || held > limit.entries) return;
  const added: [Prepared['undo'], Exchange][] = [];
  let last: Exchange | undefined;
  try {
    const { undo, ended: _, ...input } = await again();
    const add = async () => {
      const exchange = await driver.send(operation.id, { ...input, body: renewed(bodyFields(input)) });
      if (codeOf(exchange) === 1) added.push([undo, exchange]);
      return exchange;
    };
    // The last that may be there and the one beyond it are added alone: what is done at once shows another mistake.
    await inParallel(context, Array.from({ length: limit.entries - held - 1 }), add);
    last = await add();
    while (codeOf(last) === 1 && held + added.length <= limit.entries) last = await add();
  } finally {
    await inParallel(context, added, ([undo, exchange]) => takeBack(undo, exchange));
  }
  // An HTTP error, such as 429 for too many calls, says nothing about the limit.
  if (last?.response?.status !== 200) return;
  const stated = nodeAt(bodyOf(last), '/data/limit');
  const taken = held + added.length;
  expectThat(context, operation, taken === limit.entries && (stated ?? limit.entries) === limit.entries, {
    check: 'limit-differs',
    message: `${operation.id} does not keep to the limit of ${limit.entries} entries`,
    expected: `a refusal of the ${limit.entries + 1}th, with limit ${limit.entries}`,
    got: codeOf(last) === 1 ? `${taken} are kept` : `${answerOf(last)} after ${taken}, with limit ${stated}`,
    contract: `${operation.pointer}/x-limit`,
    exchanges: [last],
  });
}
