// What must happen once, taken up again later over the real mock: however much time has passed by any clock, nothing is
// done a second time unasked.
import { ApiError, type Client, type OperationId } from '@meridian/sdk';
import { expect, test } from 'vitest';
import { type AttemptId, attempt, memoryStore } from '../../sdk/src/attempts.ts';
import { type AttemptFacts, attempts } from '../../sdk/src/generated/attempts.gen.ts';
import { callOperation, type OperationInput } from '../src/sandboxes/call-operation.ts';
import { HOUR, MINUTE } from '../src/world/clock.ts';
import { signIn } from './harness/call-as.ts';
import { casesOf, inputOf, openSandbox } from './invalidation/cases.ts';

const facts = new Map<string, AttemptFacts>(Object.entries(attempts));
const cases = (Object.keys(attempts) as AttemptId[])
  .filter((name) => facts.get(name)?.key)
  .flatMap((name) => casesOf(name).slice(0, 1))
  .map((one) => ({
    ...one,
    mutation: one.mutation as AttemptId,
    isTold: facts.get(one.mutation)?.settledBy !== undefined,
  }));

/** A customer whose call was carried out, but whose answer was lost. `open` is the app opened again. */
async function loseAnswer(one: (typeof cases)[number], isServerHeard = true) {
  const box = openSandbox();
  const token = signIn(box);
  one.before?.(box, token);
  const { body } = inputOf(one, box, token) as { body: Record<string, unknown> };
  const { idempotency_key: _, client_id: __, ...content } = body;
  const sent: Record<string, unknown>[] = [];
  const store = memoryStore();
  let isLost = true;
  const open = (heard?: number) => {
    const call = async (operation: OperationId, input: OperationInput) => {
      const result = callOperation(box, operation, { ...input, token });
      if (operation === one.mutation) sent.push(Object(input.body));
      if (operation === one.mutation && isLost) throw new ApiError({ kind: 'network', operation });
      heard = box.clock.now();
      if (result.kind === 'data') return result.data;
      const reason = result.kind === 'refused' ? result.name : undefined;
      throw new ApiError({ kind: 'business', operation, reason });
    };
    const client = {
      call: call as Client['call'],
      session: 'demo',
      get serverTime() {
        return heard === undefined ? undefined : { from: heard, to: heard + 1000 };
      },
    };
    const made = attempt(client, one.mutation, store, { waits: [1], repeats: false });
    return { made, send: () => made.send(content as never) };
  };
  const sentAt = isServerHeard ? box.clock.now() : undefined;
  expect((await open(sentAt).send()).name).toBe('unknown');
  isLost = false;
  const keys = () => sent.map(({ idempotency_key, client_id }) => idempotency_key ?? client_id);
  return { box, open, sentAt, keys };
}

test.each(cases)(
  '[B5.19] $mutation of 25 hours ago is settled by its read, or asked about, never repeated',
  async (one) => {
    const { box, open, sentAt, keys } = await loseAnswer(one);
    box.clock.advance(25 * HOUR);
    const { made, send } = open();
    const state = await made.check();
    if (one.isTold) expect(state).toMatchObject({ name: 'settled', by: 'read' });
    else
      expect(state).toMatchObject({ name: 'unknown', lookup: 'nothing', error: { name: 'UnansweredError', sentAt } });
    expect(keys()).toHaveLength(1);
    if (one.isTold) return;
    await send();
    expect(new Set(keys()).size, 'sent again once asked, under its key').toBe(1);
    expect(keys()).toHaveLength(2);
  },
);

test.each(cases)('[B5.19] a press for a $mutation of 25 hours ago finds it, or asks first', async (one) => {
  const { box, open, keys } = await loseAnswer(one);
  box.clock.advance(25 * HOUR);
  const state = await open(box.clock.now()).send();
  expect(state).toMatchObject(one.isTold ? { name: 'settled', by: 'read' } : { name: 'unknown', lookup: 'nothing' });
  expect(keys()).toHaveLength(1);
});

test.each(cases)('[B5.19] a $mutation whose age is unknown counts as too old to be repeated', async (one) => {
  const { box, open, keys } = await loseAnswer(one, false);
  const state = await open(box.clock.now()).made.check();
  expect(state).toMatchObject(one.isTold ? { name: 'settled', by: 'read' } : { error: { sentAt: undefined } });
  expect(keys()).toHaveLength(1);
});

test.each(cases)('[B5.19] a $mutation of 31 minutes ago is settled under its key', async (one) => {
  const { box, open, keys } = await loseAnswer(one);
  box.clock.advance(31 * MINUTE);
  expect(await open(box.clock.now()).made.check()).toMatchObject({ name: 'settled' });
  expect(new Set(keys()).size).toBe(1);
});
