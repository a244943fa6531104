// `settledBy` of the contract's `x-attempt`, checked on the mock: the read shows a mutation only after it was carried out.
import { ApiError, type Client, type OperationId } from '@meridian/sdk';
import { expect, test } from 'vitest';
import type { AttemptId } from '../../sdk/src/attempts/attempt-types.ts';
import { createSettlingRead } from '../../sdk/src/attempts/settling-read.ts';
import { type AttemptFacts, attempts } from '../../sdk/src/generated/attempts.gen.ts';
import { callOperation } from '../src/sandboxes/call-operation.ts';
import { signIn } from './harness/call-as.ts';
import { carryOut, casesOf, inputOf, openSandbox } from './invalidation/cases.ts';

const facts = new Map<string, AttemptFacts>(Object.entries(attempts));
const settled = (Object.keys(attempts) as AttemptId[]).filter((name) => facts.get(name)?.settledBy);
// Changing an address adds no entry to the list.
const cases = settled.flatMap(casesOf).filter(({ input }) => !JSON.stringify(input)?.includes('"address_id"'));

test.each(cases)('[B5.17] $mutation is shown by the read that settles it, and not before', async (one) => {
  const box = openSandbox();
  const token = signIn(box);
  one.before?.(box, token);
  const input = inputOf(one, box, token);
  const call = async (operation: OperationId, { query }: { query?: object }) => {
    const result = callOperation(box, operation, { query, token });
    if (result.kind === 'refused') throw new ApiError({ kind: 'business', operation, reason: result.name });
    if (result.kind !== 'data') throw new Error(`${operation} answered ${JSON.stringify(result)}`);
    return result.data;
  };
  const { find, newestBefore } = createSettlingRead({ call: call as Client['call'] }, facts.get(one.mutation) ?? {});
  const body = Object(input.body);
  const kept = { key: body.idempotency_key, after: await newestBefore(undefined), sent: [body] };
  expect((await find(kept)).found).toBeUndefined();
  carryOut(box, token, one, input);
  expect(await find(kept)).toMatchObject({ found: expect.anything(), isConclusive: true });
  if (kept.key)
    expect(await find({ ...kept, key: 'of another device' })).not.toMatchObject({ found: { id: expect.anything() } });
});
