import { orderList } from '@meridian/sdk/react';
import { fixture } from '@meridian/sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { textOf } from '../../text-of.testing.tsx';
import { UndoRow } from './undo-row.tsx';

const row = (said: boolean | undefined, list = fixture('listOrders').list) => {
  const queries = new QueryClient();
  const { queryKey } = orderList.pages({ change_of_mind: true })(1);
  queries.setQueryData(queryKey, { ...fixture('listOrders'), list });
  return textOf(<UndoRow />, { change_of_mind_shown: said }, queries);
};

// A server of the last release says nothing.
test.each([
  [true, 'Withdraw from the contract here'],
  [false, ''],
  [undefined, ''],
])(
  '[B8.10] where the market’s configuration says %s, the row of the way back without a reason is “%s”',
  (said, expected) => {
    expect(row(said)).toBe(expected);
  },
);

test('[B8.10] without an order to undo the row is absent', () => {
  expect(row(true, [])).toBe('');
});
