import { describe, expect, test } from 'vitest';
import { loadContract } from '../prism/contract.ts';
import { readQuery, splitTarget, typedQuery } from './query.ts';

const operations = await loadContract();

function typed(operationId: string, target: string) {
  const declared = operations.find((operation) => operation.operationId === operationId)?.querySchema ?? {};
  return typedQuery(readQuery(splitTarget(target).search), declared);
}

describe('the query, as a handler gets it', () => {
  test('has the types that the contract declares, nested objects included', () => {
    const target =
      '/?keyword=%E8%8C%B6&category_id=3&page=2&filter[price_min]=5.00&filter[in_stock]=true&filter[rate_min]=90';
    expect(typed('listProducts', target)).toEqual({
      keyword: '茶',
      category_id: 3,
      page: 2,
      filter: { price_min: '5.00', in_stock: true, rate_min: 90 },
    });
  });

  test('leaves out what is absent, empty or not declared', () => {
    expect(typed('listProducts', '/?page=&keyword=&filter[nothing]=1&other=2')).toEqual({});
  });

  test('keeps numbers that are names as they are', () => {
    expect(typed('listOrders', '/?status=-4')).toEqual({ status: '-4' });
  });
});

test('a target is split before anything is decoded', () => {
  expect(splitTarget('/a%2Fb?x=1?2#c').path).toBe('/a%2Fb');
  expect([...splitTarget('/a?x=1?2').search]).toEqual([['x', '1?2']]);
  expect(splitTarget('http://host:1/a').path).toBe('/a');
  expect(splitTarget('*').path).toBe('/*');
});
