import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, cents, MONEY, wrongSums } from './oracle.ts';
import { ask } from './rich-customer.ts';

test('the mock takes the fees of the papers once, and an arrival needs the smallest amount', async () => {
  const quoteOf = (name: string, query: object) => {
    const [what, kind, network = 'TRC20-USDT'] = name.split(' ');
    const way = {
      ...(what === 'recharge' ? { method: kind } : { type: kind }),
      ...(kind === 'onchain' && { network }),
    };
    return ask(what === 'recharge' ? 'quoteRecharge' : 'quoteWithdrawal', { query: { ...way, ...query } });
  };
  const fees = fc.constantFrom(...Object.entries(MONEY.fees));
  await fc.assert(
    fc.asyncProperty(fees, fc.bigInt(6_000n, 50_000n), async ([name, { permille, min = '0.00', flat }], amount) => {
      const quote = await quoteOf(name, { amount: amountOf(amount) });
      const [fee, share] = [cents(quote.fee), amount * BigInt(permille ?? 0)];
      if (flat === undefined && fee !== cents(min)) expect((fee * 1000n - share) / 1000n).toBe(0n);
      else expect([quote.fee, share / 1000n <= fee]).toEqual([flat ?? min, true]);
      expect(wrongSums('method' in quote ? 'RechargeQuote' : 'WithdrawalQuote', quote)).toEqual([]);
      const back = await quoteOf(name, { arrival: quote.arrival });
      const less = await quoteOf(name, { amount: amountOf(cents(back.amount) - 1n) });
      expect([cents(back.arrival) >= cents(quote.arrival), cents(less.arrival) < cents(quote.arrival)]).toEqual([
        true,
        true,
      ]);
    }),
    { numRuns: 30, seed: 1 },
  );
  const { min, max } = MONEY.withdrawal_limits;
  for (const amount of [cents(min) - 1n, cents(min), cents(max), cents(max) + 1n])
    expect(typeof (await quoteOf('withdrawal bank', { amount: amountOf(amount) }))).toBe(
      amount >= cents(min) && amount <= cents(max) ? 'object' : 'string',
    );
});
