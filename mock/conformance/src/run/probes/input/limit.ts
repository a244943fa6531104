import { nodeAt } from '../../../../../shared/json-pointer.ts';
import { bodyFields } from '../../../../../shared/request-encoding.ts';
import { dataSchema } from '../../../checks/shape/schema-nodes.ts';
import type { Exchange } from '../../../exchange.ts';
import { answerOf, bodyOf, codeOf, dataOf } from '../../driver.ts';
import { type Prepared, takeBack } from '../../recipes/recipe.ts';
import { expectThat, inParallel, type RunContext, type Target } from '../../run-context.ts';
import { renewed } from '../again/refusals.ts';

/** The highest limit that is tried, because the entries are added to a test customer's list. */
const MOST = 30;

/** Fills the address book up to the most that `total` may be, and adds one more; then deletes all that it added. */
export async function probeLimit(context: RunContext, { operation, again }: Target): Promise<void> {
  if (operation.id !== 'saveAddress' || again === undefined) return;
  const { driver } = context;
  const read = driver.contract.operations.get('listAddresses');
  const most = read && nodeAt(dataSchema(driver.contract, read), '/properties/total/maximum');
  if (typeof most !== 'number' || most > MOST) return;
  const held = nodeAt(dataOf(await driver.send('listAddresses', {})), '/total');
  if (typeof held !== 'number' || held > most) return;
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
    await inParallel(context, Array.from({ length: most - held - 1 }), add);
    last = await add();
    while (codeOf(last) === 1 && held + added.length <= most) last = await add();
  } finally {
    await inParallel(context, added, ([undo, exchange]) => takeBack(undo, exchange));
  }
  // An HTTP error, such as 429 for too many calls, says nothing about the limit.
  if (last?.response?.status !== 200) return;
  const stated = nodeAt(bodyOf(last), '/data/limit');
  const taken = held + added.length;
  expectThat(context, operation, taken === most && (stated ?? most) === most, {
    check: 'limit-differs',
    message: `${operation.id} does not keep to the limit of ${most} entries`,
    expected: `a refusal of the ${most + 1}th, with limit ${most}`,
    got: codeOf(last) === 1 ? `${taken} are kept` : `${answerOf(last)} after ${taken}, with limit ${stated}`,
    exchanges: [last],
  });
}
