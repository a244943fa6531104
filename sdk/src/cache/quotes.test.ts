import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rejectionOf } from '../../tests/test-client.ts';
import { ApiError } from '../client/api-error.ts';
import type { Schema } from '../client/operation-types.ts';
import { rechargeQuoteQuery } from '../operations/wallet.ts';
import { fixture } from '../testing/fixture.ts';
import { refusal } from '../testing/refusal.ts';
import { stubClient } from '../testing/stub-client.ts';
import { clearPrivateCache, createQueryClient } from './query-client.ts';
import { sendQuoted, validQuote } from './quotes.ts';

const query = rechargeQuoteQuery({ method: 'manual', amount: '100.00' });
const SERVER_TIME = '2026-11-20T10:00:00Z';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A cache over a server whose quotes have these fees, one after another, each valid for a minute. */
const cacheOf = (...fees: string[]) => {
  let answers = 0;
  const queryClient = createQueryClient(
    stubClient({
      quoteRecharge: () => {
        const fee = fees[answers];
        answers += 1;
        if (fee === undefined) return refusal('amount_out_of_range');
        const times = { server_time: SERVER_TIME, valid_until: '2026-11-20T10:01:00Z' };
        return fixture('quoteRecharge', { fee, quote_id: `quote ${answers}`, ...times });
      },
    }),
    { defaultOptions: { queries: { retry: false } } },
  );
  return { queryClient, answers: () => answers };
};

const settled = { name: 'settled' };
const expired = {
  name: 'refused',
  error: new ApiError({ kind: 'business', operation: 'createRecharge', reason: 'quote_expired' }),
};

/** Answers with these states one after another, and records the quotes that were sent. */
const sendOf = (...states: { name: string; error?: unknown }[]) => {
  const sent: string[] = [];
  const send = async ({ quote_id }: Schema<'RechargeQuote'>) => {
    sent.push(quote_id);
    return states[sent.length - 1] ?? settled;
  };
  return { send, sent };
};

const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

test('a quote is fetched once while it is valid by the server’s clock, and used once', async () => {
  const { queryClient, answers } = cacheOf('1.00', '1.00');
  await validQuote(queryClient, query);
  wait(58);
  const { send, sent } = sendOf(settled);
  await sendQuoted(queryClient, query, send);
  expect([sent, answers()]).toEqual([['quote 1'], 1]);
  expect(queryClient.getQueryData(query.queryKey)).toBeUndefined();
});

test('an expired quote is renewed and sent at the same figures, and not at others', async () => {
  const { queryClient } = cacheOf('1.00', '1.00', '2.00');
  await validQuote(queryClient, query);
  wait(60);
  const again = sendOf({ name: 'unknown' });
  await sendQuoted(queryClient, query, again.send);
  expect(again.sent).toEqual(['quote 2']);
  wait(60);
  const changed = sendOf();
  expect(await rejectionOf(sendQuoted(queryClient, query, changed.send))).toMatchObject({ reason: 'quote_expired' });
  expect(changed.sent).toEqual([]);
  expect(queryClient.getQueryData(query.queryKey)).toMatchObject({ fee: '2.00' });
});

test('a quote that the server calls expired is renewed and sent once more, at the same figures only', async () => {
  const { queryClient } = cacheOf('1.00', '1.00', '2.00');
  const same = sendOf(expired, { name: 'unknown' });
  expect(await sendQuoted(queryClient, query, same.send)).toEqual({ name: 'unknown' });
  expect(same.sent).toEqual(['quote 1', 'quote 2']);
  const other = sendOf(expired);
  expect(await sendQuoted(queryClient, query, other.send)).toBe(expired);
  expect(other.sent).toEqual(['quote 2']);
});

test('nothing is sent without a quote', async () => {
  const { queryClient } = cacheOf();
  const { send, sent } = sendOf();
  expect(await rejectionOf(sendQuoted(queryClient, query, send))).toMatchObject({ reason: 'amount_out_of_range' });
  expect(sent).toEqual([]);
});

test('[R4.09] a quote that the end of the session cancels rejects as aborted', async () => {
  const queryClient = createQueryClient(stubClient({ quoteRecharge: () => new Promise<never>(() => undefined) }));
  const quote = rejectionOf(validQuote(queryClient, query));
  await clearPrivateCache(queryClient);
  expect(await quote).toMatchObject({ kind: 'aborted', operation: 'quoteRecharge' });
});
