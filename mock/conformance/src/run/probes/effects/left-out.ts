import { listOf } from '../../../../../shared/json.ts';
import { bodyFields } from '../../../../../shared/request-encoding.ts';
import { recordsIn } from '../../../checks/agreement.ts';
import { listsSent } from '../../../checks/promises/promises-of.ts';
import { valuesAt } from '../../../checks/promises/values-at.ts';
import type { Exchange } from '../../../exchange.ts';
import { answerOf, codeOf, dataOf } from '../../driver.ts';
import { type Prepare, takeBack } from '../../recipes/recipe.ts';
import { expectThat, type RunContext, type Target } from '../../run-context.ts';
import { UNUSED } from '../again/refusals.ts';

/** Checks what a call leaves out: of a list of ids in its body (`x-all-or-none: false`, too), or of an order. */
export async function probeLeftOut(context: RunContext, target: Target, prepare: Prepare): Promise<void> {
  const { operation, input } = target;
  if (operation.id === 'likeProducts')
    await addUnknown(context, target, { field: 'skipped', whole: 'product_ids', prepare });
  if (operation.id === 'rebuyOrder') await compareItems(context, target);
  for (const whole of listsSent(context.driver, operation, input.body, false))
    await addUnknown(context, target, { whole, prepare });
}

/**
 * Calls a change with an unknown id beside those of its input: it must succeed, and name that id and no other; so must
 * a repeat, which finds the others as they are to be.
 */
async function addUnknown(
  context: RunContext,
  target: Target,
  { field, whole, prepare }: { readonly field?: string; readonly whole: string; readonly prepare: Prepare },
): Promise<void> {
  if (target.effect !== 'undone') return;
  const { undo, ended: _, ...input } = await prepare();
  const body = bodyFields(input);
  const sent = { ...input, body: { ...body, [whole]: [...listOf(body[whole]), UNUSED] } };
  const ask = () => context.driver.send(target.operation.id, sent);
  const first = await ask();
  const answers = field === undefined ? [first] : [first, await ask()];
  await takeBack(undo, first);
  for (const exchange of answers) {
    // No answer, or none to this call: it says nothing of what was left out.
    if (exchange.response?.status !== 200) return;
    const named = field === undefined ? 'success' : valuesAt(dataOf(exchange), field).flat().join(', ');
    const got = codeOf(exchange) === 1 ? named : answerOf(exchange);
    const expected = field === undefined ? 'success' : String(UNUSED);
    const isRight = got === expected;
    const compared = { got, expected, isRight, exchanges: [exchange] };
    const message = `${target.operation.id} refuses the other ${whole} because of one that does not exist`;
    report(
      context,
      target,
      field === undefined ? { ...compared, field: whole, message, at: whole } : { ...compared, field },
    );
    if (!isRight) return;
  }
}

/** Each item of the order must be in the cart of the answer or among those left out, and no other thing there. */
async function compareItems(context: RunContext, target: Target): Promise<void> {
  const { order_id } = bodyFields(target.input);
  const order = await context.driver.send('getOrder', { query: { order_id } });
  const items = recordsIn(valuesAt(dataOf(order), 'items')[0]);
  if (items.length === 0) return;
  const data = dataOf(target.exchange);
  const [leftOut, present] = [valuesAt(data, 'skipped.name'), valuesAt(data, 'cart.groups.lines.sku_id')];
  const unnamed = items.filter(({ name, sku_id }) => !leftOut.includes(name) && !present.includes(sku_id));
  const strange = leftOut.filter((one) => items.every(({ name }) => name !== one));
  report(context, target, {
    field: 'skipped',
    expected: [...leftOut, ...unnamed.map(({ name }) => name)].filter((one) => !strange.includes(one)).join(', '),
    got: leftOut.join(', '),
    isRight: unnamed.length === 0 && strange.length === 0,
    exchanges: [order, target.exchange],
  });
}

interface Compared {
  readonly field: string;
  readonly message?: string;
  readonly at?: string;
  readonly expected: string;
  readonly got: string;
  readonly isRight: boolean;
  readonly exchanges: readonly Exchange[];
}

function report(context: RunContext, { operation }: Target, { field, isRight, ...compared }: Compared): void {
  expectThat(context, operation, isRight, {
    check: 'left-out-untold',
    message: `${field} of ${operation.id} does not name exactly what it left out`,
    at: `/data/${field}`,
    ...compared,
  });
}
