import { isRecord, listOf } from '../../../../../shared/json.ts';
import { bodyFields } from '../../../../../shared/request-encoding.ts';
import { recordsIn } from '../../../checks/agreement.ts';
import { listsSent, promisesOf } from '../../../checks/promises/promises-of.ts';
import { valuesAt } from '../../../checks/promises/values-at.ts';
import { dataSchema } from '../../../checks/shape/schema-nodes.ts';
import type { Exchange } from '../../../exchange.ts';
import { answerOf, codeOf, dataOf } from '../../driver.ts';
import { neededIds } from '../../known-ids.ts';
import { type Prepare, takeBack } from '../../recipes/recipe.ts';
import { expectThat, type RunContext, type Target } from '../../run-context.ts';
import { UNUSED } from '../again/refusals.ts';

/** Checks what a call leaves out of a list in its body (`x-left-out-of`, `x-all-or-none`), or of a read's entries. */
export async function probeLeftOut(context: RunContext, target: Target, prepare: Prepare): Promise<void> {
  const { driver } = context;
  for (const [field, whole] of promisesOf(driver, dataSchema(driver.contract, target.operation), 'x-left-out-of')) {
    if (typeof whole === 'string') await addUnknown(context, target, { field, whole, prepare });
    if (isRecord(whole)) await compareEntries(context, target, field, whole);
  }
  for (const whole of listsSent(driver, target.operation, target.input.body, false))
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

/** Each entry of the read must be among those left out, or in the answer. */
async function compareEntries(
  context: RunContext,
  target: Target,
  field: string,
  { of, as, else: otherwise }: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { driver } = context;
  const [read = '', ...path] = String(of).split('.');
  const body = bodyFields(target.input);
  const query = Object.fromEntries(neededIds(driver.contract, read).map((id) => [id, body[id]]));
  const whole = await driver.send(read, { query });
  const data = dataOf(target.exchange);
  const name = String(as);
  const [leftOut, present] = [valuesAt(data, `${field}.${name}`), valuesAt(data, String(otherwise))];
  const id = String(otherwise).split('.').at(-1) ?? '';
  const entries = recordsIn(valuesAt(dataOf(whole), path.join('.'))[0]);
  const untold = entries.filter((entry) => !leftOut.includes(entry[name]) && !present.includes(entry[id]));
  const strange = leftOut.filter((one) => entries.every((entry) => entry[name] !== one));
  if (entries.length === 0) return;
  report(context, target, {
    field,
    expected: [...leftOut, ...untold.map((entry) => entry[name])].filter((one) => !strange.includes(one)).join(', '),
    got: leftOut.join(', '),
    isRight: untold.length === 0 && strange.length === 0,
    exchanges: [whole, target.exchange],
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
