import { describe, expect, test } from 'vitest';
import { changedExchange, exampleExchanges } from '../../tests/example-exchanges.ts';
import { readContract } from '../contract/contract.ts';
import { createExchangeChecker } from './check-exchange.ts';

const contract = await readContract();
const check = createExchangeChecker(contract, { slow: 1000 });

describe('the contract’s own examples', () => {
  const examples = exampleExchanges(contract);

  test.each([...contract.operations.keys()])('%s: its examples have no finding', (id) => {
    const found = examples
      .filter(({ operation }) => operation.id === id)
      .flatMap(({ title, exchange }) =>
        check(exchange).map(({ check: name, at, message }) => ({ title, name, at, message })),
      );
    expect(found).toEqual([]);
  });
});

test('the same answer again counts as checked again, and is right only to the same request at its time', () => {
  const checked = (change: Parameters<typeof changedExchange>[2] = {}) => {
    const applied: string[] = [];
    const found = check(changedExchange(contract, 'listOrders', change), (name) => applied.push(name));
    return { applied: applied.toSorted(), found: found.map((one) => one.check) };
  };
  const first = checked();
  expect(checked()).toEqual(first);
  expect(checked({ body: { '/time': '1' } }).found).toEqual(['envelope-time']);
  const { url } = changedExchange(contract, 'listOrders').request;
  expect(checked({ request: { url: `${url}&status=4` } }).found).toEqual(['filter-ignored']);
});
