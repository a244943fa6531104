import { expect, test, vi } from 'vitest';
import { steppingClock } from '../../tests/test-client.ts';
import { createQueryClient } from '../cache/query-client.ts';
import { fixture } from '../testing/fixture.ts';
import { refusal } from '../testing/refusal.ts';
import { stubClient } from '../testing/stub-client.ts';
import { createStepUpFlow } from './step-up.ts';

const proof = { by: 'password', password: 'demo123456' } as const;

/** The step-ups are `step-1`, `step-2` …; the call that needs one sets the payment code. */
const stepUpOf = () => {
  const prove = vi.fn((_request: Request) => fixture('createStepUp', { step_up: `step-${prove.mock.calls.length}` }));
  const set = vi.fn();
  set.mockImplementation(() => fixture('setPayCode'));
  const client = stubClient({ createStepUp: prove, setPayCode: set }, { now: steppingClock() });
  const events: string[] = [];
  const flow = createStepUpFlow(createQueryClient(client), {
    onAsked: () => events.push('asked'),
    onSettled: () => events.push('settled'),
  });
  const steps: string[] = [];
  const call = (step_up: string) => {
    steps.push(step_up);
    return client.call('setPayCode', { body: { step_up, pay_code: '739105' } });
  };
  return { flow, prove, set, call, events, steps };
};

test('[B4.12] a call waits for the customer’s proof, which serves later calls too', async () => {
  const { flow, call, events, steps } = stepUpOf();
  const outcome = flow.withStepUp(call);
  expect(flow.state.name).toBe('asking');
  await flow.prove(proof);
  expect(await outcome).toMatchObject({ proven: true, answer: fixture('setPayCode') });
  expect(events).toEqual(['asked', 'settled']);
  expect(await flow.withStepUp(call)).toMatchObject({ proven: true });
  expect(steps).toEqual(['step-1', 'step-1']);
  expect(events).toHaveLength(2);
});

test('a wrong proof rejects, and the customer is still asked', async () => {
  const { flow, prove, call, steps } = stepUpOf();
  prove.mockReturnValueOnce(refusal('wrong_old_password') as never);
  const outcome = flow.withStepUp(call);
  await expect(flow.prove(proof)).rejects.toMatchObject({ reason: 'wrong_old_password' });
  expect(flow.state.name).toBe('asking');
  await flow.prove(proof);
  expect(await outcome).toMatchObject({ proven: true });
  expect(steps).toEqual(['step-2']);
});

test('[B4.12] a step-up that has expired is requested again, and the call is repeated', async () => {
  const { flow, set, call, steps } = stepUpOf();
  const expired = refusal('step_up_expired');
  set.mockReturnValueOnce(expired).mockReturnValueOnce(fixture('setPayCode')).mockReturnValueOnce(expired);
  const first = flow.withStepUp(call);
  await expect(flow.prove(proof)).rejects.toMatchObject({ reason: 'step_up_expired' });
  await flow.prove(proof);
  expect(await first).toMatchObject({ proven: true });
  const later = flow.withStepUp(call);
  await vi.waitFor(() => expect(flow.state.name).toBe('asking'));
  await flow.prove(proof);
  expect(await later).toMatchObject({ proven: true });
  expect(steps).toEqual(['step-1', 'step-2', 'step-2', 'step-3']);
  set.mockReturnValueOnce(expired);
  const given = flow.withStepUp(call);
  await vi.waitFor(() => expect(flow.state.name).toBe('asking'));
  flow.cancel();
  expect(await given).toEqual({ proven: false });
  // It is not tried again.
  void flow.withStepUp(call);
  expect(flow.state.name).toBe('asking');
});

test('a call that is cancelled sends nothing', async () => {
  const { flow, call, events, steps } = stepUpOf();
  const outcome = flow.withStepUp(call);
  flow.cancel();
  flow.cancel();
  expect(await outcome).toEqual({ proven: false });
  expect(events).toEqual(['asked', 'settled']);
  expect(steps).toEqual([]);
});

test('a proof accepted after its call was cancelled makes no call that waits since', async () => {
  const { flow, prove, call, steps } = stepUpOf();
  const accepted = Promise.withResolvers<ReturnType<typeof fixture<'createStepUp'>>>();
  prove.mockReturnValueOnce(accepted.promise as never);
  const first = flow.withStepUp(call);
  const late = flow.prove(proof);
  flow.cancel();
  expect(await first).toEqual({ proven: false });
  const second = flow.withStepUp(call);
  accepted.resolve(fixture('createStepUp', { step_up: 'late' }));
  await late;
  expect(steps).toEqual([]);
  await flow.prove(proof);
  expect(await second).toMatchObject({ proven: true });
  expect(steps).toEqual(['step-2']);
});

test('a call under way is not cancelled, and a step-up refused since rejects the call, which can be made again', async () => {
  const { flow, set, call, events } = stepUpOf();
  const answer = Promise.withResolvers<unknown>();
  set.mockReturnValueOnce(answer.promise);
  const first = flow.withStepUp(call);
  const proving = flow.prove(proof);
  await vi.waitFor(() => expect(set).toHaveBeenCalledOnce());
  flow.cancel();
  expect(flow.state.name).toBe('calling');
  answer.resolve(refusal('step_up_expired'));
  await proving;
  await expect(first).rejects.toMatchObject({ reason: 'step_up_expired' });
  expect(events).toEqual(['asked', 'settled']);
  const second = flow.withStepUp(call);
  await flow.prove(proof);
  expect(await second).toMatchObject({ proven: true });
});

test('a call that fails for another reason rejects once nobody is asked any more', async () => {
  const { flow, set, call, events } = stepUpOf();
  set.mockReturnValueOnce(refusal('same_pay_code'));
  const outcome = flow.withStepUp(call).catch((error: unknown) => ({ error, events: [...events] }));
  await flow.prove(proof);
  expect(await outcome).toMatchObject({ error: { reason: 'same_pay_code' }, events: ['asked', 'settled'] });
});

test('a call that was cancelled under way ends alone, while the next one waits for its own proof', async () => {
  const { flow, set, call, events, steps } = stepUpOf();
  const answer = Promise.withResolvers<unknown>();
  set.mockReturnValueOnce(answer.promise);
  const first = flow.withStepUp(call);
  const proving = flow.prove(proof);
  await vi.waitFor(() => expect(set).toHaveBeenCalledOnce());
  flow.cancel();
  const second = flow.withStepUp(call);
  answer.resolve(fixture('setPayCode'));
  await proving;
  expect(await first).toMatchObject({ proven: true });
  expect(flow.state.name).toBe('asking');
  expect(events).toEqual(['asked', 'asked']);
  await flow.prove(proof);
  expect(await second).toMatchObject({ proven: true });
  expect(steps).toEqual(['step-1', 'step-2']);
});

test('a call that waits is cancelled by the next one, and two proofs make a call once', async () => {
  const { flow, call, events, steps } = stepUpOf();
  const first = flow.withStepUp(call);
  const second = flow.withStepUp(call);
  expect(await first).toEqual({ proven: false });
  await Promise.all([flow.prove(proof), flow.prove({ by: 'password', password: 'demo654321' })]);
  expect(await second).toMatchObject({ proven: true });
  expect(steps).toHaveLength(1);
  // The sheet that asks stays.
  expect(events).toEqual(['asked', 'asked', 'settled']);
});
