import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { orderIdsOf, PaymentSearch } from './payment-search.ts';

test.each([
  [{ order: 9001 }, [9001]],
  [{ orders: '9001,9002' }, [9001, 9002]],
  [{ orders: '9001, 9002,9001' }, [9001, 9002]],
  [{ orders: 9001 }, [9001]],
  [{ order: 9001, orders: '9002' }, [9002]],
  [{}, []],
  [{ order: 'x' }, []],
  [{ order: -1 }, []],
  [{ order: 1.5 }, []],
  [{ orders: '9001,x' }, []],
  [{ orders: '9001,' }, []],
  [{ orders: Array.from({ length: 21 }, (_, index) => index + 1).join(',') }, []],
])('[R2.12] the URL search %o names the orders %o', (search, ids) => {
  expect(orderIdsOf(parse(PaymentSearch, search))).toEqual(ids);
});
