import { describe, expect, test } from 'vitest';
import { exampleExchanges } from '../../tests/example-exchanges.ts';
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
