import type { OperationId } from '@meridian/sdk';
import { bodyFields } from '../../../../shared/request-encoding.ts';
import { casesOf } from '../../inputs/cases-of.ts';
import { found, type RunKit, type Target } from '../kit.ts';
import { type Prepared, takeBack } from '../recipes/recipe.ts';
import { answerOf, codeOf } from '../walk.ts';
import { probeStored } from './outcome.ts';

/** How many allowed values of fields are tried with a change that can be taken back. */
const MOST = 16;

/** Calls a change that can be taken back with all kinds of values that the contract allows: they are taken, and kept. */
export async function probeAllowedTexts(
  kit: RunKit,
  { operation, effect, input: valid, isTarget }: Target,
  prepare: () => Promise<Prepared<OperationId>>,
): Promise<void> {
  if (effect !== 'undone' || operation.body === undefined) return;
  const ready = { query: valid.query ?? {}, body: valid.body };
  const accepted = casesOf(operation, ready, kit.walk.contract, kit.random).filter(
    ({ expect }) => expect === 'accepted',
  );
  for (const { name, field, body, contract } of accepted.slice(0, MOST)) {
    const key = field.split('.')[1] ?? '';
    const { undo, ...input } = await prepare();
    const sent = { ...input, body: { ...bodyFields(input), [key]: bodyFields({ body })[key] } };
    const exchange = await kit.walk.send(operation.id, sent);
    kit.recorder.looked(operation.id, 'input-refused');
    if (codeOf(exchange) === 1) {
      probeStored(kit, { operation, effect, input: sent, exchange, isTarget });
      await takeBack(undo, exchange);
    } else if (!operation.refusals.has(codeOf(exchange) ?? 0)) {
      found(kit, operation, {
        check: 'input-refused',
        message: `${operation.id} refuses ${name}`,
        expected: 'success (code 1)',
        got: answerOf(exchange),
        at: field,
        contract,
        exchanges: [exchange],
      });
    }
  }
}
