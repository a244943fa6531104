import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderStatusOf, paidBackBy } from './derived-status.ts';

const fulfilments = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const, -1 as const);
const UNDER_WAY = ['accepted', 'returning', 'returned'] as const;
const cases = fc.array(
  fc.record({
    status: fc.constantFrom(
      'applied' as const,
      ...UNDER_WAY,
      'refunded' as const,
      'refused' as const,
      'withdrawn' as const,
    ),
    amount: fc.integer({ min: 0, max: 5_000 }),
  }),
  { maxLength: 5 },
);
const paid = fc.integer({ min: 0, max: 10_000 });

test('[B4.11] the status follows from the fulfilment and the cases, in any combination', () => {
  fc.assert(
    fc.property(fulfilments, paid, cases, (fulfilment, total, all) => {
      const status = orderStatusOf(fulfilment, total, all);
      const named = (...names: string[]) => all.filter((one) => names.includes(one.status));
      const [waiting, underWay, refunded] = [named('applied'), named(...UNDER_WAY), named('refunded')];
      expect(status === -4).toBe(waiting.length > 0);
      expect(status === -2).toBe(waiting.length === 0 && underWay.length > 0);
      const whole = refunded.length > 0 && refunded.reduce((sum, { amount }) => sum + amount, 0) >= total;
      expect(status === -3).toBe(waiting.length === 0 && underWay.length === 0 && whole);
      if (![-2, -3, -4].includes(status)) expect(status).toBe(fulfilment);
    }),
  );
});

test('[B4.11] with a cent less than everything paid back, the order shows its fulfilment', () => {
  const back = (amount: number) => [
    { status: 'refunded' as const, amount: 100 },
    { status: 'refunded' as const, amount },
  ];
  expect(orderStatusOf(1, 35_880, back(35_779))).toBe(1);
  expect(orderStatusOf(1, 35_880, back(35_780))).toBe(-3);
  expect(paidBackBy(back(35_780))).toBe(35_880);
});

test('an order without cases shows its fulfilment, even if it cost nothing', () => {
  fc.assert(
    fc.property(fulfilments, paid, (fulfilment, total) => {
      expect(orderStatusOf(fulfilment, total, [])).toBe(fulfilment);
    }),
  );
});
