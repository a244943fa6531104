import { expect, test } from 'vitest';
import { createQueryClient } from '../cache/query-client.ts';
import { ApiError } from '../client/api-error.ts';
import { userInfoQuery } from '../operations/session.ts';
import { fixture } from '../testing/fixture.ts';
import { refusal } from '../testing/refusal.ts';
import { type Stub, stubClient } from '../testing/stub-client.ts';
import { changePayCode, type PayCodes } from './pay-code.ts';
import type { StepUpFlow } from './step-up.ts';

const changed = { old_pay_code: '246810', pay_code: '739105' };
const proven: StepUpFlow['withStepUp'] = async (call) => ({ proven: true, answer: await call('step') });

interface Server {
  setPayCode?: Stub<'setPayCode'>;
  verifyPayCode?: Stub<'verifyPayCode'>;
  /** When the payment code was changed, by the time of the call. */
  changedAt?: () => string;
}

const payCodeOf = async ({
  setPayCode = fixture('setPayCode'),
  verifyPayCode = fixture('verifyPayCode'),
  changedAt = () => '2026-10-15T08:40:00Z',
}: Server = {}) => {
  const customer = { token: 'first' };
  const sent: unknown[] = [];
  const answer = <Op extends 'setPayCode' | 'verifyPayCode'>(stub: Stub<Op>) =>
    (async (request: Request) => {
      sent.push(await request.clone().json());
      return typeof stub === 'function' ? stub(request) : stub;
    }) as Stub<Op>;
  const client = stubClient(
    {
      setPayCode: answer<'setPayCode'>(setPayCode),
      verifyPayCode: answer<'verifyPayCode'>(verifyPayCode),
      getUserInfo: () => fixture('getUserInfo', { pay_code_changed_at: changedAt() }),
    },
    { token: () => customer.token },
  );
  const queryClient = createQueryClient(client, { defaultOptions: { queries: { retry: false } } });
  await queryClient.fetchQuery(userInfoQuery());
  const change = (codes: PayCodes, withStepUp = proven) => changePayCode(queryClient, codes, { withStepUp });
  return { change, sent, customer, queryClient };
};

test('[R5.04] the old code is checked before the new one is sent, so that a wrong one counts as one try', async () => {
  const { change, sent } = await payCodeOf();
  expect(await change(changed)).toBe(true);
  expect(sent).toEqual([{ pay_code: '246810' }, changed]);
  const wrong = await payCodeOf({ verifyPayCode: refusal('pay_code_wrong') });
  await expect(wrong.change(changed)).rejects.toMatchObject({ reason: 'pay_code_wrong' });
  expect(wrong.sent).toHaveLength(1);
});

test('[R5.04] [B4.12] without the old code a step-up proves the customer, who may cancel it', async () => {
  const { change, sent } = await payCodeOf();
  expect(await change({ pay_code: '739105' })).toBe(true);
  expect(sent).toEqual([{ step_up: 'step', pay_code: '739105' }]);
  expect(await change({ pay_code: '739105' }, async () => ({ proven: false }))).toBe(false);
  expect(sent).toHaveLength(1);
});

const unanswered = () => Promise.reject(new TypeError('no connection'));

test('[B5.15] a change whose answer is lost is not retried with the old code: the customer is read again', async () => {
  let at = '2026-10-15T08:40:00Z';
  const changedAt = () => at;
  const setPayCode = () => {
    at = '2026-11-20T10:00:00Z';
    return unanswered();
  };
  const { change, sent } = await payCodeOf({ changedAt, setPayCode });
  expect(await change(changed)).toBe(true);
  expect(sent).toEqual([{ pay_code: '246810' }, changed]);
});

test('[B5.15] a change that was not carried out, or of which nothing can be learnt, is told as failed', async () => {
  const { change } = await payCodeOf({ setPayCode: unanswered });
  await expect(change(changed)).rejects.toMatchObject({ kind: 'network' });
  let isReachable = true;
  const changedAt = () => {
    if (!isReachable) throw new TypeError('no connection');
    return '2026-10-15T08:40:00Z';
  };
  const setPayCode = () => {
    isReachable = false;
    return unanswered();
  };
  const other = await payCodeOf({ setPayCode, changedAt });
  await expect(other.change(changed)).rejects.toMatchObject({ kind: 'network' });
});

test('[B5.15] a code that was changed elsewhere is not told as this change, which was never sent', async () => {
  let at = '2026-10-15T08:40:00Z';
  const changedAt = () => at;
  const { change, sent } = await payCodeOf({ changedAt, verifyPayCode: unanswered, setPayCode: unanswered });
  at = '2026-11-01T10:00:00Z';
  await expect(change(changed)).rejects.toMatchObject({ operation: 'verifyPayCode', kind: 'network' });
  const stepUp = () => Promise.reject(new ApiError({ kind: 'network', operation: 'createStepUp' }));
  await expect(change({ pay_code: '739105' }, stepUp)).rejects.toMatchObject({ operation: 'createStepUp' });
  expect(sent).toHaveLength(1);
  // Nor is one that got lost on its way.
  await expect(change({ pay_code: '739105' })).rejects.toMatchObject({ operation: 'setPayCode', kind: 'network' });
});

test('[B5.15] where nothing can tell whether a change was carried out, none is sent', async () => {
  let isReachable = true;
  const changedAt = () => {
    if (!isReachable) throw new TypeError('no connection');
    return '2026-10-15T08:40:00Z';
  };
  const { change, sent } = await payCodeOf({ changedAt });
  isReachable = false;
  await expect(change({ pay_code: '739105' })).rejects.toMatchObject({ kind: 'network' });
  expect(sent).toEqual([]);
});

test('a code that was reset elsewhere is noticed: the customer is read again', async () => {
  const { change, queryClient } = await payCodeOf({ verifyPayCode: refusal('pay_code_not_set') });
  await expect(change(changed)).rejects.toMatchObject({ reason: 'pay_code_not_set' });
  expect(queryClient.getQueryState(userInfoQuery().queryKey)?.isInvalidated).toBe(true);
});

test('[B8.06] codes whose customer signs out during the check are not sent for the next customer', async () => {
  const { change, sent, customer } = await payCodeOf({
    verifyPayCode: () => {
      customer.token = 'second';
      return fixture('verifyPayCode');
    },
  });
  await expect(change(changed)).rejects.toMatchObject({ kind: 'aborted' });
  expect(sent).toHaveLength(1);
});

test('[B8.06] a code whose customer signs out during the step-up is not sent for the next customer', async () => {
  const { change, sent, customer } = await payCodeOf();
  const signingOut: StepUpFlow['withStepUp'] = (call) => {
    customer.token = 'second';
    return proven(call);
  };
  await expect(change({ pay_code: '739105' }, signingOut)).rejects.toMatchObject({ kind: 'aborted' });
  expect(sent).toEqual([]);
});

test('[B8.06] a lost answer is not looked up at the next customer', async () => {
  let at = '2026-10-15T08:40:00Z';
  const { change, customer } = await payCodeOf({
    changedAt: () => at,
    setPayCode: () => {
      customer.token = 'second';
      at = '2026-11-01T10:00:00Z';
      return unanswered();
    },
  });
  await expect(change(changed)).rejects.toMatchObject({ kind: 'network' });
});
