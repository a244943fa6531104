import { describe, expect, test } from 'vitest';
import { loadContract } from '../prism/contract.ts';
import { readQuery, splitTarget, typedQuery } from './query.ts';

const operations = await loadContract();

function typed(operationId: string, target: string) {
  const declared = operations.find((operation) => operation.operationId === operationId)?.querySchema ?? {};
  return typedQuery(readQuery(splitTarget(target).search), declared);
}

describe('the query passed to a handler', () => {
  test('has the types declared by the contract, even in nested objects', () => {
    const target =
      '/?keyword=%E8%8C%B6&category_id=3&page=2&filter[price_min]=5.00&filter[in_stock]=true&filter[rate_min]=90';
    expect(typed('listProducts', target)).toEqual({
      keyword: '茶',
      category_id: 3,
      page: 2,
      filter: { price_min: '5.00', in_stock: true, rate_min: 90 },
    });
  });

  test('leaves out absent, empty and undeclared parameters', () => {
    expect(typed('listProducts', '/?page=&keyword=&filter[nothing]=1&other=2')).toEqual({});
  });

  test('keeps numeric names as strings', () => {
    expect(typed('listOrders', '/?status=-4')).toEqual({ status: '-4' });
  });
});

test('a target is split before decoding', () => {
  expect(splitTarget('/a%2Fb?x=1?2#c').path).toBe('/a%2Fb');
  expect([...splitTarget('/a?x=1?2').search]).toEqual([['x', '1?2']]);
  expect(splitTarget('http://host:1/a').path).toBe('/a');
  expect(splitTarget('*').path).toBe('/*');
});
