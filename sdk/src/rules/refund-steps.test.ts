import { expect, test } from 'vitest';
import { refundSteps } from './refund-steps.ts';

const parcel = { carrier: 'Yamato', number: '493122091126', shipped_at: '2026-11-16T04:10:00Z' };
const steps = (...[refund]: Parameters<typeof refundSteps>) =>
  refundSteps(refund).map(({ status, state }) => `${status}: ${state}`);

test('the steps of a case are past, current or still to come', () => {
  expect(steps({ type: 'refund_only', status: 'accepted', parcel: null })).toEqual([
    'applied: past',
    'accepted: current',
    'refunded: ahead',
  ]);
  expect(steps({ type: 'refund_return', status: 'returning', parcel })).toEqual([
    'applied: past',
    'accepted: past',
    'returning: current',
    'returned: ahead',
    'refunded: ahead',
  ]);
});

test('a withdrawn or refused case ends there, and a refusal of returned goods keeps the steps before it', () => {
  expect(steps({ type: 'refund_only', status: 'withdrawn', parcel: null })).toEqual([
    'applied: past',
    'withdrawn: current',
  ]);
  expect(steps({ type: 'refund_return', status: 'refused', parcel })).toEqual([
    'applied: past',
    'accepted: past',
    'returning: past',
    'returned: past',
    'refused: current',
  ]);
});
