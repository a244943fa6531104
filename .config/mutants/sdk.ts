import type { Mutant } from './mutant.ts';

/** Faults in the SDK. */
export const sdkMutants: readonly Mutant[] = [
  {
    name: 'half a cent of a share is rounded down',
    file: 'sdk/src/rules/money-shares.ts',
    from: '(cents * permille + 500) / 1000',
    to: '(cents * permille) / 1000',
    test: 'sdk/src/rules/money-shares.test.ts',
  },
  {
    name: 'the cents left over of a split are lost',
    file: 'sdk/src/rules/money-shares.ts',
    from: 'if (left === 0) break;',
    to: 'break;',
    test: 'sdk/src/rules/money-shares.test.ts',
  },
  {
    name: 'coins to send are rounded down',
    file: 'sdk/src/rules/coin-amount.ts',
    from: "rounding === 'up' && rest > 0n",
    to: "rounding === 'down' && rest > 0n",
    test: 'sdk/src/rules/coin-amount.test.ts',
  },
  {
    name: 'a group separator is taken for a decimal point',
    file: 'sdk/src/rules/money-input.ts',
    from: '(\\d{0,2}))?$|',
    to: '(\\d{0,3}))?$|',
    test: 'sdk/src/rules/money-input.test.ts',
  },
  {
    name: 'what is held for withdrawals can pay',
    file: 'sdk/src/rules/payment.ts',
    from: 'compareMoney(amount, balance_available) <= 0',
    to: 'compareMoney(amount, balance) <= 0',
    test: 'sdk/src/rules/payment.test.ts',
  },
  {
    name: 'a deadline that has passed is a negative time',
    file: 'sdk/src/rules/deadline.ts',
    from: 'Math.max(0, Date.parse(deadline) - (now + offset))',
    to: 'Date.parse(deadline) - (now + offset)',
    test: 'sdk/src/rules/deadline.test.ts',
  },
  {
    name: 'a refused duplicate extends the window',
    file: 'sdk/src/transport/duplicate-guard.ts',
    from: "if (isRepeat && isGuarded && (method === 'POST' || method === 'PUT')) return undefined;\n      previous = claim;",
    to: "const refused = isRepeat && isGuarded && (method === 'POST' || method === 'PUT');\n      previous = claim;\n      if (refused) return undefined;",
    test: 'sdk/src/transport/duplicate-guard.test.ts',
  },
  {
    name: 'a repeated PUT is no duplicate',
    file: 'sdk/src/transport/duplicate-guard.ts',
    from: "(method === 'POST' || method === 'PUT')",
    to: "method === 'POST'",
    test: 'sdk/src/transport/duplicate-guard.test.ts',
  },
  {
    name: 'an answer without a message has no envelope',
    file: 'sdk/src/transport/envelope.ts',
    from: "msg: 'msg' in body && typeof body.msg === 'string' ? body.msg : '',",
    to: "msg: String(Reflect.get(body, 'msg')),",
    test: 'sdk/src/transport/envelope.test.ts',
  },
];
