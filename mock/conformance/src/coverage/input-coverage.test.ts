import { expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import type { Exchange } from '../exchange.ts';
import { createInputCoverage } from './input-coverage.ts';

const contract = await readContract();

function watching(operation: string) {
  const declared = contract.operations.get(operation);
  if (declared === undefined) throw new Error(`There is no operation ${operation}`);
  const { method, path, body } = declared;
  const coverage = createInputCoverage(contract);
  const send = (query: string, sent?: unknown) => {
    const request = { method, url: `http://server${path}${query}`, headers: {}, body: JSON.stringify(sent) };
    coverage.note({ operation, request, response: undefined, sentAt: 0, duration: 0 } satisfies Exchange);
  };
  const seen = () => {
    const found = coverage.of(operation);
    if (found === undefined) throw new Error(`${operation} has no coverage`);
    return found;
  };
  return { send, seen, body };
}

test('a constraint counts once one request has kept it and another has broken it', () => {
  const { send, seen } = watching('verifyPayCode');
  const { constraints } = seen();
  expect(constraints['pattern']).toEqual({ seen: 0, of: 1 });
  send('', { pay_code: '246810' });
  expect(seen().constraints['pattern']?.seen).toBe(0);
  send('', { pay_code: 'abcdef' });
  expect(seen().constraints['pattern']?.seen).toBe(1);
  expect(seen().constraints['required']).toEqual({ seen: 0, of: 1 });
  send('', {});
  expect(seen().constraints['required']).toEqual({ seen: 1, of: 1 });
});

test('sent parameters count as numbers, lists and objects, and examples when sent unchanged', () => {
  const { send, seen } = watching('listProducts');
  const before = seen();
  expect([before.parameters.seen, before.examples.seen]).toEqual([0, 0]);
  expect(before.constraints['minimum']?.seen).toBe(0);
  send('?limit=20&filter[price_min]=10.00&product_ids=101&product_ids=102');
  send('?limit=0');
  expect(seen().parameters).toEqual({ seen: 3, of: before.parameters.of });
  expect(seen().constraints['minimum']?.seen).toBe(1);
  const parameter = contract.operations.get('listProducts')?.parameters.find(({ name }) => name === 'limit');
  send(`?limit=${parameter?.example}`);
  expect(seen().examples.seen).toBeGreaterThanOrEqual(1);
});

test('in a union, only the intended form of a body counts', () => {
  const { send, seen, body } = watching('createStepUp');
  expect(body?.examples.length).toBeGreaterThan(1);
  send('', { by: 'password', password: 'demo123456' });
  send('', { by: 'password', password: 1 });
  expect(seen().constraints['type']?.seen).toBe(1);
  const { of, seen: sent } = seen().examples;
  for (const example of body?.examples ?? []) send('', example);
  expect(seen().examples).toEqual({ seen: of, of });
  expect(sent).toBeLessThan(of);
});

test('a body that is not JSON and an undeclared route count for nothing', () => {
  const { send, seen } = watching('verifyPayCode');
  const before = seen();
  send('');
  expect(seen()).toEqual(before);
  expect(createInputCoverage(contract).of('GET /api/unknown')).toBeUndefined();
});
