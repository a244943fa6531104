import { expect, test, vi } from 'vitest';
import { memoryStore } from '../attempts/stores.ts';
import { createQueryClient } from '../cache/query-client.ts';
import { type SendByQuote, sendQuoted } from '../cache/quotes.ts';
import type { Schema } from '../client/operation-types.ts';
import { withdrawalQuoteQuery } from '../operations/wallet.ts';
import { fixture } from '../testing/fixture.ts';
import { refusal } from '../testing/refusal.ts';
import { type Stub, stubClient } from '../testing/stub-client.ts';
import { createSignedWithdrawal } from './withdrawal.ts';

const query = withdrawalQuoteQuery({ type: 'bank', amount: '60.00' });
const SERVER_TIME = '2026-11-20T10:00:00Z';
const entry = fixture('listWithdrawals').list[0] as Schema<'Withdrawal'>;

interface Server {
  codes?: Stub<'verifyPayCode'>[];
  answers?: Stub<'createWithdrawal'>[];
  /** The fees of the quotes, one after another. */
  fees?: string[];
  /** The history, newest first. */
  list?: Schema<'Withdrawal'>[];
}

const withdrawalWith = ({ codes = [], answers = [], fees = ['1.00'], list = [] }: Server) => {
  const sent: string[] = [];
  let quotes = 0;
  const client = stubClient({
    quoteWithdrawal: () => {
      const fee = fees[quotes] ?? '1.00';
      quotes += 1;
      const times = { server_time: SERVER_TIME, valid_until: '2026-11-20T10:01:00Z' };
      return fixture('quoteWithdrawal', { amount: '60.00', fee, quote_id: `quote ${quotes}`, ...times });
    },
    verifyPayCode: (request) => {
      sent.push('code');
      const next = codes.shift() ?? fixture('verifyPayCode');
      return typeof next === 'function' ? next(request) : next;
    },
    listWithdrawals: () => fixture('listWithdrawals', { list, total: list.length }),
    createWithdrawal: async (request) => {
      sent.push((await request.clone().json()).quote_id);
      const next = answers.shift() ?? fixture('createWithdrawal');
      return typeof next === 'function' ? next(request) : next;
    },
  });
  const queryClient = createQueryClient(client, { defaultOptions: { queries: { retry: false } } });
  const onSettled = vi.fn();
  const withdrawal = createSignedWithdrawal(queryClient, { store: memoryStore(), onSettled });
  const sendBy: SendByQuote<Schema<'WithdrawalQuote'>> = (send) => sendQuoted(queryClient, query, send);
  const apply = async () => {
    withdrawal.apply({ payeeId: 7, sendBy, since: SERVER_TIME, payCode: '482913' });
    await vi.waitFor(() => expect(withdrawal.state.name).not.toBe('sending'));
    return withdrawal.state;
  };
  return { apply, sent, onSettled, quote: () => queryClient.fetchQuery(query), withdrawal };
};

test('a withdrawal is sent after its code was accepted, by the quote that the customer has seen', async () => {
  const { apply, sent, quote, onSettled } = withdrawalWith({});
  await quote();
  expect(await apply()).toMatchObject({ name: 'settled', by: 'answer' });
  expect(sent).toEqual(['code', 'quote 1']);
  expect(onSettled).toHaveBeenCalledOnce();
});

test('a wrong code is a try, and nothing is sent', async () => {
  const { apply, sent } = withdrawalWith({ codes: [refusal('pay_code_wrong', { attempts_left: 2 })] });
  expect(await apply()).toEqual({ name: 'ready', notice: { kind: 'wrong-code', attemptsLeft: 2 } });
  expect(sent).toEqual(['code']);
});

test('[B5.15] a quote that expired is not signed with figures that the customer has not seen', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { apply, sent, quote } = withdrawalWith({ fees: ['1.00', '2.00'] });
  await quote();
  vi.setSystemTime(Date.now() + 60_000);
  const state = await apply();
  vi.useRealTimers();
  expect(state).toMatchObject({ notice: { kind: 'failed', error: { reason: 'quote_expired' } } });
  expect(sent).toEqual([]);
});

test('[B5.15] an equal withdrawal from elsewhere since the quote counts as this one', async () => {
  const made = { ...entry, id: 8, payee_id: 7, amount: '60.00', created_at: '2026-11-20T10:00:30Z' };
  const { apply, sent, onSettled } = withdrawalWith({ list: [made] });
  expect(await apply()).toMatchObject({ name: 'settled', by: 'read', data: { id: 8 } });
  expect(sent).toEqual([]);
  expect(onSettled).toHaveBeenCalledOnce();
});

test('[B5.15] a withdrawal whose answer is lost is repeated once under its key', async () => {
  const { apply, sent } = withdrawalWith({ answers: [() => Promise.reject(new TypeError('no connection'))] });
  expect(await apply()).toMatchObject({ name: 'settled', by: 'answer' });
  expect(sent).toEqual(['code', 'quote 1', 'quote 1']);
});
