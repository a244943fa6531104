// Each row is a sentence of decision sdk/006 about what a call means that was answered, or was not.
import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '../client/api-error.ts';
import { attempts } from '../generated/attempts.gen.ts';
import { afterLook, afterNotFound, firstStep, type Lookup, type Verdict, verdictOn } from './verdicts.ts';

const { addCartLine, createOrder, cancelOrder, payOrders, createWithdrawal } = attempts;

test.each([
  ['a first order', createOrder, false, true, 'call'],
  ['an order sent a moment ago', createOrder, true, true, 'call'],
  ['an order whose key the server may have forgotten', createOrder, true, false, 'find'],
  ['a first payment, whose orders say whether they are paid', payOrders, false, true, 'call'],
  ['a first payout, which another device may have asked for', createWithdrawal, false, true, 'find-like'],
  ['a payment sent a moment ago, perhaps with another code', payOrders, true, true, 'find'],
] as const)(
  '[B5.17] a press begins with what could have happened before: %s',
  (_, facts, hasEarlier, isFresh, step) => {
    expect(firstStep(facts, hasEarlier, isFresh)).toBe(step);
  },
);

const old = { isConclusive: false, wasAsked: false, isFresh: false, isDated: true };
test.each([
  ['it is young', createOrder, { ...old, isFresh: true }, 'call'],
  ['the server knows that it was not done', createOrder, { ...old, isConclusive: true }, 'renew'],
  ['the same, of unknown age', createOrder, { ...old, isConclusive: true, isDated: false }, 'call'],
  ['nobody can tell', createOrder, old, 'ask'],
  ['nobody can tell, and the customer was asked', createOrder, { ...old, wasAsked: true }, 'call'],
  ['its read is proof enough', payOrders, old, 'call'],
] as const)(
  '[B5.19] an earlier call that was not found is sent again, asked about or renewed: %s',
  (_, facts, known, next) => {
    expect(afterNotFound(facts, known)).toBe(next);
  },
);

const errorOf = (kind: ApiErrorKind, more: object = {}) =>
  new ApiError({ kind, operation: 'createOrder', ...more } as ConstructorParameters<typeof ApiError>[0]);
const lost = errorOf('network');
const failed = errorOf('http', { status: 500 });
const busy = errorOf('http', { status: 429 });
const blocked = errorOf('http', { status: 403 });
const login = errorOf('unauthorized', { status: 401 });
const ended = errorOf('unauthorized', { status: 401, code: 401 });
const misdirected = errorOf('http', { status: 404, code: 404 });
const cut = errorOf('http', { status: 400, code: 400 });
const wrong = errorOf('http', { status: 422, code: 422 });
const refused = errorOf('business', { reason: 'stock_short' });
const conflict = errorOf('business', { reason: 'idempotency_conflict' });

const first = { isOwn: true, hasEarlier: false, isDelimited: false };
const second = { ...first, hasEarlier: true };
const before = { ...first, isOwn: false };
const after = (lookup: Lookup) => ({ ...first, lookup });
const rows: [
  string,
  Parameters<typeof verdictOn>[0],
  Omit<Parameters<typeof verdictOn>[1], 'error'>,
  unknown,
  Verdict,
][] = [
  ['lost', createOrder, first, lost, { next: 'unknown', keeps: 'all' }],
  [
    'lost, of which is known what was before',
    createOrder,
    { ...first, isDelimited: true },
    lost,
    { next: 'look', for: 'all' },
  ],
  ['failed in the server', addCartLine, first, failed, { next: 'unknown', keeps: 'all' }],
  ['answered by a firewall', createOrder, first, blocked, { next: 'unknown', keeps: 'all' }],
  ['answered by a firewall after another', createOrder, second, blocked, { next: 'unknown', keeps: 'all' }],
  ['answered by a login proxy', createOrder, first, login, { next: 'unknown', keeps: 'all' }],
  ['answered by the end of the session', createOrder, first, ended, { next: 'refused', keeps: 'unsure' }],
  ['a step answered by a firewall', cancelOrder, first, blocked, { next: 'look', for: 'this' }],
  ['lost with its secret', payOrders, { ...first, isDelimited: true }, lost, { next: 'unknown', keeps: 'all' }],
  ['refused', createOrder, first, refused, { next: 'refused', keeps: 'unsure' }],
  ['refused after another', createOrder, second, refused, { next: 'refused', keeps: 'unsure' }],
  ['under a used key', createOrder, first, conflict, { next: 'look', for: 'all' }],
  [
    'under a used key, and nothing is there',
    createOrder,
    after('nothing'),
    conflict,
    { next: 'refused', keeps: 'nothing' },
  ],
  [
    'under a used key, and nobody answers',
    createOrder,
    after('unreachable'),
    conflict,
    { next: 'unknown', keeps: 'all' },
  ],
  ['under a used key, with a secret', payOrders, after('nothing'), conflict, { next: 'unknown', keeps: 'all' }],
  ['under a used key, where no read can tell', addCartLine, first, conflict, { next: 'refused', keeps: 'nothing' }],
  ['a refused step without a key', cancelOrder, first, refused, { next: 'look', for: 'this' }],
  ['a refused step that was not done', cancelOrder, after('nothing'), refused, { next: 'refused', keeps: 'unsure' }],
  ['a lost step', cancelOrder, after('nothing'), lost, { next: 'unknown', keeps: 'all' }],
  ['a step put off', cancelOrder, first, busy, { next: 'refused', keeps: 'unsure' }],
  ['put off', createOrder, first, busy, { next: 'refused', keeps: 'unsure' }],
  ['put off after another', createOrder, second, busy, { next: 'unknown', keeps: 'earlier' }],
  ['answered by an older server', createOrder, first, misdirected, { next: 'refused', keeps: 'unsure' }],
  [
    'answered by an older server after another',
    createOrder,
    second,
    misdirected,
    { next: 'unknown', keeps: 'earlier' },
  ],
  ['cut after another', createOrder, second, cut, { next: 'unknown', keeps: 'earlier' }],
  ['wrong for an older server, after another', createOrder, second, wrong, { next: 'unknown', keeps: 'earlier' }],
  ['wrong', createOrder, first, wrong, { next: 'refused', keeps: 'unsure' }],
  [
    'not sent: the store failed',
    createOrder,
    { ...before, hasEarlier: true },
    new Error('full'),
    { next: 'unknown', keeps: 'earlier' },
  ],
  [
    'not sent: a step before was lost',
    createOrder,
    { ...before, hasEarlier: true },
    lost,
    { next: 'unknown', keeps: 'earlier' },
  ],
  [
    'not sent: a step before was refused',
    createOrder,
    { ...before, hasEarlier: true },
    refused,
    { next: 'refused', keeps: 'unsure' },
  ],
  ['the first, not sent', createOrder, before, lost, { next: 'refused', keeps: 'unsure' }],
];
test.each(rows)('[B5.17] what a failed call means: %s', (_, facts, situation, error, verdict) => {
  expect(verdictOn(facts, { ...situation, error })).toEqual(verdict);
});

test.each([
  ['an old order is not there', createOrder, 'nothing', false, 1, 'ask'],
  ['an order is not there, and young by the time of this answer', createOrder, 'nothing', true, 1, 'again'],
  ['the read of an order is lost', createOrder, 'unreachable', false, 0, 'end'],
  ['a payment is not there yet', payOrders, 'nothing', true, 1, 'wait'],
  ['a payment is not there, twice', payOrders, 'nothing', true, 2, 'end'],
  ['the read of a payment is lost', payOrders, 'unreachable', true, 1, 'wait'],
  ['the read of a payment is refused', payOrders, 'refused', true, 0, 'end'],
] as const)('[B5.17] a check goes on until it is told: %s', (_, facts, lookup, isFresh, answers, next) => {
  expect(afterLook(facts, { lookup, isFresh, answers })).toBe(next);
});
