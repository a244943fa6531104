import { listOf } from '../../../../../shared/json.ts';
import { bodyFields } from '../../../../../shared/request-encoding.ts';
import { recordsIn } from '../../../checks/agreement.ts';
import { listsSent } from '../../../checks/promises/promises-of.ts';
import { valuesAt } from '../../../checks/promises/values-at.ts';
import { answerOf, codeOf, dataOf } from '../../driver.ts';
import { type Prepare, takeBack } from '../../recipes/recipe.ts';
import { expectThat, type RunContext, type Target } from '../../run-context.ts';
import { UNUSED } from '../again/refusals.ts';

/** Checks what a call leaves out: of a list of ids in its body (`x-all-or-none: false`, too), or of an order. */
export async function probeLeftOut(context: RunContext, target: Target, prepare: Prepare): Promise<void> {
  const { operation, input } = target;
  if (operation.id === 'likeProducts')
    await addUnknown(context, target, prepare, { whole: 'product_ids', field: 'skipped' });
  if (operation.id === 'rebuyOrder') await compareItems(context, target);
  for (const whole of listsSent(context.driver, operation, input.body, false))
    await addUnknown(context, target, prepare, { whole });
}

/**
 * Calls a change with an unknown id beside those of its input: it must succeed, and name that id and no other where it
 * has a field for them; so must a repeat, which finds the others as they are to be.
 */
async function addUnknown(
  context: RunContext,
  { operation, effect }: Target,
  prepare: Prepare,
  { whole, field }: { whole: string; field?: string },
): Promise<void> {
  if (effect !== 'undone') return;
  const { undo, ended: _, ...input } = await prepare();
  const body = bodyFields(input);
  const sent = { ...input, body: { ...body, [whole]: [...listOf(body[whole]), UNUSED] } };
  const ask = () => context.driver.send(operation.id, sent);
  const first = await ask();
  const answers = field === undefined ? [first] : [first, await ask()];
  await takeBack(undo, first);
  for (const exchange of answers) {
    // No answer, or none to this call: it says nothing of what was left out.
    if (exchange.response?.status !== 200) return;
    const named = field === undefined ? 'success' : valuesAt(dataOf(exchange), field).flat().join(', ');
    const got = codeOf(exchange) === 1 ? named : answerOf(exchange);
    const expected = field === undefined ? 'success' : String(UNUSED);
    const refusing = `${operation.id} refuses the other ${whole} because of one that does not exist`;
    expectThat(context, operation, got === expected, {
      check: 'left-out-untold',
      ...(field === undefined ? { message: refusing, at: whole } : untold(operation.id, field)),
      expected,
      got,
      exchanges: [exchange],
    });
    if (got !== expected) return;
  }
}

/** Each item of the order must be in the cart of the answer or among those left out, and no other thing there. */
async function compareItems(context: RunContext, { operation, input, exchange }: Target): Promise<void> {
  const { order_id } = bodyFields(input);
  const order = await context.driver.send('getOrder', { query: { order_id } });
  const items = recordsIn(valuesAt(dataOf(order), 'items')[0]);
  if (items.length === 0) return;
  const data = dataOf(exchange);
  const [leftOut, present] = [valuesAt(data, 'skipped.name'), valuesAt(data, 'cart.groups.lines.sku_id')];
  const unnamed = items.filter(({ name, sku_id }) => !leftOut.includes(name) && !present.includes(sku_id));
  const strange = leftOut.filter((one) => items.every(({ name }) => name !== one));
  expectThat(context, operation, unnamed.length === 0 && strange.length === 0, {
    check: 'left-out-untold',
    ...untold(operation.id, 'skipped'),
    expected: [...leftOut, ...unnamed.map(({ name }) => name)].filter((one) => !strange.includes(one)).join(', '),
    got: leftOut.join(', '),
    exchanges: [order, exchange],
  });
}

const untold = (id: string, field: string) => ({
  message: `${field} of ${id} does not name exactly what it left out`,
  at: `/data/${field}`,
});
