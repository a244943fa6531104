import { bodyFields } from '../../../../../shared/request-encoding.ts';
import { casesOf } from '../../../inputs/cases-of.ts';
import type { InputCase } from '../../../inputs/input-case.ts';
import { CHANGED } from '../../../inputs/text-samples.ts';
import { codeOf } from '../../driver.ts';
import { takeBack } from '../../recipes/recipe.ts';
import { found, type RunContext, type Target } from '../../run-context.ts';
import { probeStored } from '../effects/outcome.ts';

/** How many allowed field values are tried with a change that can be undone. */
const MOST = 16;

/** Calls an undoable change with all kinds of values that the contract allows: they must be accepted and stored. */
export async function probeAllowedTexts(
  context: RunContext,
  { operation, effect, input: valid, isTarget, again }: Target,
): Promise<void> {
  if (again === undefined || operation.body === undefined) return;
  const ready = { query: valid.query ?? {}, body: valid.body };
  const accepted = casesOf(operation, ready, context.driver.contract, context.random).filter(
    ({ expect }) => expect === 'accepted',
  );
  // Each field first with what is often changed on the way.
  const isOften = ({ name }: InputCase) => CHANGED.some(([sample]) => name.endsWith(`: ${sample}`));
  const ordered = accepted.toSorted((one, other) => Number(isOften(other)) - Number(isOften(one)));
  for (const { name, field, body, contract } of ordered.slice(0, MOST)) {
    const key = field.split('.')[1] ?? '';
    const { undo, ...input } = await again();
    const sent = { ...input, body: { ...bodyFields(input), [key]: bodyFields({ body })[key] } };
    const exchange = await context.driver.send(operation.id, sent);
    context.recorder.applied(operation.id, 'input-refused');
    if (codeOf(exchange) === 1) {
      probeStored(context, { operation, effect, input: sent, exchange, isTarget });
      await takeBack(undo, exchange);
    } else if (!operation.refusals.has(codeOf(exchange) ?? 0)) {
      found(context, operation, {
        check: 'input-refused',
        message: `${operation.id} refuses ${name}`,
        expected: 'success (code 1)',
        at: field,
        contract,
        exchanges: [exchange],
      });
    }
  }
}
