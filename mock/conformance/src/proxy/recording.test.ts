import { expect, test } from 'vitest';
import type { ExchangeChecker } from '../checks/check-exchange.ts';
import { readContract } from '../contract/contract.ts';
import type { Exchange } from '../exchange.ts';
import { createRecording } from './recording.ts';
import { createRecordingChecker } from './recording-checker.ts';

const contract = await readContract();
const about = { contract, target: 'https://their.server' };

function exchange(path: string, body = '{}'): Exchange {
  return {
    operation: contract.operationAt('GET', path.split('?', 1).join())?.id,
    request: { method: 'GET', url: `https://their.server${path}`, headers: {} },
    response: { status: 200, headers: { 'content-type': 'application/json' }, body },
    ...{ sentAt: Date.now(), duration: 0 },
  };
}

/** Reports a finding at a new place for each exchange. */
const complain = (): ExchangeChecker => (found) => [
  {
    ...{ check: 'schema-type', severity: 'error', operation: found.operation ?? '', message: 'wrong' },
    ...{ at: new URL(found.request.url).search, expected: '', got: '', contract: '' },
    exchanges: [found],
  },
];

test('the latest exchanges are kept, limited in number and size', () => {
  const recording = createRecording({ ...about, createCheck: () => () => [] });
  for (let index = 0; index < 1200; index += 1) recording.record(exchange(`/api/cart/list?${index}`));
  expect(recording.exchanges()).toHaveLength(1000);
  expect(recording.exchanges().at(-1)?.request.url).toContain('1199');
  const body = 'x'.repeat(5_000_000);
  for (let index = 0; index < 20; index += 1) recording.record(exchange('/api/cart/list', body));
  expect(recording.exchanges().length).toBeLessThan(8);
  expect(recording.report().requests).toBe(1220);
});

test('a recording with ever new findings stays within limits, and still counts requests', () => {
  const recording = createRecording({ ...about, createCheck: complain });
  for (let index = 0; index < 5000; index += 1) recording.record(exchange(`/api/cart/list?${index}`));
  expect(recording.causes().length).toBe(2000);
  expect(recording.report()).toMatchObject({ requests: 5000, findings: { length: 2000 } });
});

test('evidence beyond the limit is shortened', () => {
  const recording = createRecording({ ...about, createCheck: complain });
  const body = 'x'.repeat(8_000_000);
  for (let index = 0; index < 10; index += 1) recording.record(exchange(`/api/cart/list?${index}`, body));
  const sizes = recording.report().findings.map(({ exchanges: [first] }) => first?.response?.body.length ?? 0);
  expect([sizes.at(0), sizes.at(-1)]).toEqual([8_000_000, expect.any(Number)]);
  expect(sizes.at(-1)).toBeLessThan(2100);
});

test('a client that keeps inventing paths is not followed for ever', () => {
  const recording = createRecording({ ...about, createCheck: () => () => [] });
  for (let index = 0; index < 700; index += 1) recording.record(exchange(`/api/none/${index}`));
  expect(recording.report().operations.length - contract.operations.size).toBe(500);
});

test('requests, answers and series of answers are checked', () => {
  const recording = createRecording({ ...about, createCheck: () => createRecordingChecker(contract) });
  const page = (number: number) => {
    const data = { as_of: '2026-11-20T10:00:00Z', list: [{ id: 7 }], page: number, limit: 1, total: 2 };
    return exchange(
      `/api/user/order_list?page=${number}`,
      JSON.stringify({ code: 1, msg: 'ok', time: String(Math.floor(Date.now() / 1000)), data }),
    );
  };
  for (const one of [exchange('/api/none'), page(1), page(2)]) recording.record(one);
  const checks = recording.causes().map(({ finding }) => finding.check);
  expect(checks).toEqual(expect.arrayContaining(['route-undeclared', 'schema-required', 'paging-repeat']));
});
