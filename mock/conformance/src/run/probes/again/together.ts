import { bodyFields } from '../../../../../shared/request-encoding.ts';
import { recordsIn } from '../../../checks/agreement.ts';
import { valuesAt } from '../../../checks/promises/values-at.ts';
import { codeOf, dataOf } from '../../driver.ts';
import { type Prepare, takeBack } from '../../recipes/recipe.ts';
import { found, type RunContext, type Target } from '../../run-context.ts';

/**
 * Places two orders of the same item at once, each with its own key: both must be taken from its stock. Only what is
 * wrong twice counts, since the shop may have restocked it in between.
 */
export async function probeTogether(context: RunContext, { operation }: Target, prepare: Prepare): Promise<void> {
  if (operation.id !== 'createOrder') return;
  const { driver, recorder } = context;
  for (let round = 1; round <= 2; round += 1) {
    const orders = [await prepare(), await prepare()];
    const { product_id, sku_id } = Object(bodyFields(orders[0] ?? {})['source']);
    const readStock = async () => {
      const exchange = await driver.send('getProduct', { query: { product_id } });
      const skus = recordsIn(valuesAt(dataOf(exchange), 'skus')[0]);
      return { exchange, stock: Number(skus.find(({ id }) => id === sku_id)?.['stock']) };
    };
    const before = await readStock();
    const answers = await Promise.all(orders.map(({ undo: _, ...input }) => driver.send(operation.id, input)));
    const after = await readStock();
    for (const [index, answer] of answers.entries()) await takeBack(orders[index]?.undo, answer);
    if (!Number.isFinite(before.stock - after.stock)) return;
    recorder.applied(operation.id, 'change-lost');
    const taken = answers.filter((answer) => codeOf(answer) === 1).length;
    if (before.stock - after.stock >= taken) return;
    if (round === 1) continue;
    found(context, operation, {
      check: 'change-lost',
      message: `${operation.id}: two orders of one item at once take less from its stock than they sell`,
      expected: `${before.stock - taken} pieces left of ${before.stock}`,
      got: `${after.stock}`,
      exchanges: [before.exchange, ...answers, after.exchange],
    });
  }
}
