import { expect, test } from 'vitest';
import type { ExchangeChecker } from '../checks/check-exchange.ts';
import { readContract } from '../contract/contract.ts';
import type { Exchange } from '../exchange.ts';
import { createRecording } from './recording.ts';

const contract = await readContract();
const about = { contract, target: 'https://their.server' };

function exchange(path: string, body = '{}'): Exchange {
  return {
    operation: contract.operationAt('GET', path)?.id,
    request: { method: 'GET', url: `https://their.server${path}`, headers: {} },
    response: { status: 200, headers: {}, body },
    ...{ sentAt: 0, duration: 1 },
  };
}

/** A complaint at a place of its own for each exchange. */
const complain = (): ExchangeChecker => (found) => [
  {
    ...{ check: 'schema-type', severity: 'error', operation: found.operation ?? '', message: 'wrong' },
    ...{ at: new URL(found.request.url).search, expected: '', got: '', contract: '' },
    exchanges: [found],
  },
];

test('the last exchanges are kept: by number, and by size', () => {
  const recording = createRecording({ ...about, createCheck: () => () => [] });
  for (let index = 0; index < 1200; index += 1) recording.record(exchange(`/api/cart/list?${index}`));
  expect(recording.exchanges()).toHaveLength(1000);
  expect(recording.exchanges().at(-1)?.request.url).toContain('1199');
  const body = 'x'.repeat(5_000_000);
  for (let index = 0; index < 20; index += 1) recording.record(exchange('/api/cart/list', body));
  expect(recording.exchanges().length).toBeLessThan(8);
  expect(recording.report().requests).toBe(1220);
});

test('a recording that finds ever new things keeps within limits, and goes on counting requests', () => {
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

test('a client that makes up paths is not followed for ever', () => {
  const recording = createRecording({ ...about, createCheck: () => () => [] });
  for (let index = 0; index < 700; index += 1) recording.record(exchange(`/api/none/${index}`));
  expect(recording.report().operations.length - contract.operations.size).toBe(500);
});
