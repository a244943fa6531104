import { expect, test } from 'vitest';
import { createAttempt } from '../cache/create-attempt.ts';
import { createQueryClient } from '../cache/query-client.ts';
import { sendQuoted } from '../cache/quotes.ts';
import { createRecharge, rechargeMethodsQuery, rechargeQuoteQuery } from '../operations/wallet.ts';
import { fixture } from '../testing/fixture.ts';
import { type Refusal, refusal } from '../testing/refusal.ts';
import { type Stub, stubClient } from '../testing/stub-client.ts';
import { reportTopUp } from './top-up-report.ts';
import { createUploads } from './uploads.ts';

const query = rechargeQuoteQuery({ method: 'manual', amount: '100.00' });

/** Reports with one picture; the server gives `answers` one by one. */
const reportWith = (answers: Stub<'createRecharge'>[], quote?: () => Refusal<'method_closed'>) => {
  const sent: { quote_id: string; evidence: string; idempotency_key: string; reference?: string }[] = [];
  let uploaded = 0;
  let quotes = 0;
  const uploadFile = () => {
    uploaded += 1;
    return fixture('uploadFile', { upload_id: `u_${uploaded}` });
  };
  const client = stubClient({
    uploadFile,
    quoteRecharge: () => {
      quotes += 1;
      if (quote !== undefined) return quote();
      return fixture('quoteRecharge', { amount: '100.00', quote_id: `quote ${quotes}` });
    },
    createRecharge: async (request) => {
      sent.push(await request.clone().json());
      const next = answers.shift() ?? fixture('createRecharge');
      return typeof next === 'function' ? next(request) : next;
    },
    listRechargeMethods: fixture('listRechargeMethods'),
  });
  const queryClient = createQueryClient(client, { defaultOptions: { queries: { retry: false } } });
  const attempt = createAttempt(queryClient, createRecharge);
  const evidence = createUploads(queryClient, { max: 1, encode: async (file) => file });
  evidence.add([new File(['receipt'], 'receipt.jpg', { type: 'image/jpeg' })]);
  const report = () =>
    reportTopUp(
      queryClient,
      { attempt, evidence, sendBy: (send) => sendQuoted(queryClient, query, send) },
      { method: 'manual', reference: 'M-1' },
    );
  return { report, sent, queryClient };
};

test('[B5.15] a top-up is reported with its evidence at the quoted sum, and once though its answer is lost', async () => {
  const { report, sent } = reportWith([() => Promise.reject(new TypeError('no connection'))]);
  expect(await report()).toEqual(fixture('createRecharge'));
  const body = { method: 'manual', reference: 'M-1', amount: '100.00', quote_id: 'quote 1', evidence: 'u_1' };
  expect(sent).toMatchObject([body, body]);
  expect(sent[0]?.idempotency_key).toBe(sent[1]?.idempotency_key);
});

test('a report whose picture has expired on the server is sent with the picture uploaded again', async () => {
  const { report, sent } = reportWith([refusal('upload_expired', { upload_id: 'u_1' })]);
  await report();
  expect(sent.map(({ evidence }) => evidence)).toEqual(['u_1', 'u_2']);
});

test('a quote that expires at the report is renewed, and the same amounts are reported once', async () => {
  const { report, sent } = reportWith([refusal('quote_expired')]);
  await report();
  expect(sent.map(({ quote_id }) => quote_id)).toEqual(['quote 1', 'quote 2']);
});

test('evidence already used is refused with the top-up that it belongs to', async () => {
  const { report } = reportWith([refusal('evidence_already_used', { recharge_id: 70 })]);
  await expect(report()).rejects.toMatchObject({ reason: 'evidence_already_used', data: { recharge_id: 70 } });
});

test('a method that closes before the quote refuses the report, and the methods are read again', async () => {
  const { report, sent, queryClient } = reportWith([], () => refusal('method_closed'));
  await queryClient.fetchQuery(rechargeMethodsQuery());
  const isStale = () => queryClient.getQueryState(rechargeMethodsQuery().queryKey)?.isInvalidated;
  await expect(report()).rejects.toMatchObject({ reason: 'method_closed' });
  expect(isStale()).toBe(true);
  expect(sent).toEqual([]);
});
