import type { OperationId } from '@meridian/sdk';
import { expect, test } from 'vitest';
import { invalidates } from '../../../sdk/src/generated/invalidates.gen.ts';
import { callOperation } from '../../src/sandboxes/call-operation.ts';
import type { Sandbox } from '../../src/sandboxes/sandbox.ts';
import { copyWorld } from '../../src/world/copy.ts';
import { signIn } from '../harness/call-as.ts';
import { carryOut, casesOf, mutations, openSandbox, reads } from './cases.ts';
import { differences, watched } from './touched.ts';

// Comparing answers proves nothing where the world happens to hold equal values. Here, each read that looks at a field
// which a mutation writes is listed in its x-invalidates, or stands below with the reason why its answer stays.

interface Unaffected {
  readonly mutations: readonly OperationId[];
  readonly reads: readonly OperationId[];
  readonly because: string;
}

const RANKED = ['listShops', 'listHotShops', 'getShop', 'listFollowedShops'] as const;
const SOLD = [
  ...RANKED,
  'getHome',
  'listProducts',
  'listHotProducts',
  'listSimilarProducts',
  'listSuggestions',
  'getProduct',
  'listBoughtProducts',
] as const;

const UNAFFECTED: readonly Unaffected[] = [
  {
    mutations: ['registerUser'],
    reads: ['getHome', 'getProduct', ...RANKED],
    because: 'a new customer follows no shop yet',
  },
  {
    mutations: ['createOrder'],
    reads: ['listSuggestions', ...RANKED],
    because: 'only paid pieces are sold',
  },
  {
    mutations: ['payOrders', 'declareChangeOfMind'],
    reads: ['listSuggestions'],
    because: 'ranks by what was sold until the last full hour',
  },
  {
    mutations: ['applyRefund', 'escalateRefund', 'cancelRefund', 'shipRefund'],
    reads: SOLD,
    because: 'only what is paid back is no longer sold',
  },
  {
    mutations: ['createOrder', 'payOrders', 'cancelOrder'],
    reads: ['listMyReviews'],
    because: 'only received pieces can be reviewed',
  },
  { mutations: ['confirmOrder', 'createReview'], reads: ['getBadges'], because: 'it tells of unpaid orders' },
  { mutations: ['createReview'], reads: ['getLogistics'], because: 'the order has arrived before' },
  {
    mutations: ['shipRefund'],
    reads: ['getOrderCounts', 'listMyReviews'],
    because: 'the case was and stays under way',
  },
  { mutations: ['createRecharge'], reads: ['getRecharge'], because: 'the record is new' },
  { mutations: ['createCardPayment'], reads: ['getCardPayment'], because: 'the record is new' },
  { mutations: ['createWithdrawal'], reads: ['getWithdrawal'], because: 'the record is new' },
  { mutations: ['addPayee'], reads: ['listWithdrawals', 'getWithdrawal'], because: 'nothing has gone there yet' },
  { mutations: ['sendMessage'], reads: ['getBadges'], because: 'only messages of the other side are unread' },
];

/** How often a call reads each field of a fresh world. */
function fieldsReadBy(call: (box: Sandbox, token: string) => void): Map<string, number> {
  const box = openSandbox();
  const token = signIn(box);
  const times = new Map<string, number>();
  box.world = watched(box.world, (field) => times.set(field, (times.get(field) ?? 0) + 1));
  call(box, token);
  return times;
}

/** The fields that the queries of a read look at, without what every call does: due jobs, and finding its customer. */
function fieldsOf(read: OperationId, queries: readonly object[], byAny: ReadonlyMap<string, number>): Set<string> {
  const all = queries.flatMap((query) => [
    ...fieldsReadBy((box, token) => callOperation(box, read, { query, token, language: 'en' })),
  ]);
  return new Set(all.filter(([field, times]) => times > (byAny.get(field) ?? 0)).map(([field]) => field));
}

function fieldsWrittenBy(mutation: OperationId): Set<string> {
  const written = new Set<string>();
  for (const one of casesOf(mutation)) {
    const box = openSandbox();
    const token = signIn(box);
    one.before?.(box, token);
    // What any call of the session changes is in both.
    callOperation(box, 'getUserInfo', { token });
    const before = copyWorld(box.world);
    carryOut(box, token, one);
    for (const field of differences(before, box.world)) written.add(field);
  }
  return written;
}

test('every read of what a mutation writes is listed in its x-invalidates, or known to stay', {
  timeout: 120_000,
}, () => {
  const listed: Partial<Record<OperationId, readonly OperationId[]>> = invalidates;
  const byAny = fieldsReadBy((box, token) => callOperation(box, 'listBlockchains', { token }));
  const fields = reads.map(([read, queries]) => [read, fieldsOf(read, queries, byAny)] as const);
  const unlisted = mutations.flatMap((mutation) => {
    const written = fieldsWrittenBy(mutation);
    return fields
      .filter(([read]) => !listed[mutation]?.includes(read))
      .filter(([, looked]) => [...written].some((field) => looked.has(field)))
      .map(([read]) => `${mutation} → ${read}`);
  });
  const known = UNAFFECTED.flatMap((one) =>
    one.mutations.flatMap((name) => one.reads.map((read) => `${name} → ${read}`)),
  );
  expect(unlisted.sort()).toEqual(known.sort());
});
