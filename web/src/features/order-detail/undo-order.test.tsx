import { fixture } from '@meridian/sdk/testing';
import { expect, test } from 'vitest';
import { textOf } from '../../text-of.testing.tsx';
import { UndoOrder } from './undo-order.tsx';

// A server of the last release says nothing.
test.each([
  [true, 'shown'],
  [false, 'absent'],
  [undefined, 'absent'],
])(
  '[B8.10] where the market’s configuration says %s, the order’s way back without a reason is %s',
  (said, expected) => {
    const order = fixture('getOrder', { allowed_actions: ['change_of_mind'] });
    const text = textOf(<UndoOrder order={order} />, { change_of_mind_shown: said });
    expect(text.includes('Withdraw from the contract here') ? 'shown' : text || 'absent').toBe(expected);
  },
);

test('[B8.10] an order whose time has run out has no way back without a reason', () => {
  const order = fixture('getOrder', { allowed_actions: ['refund'] });
  expect(textOf(<UndoOrder order={order} />, { change_of_mind_shown: true })).toBe('');
});
