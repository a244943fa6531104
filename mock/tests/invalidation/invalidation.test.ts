import { type OperationId, operations } from '@meridian/sdk';
import { describe, expect, test } from 'vitest';
import { invalidates } from '../../../sdk/src/invalidates.gen.ts';
import { callOperation } from '../../src/sandboxes/call-operation.ts';
import type { Sandbox } from '../../src/sandboxes/sandbox.ts';
import { createClock } from '../../src/world/clock.ts';
import { copyWorld } from '../../src/world/copy.ts';
import { createWorld } from '../../src/world/seed/create-world.ts';
import { type Case, cases, NEW_PASSWORD } from './mutations.ts';
import { reads } from './reads.ts';

const seed = createWorld();
const listed: Partial<Record<OperationId, readonly OperationId[]>> = invalidates;
const NOTHING = 'nothing';
const mutations = Object.keys(invalidates).filter((name) => name !== 'uploadFile');

/** A fresh world whose clock stands still: nothing changes but by the mutation. */
function sandbox(): Sandbox {
  const clock = createClock({ epoch: seed.epoch, running: () => 0 });
  return {
    id: 'test',
    world: copyWorld(seed),
    clock,
    scenario: null,
    interventions: [],
    faults: [],
    log: [],
    snapshots: new Map(),
  };
}

function signIn(box: Sandbox, password = 'demo123456'): string {
  const outcome = callOperation(box, 'loginUser', { body: { account: 'demo@meridian.shop', password } });
  const token = /"token":"([^"]+)"/.exec(JSON.stringify(outcome))?.[1];
  if (!token) throw new Error('The demo customer cannot sign in');
  return token;
}

function snapshot(box: Sandbox, token: string): Map<string, string> {
  const entries = Object.entries(reads).flatMap(([name, queries]) =>
    queries.map((query): [string, string] => {
      const outcome = callOperation(box, name as OperationId, { query, token, language: 'en' });
      return [`${name} ${JSON.stringify(query)}`, outcome.kind === 'data' ? JSON.stringify(outcome.data) : NOTHING];
    }),
  );
  // What is not there yet is in nobody's cache.
  return new Map(entries.filter(([, answer]) => answer !== NOTHING));
}

/** The reads whose answers a mutation changed, seen from another device, since the mutation may end its own session. */
function changedBy({ mutation, input, before }: Case): Set<string> {
  const box = sandbox();
  const [token, onlooker] = [signIn(box), signIn(box)];
  before?.(box, token);
  // Both are seen once, and conversations read, before anything is compared.
  for (const one of [token, onlooker]) snapshot(box, one);
  const earlier = snapshot(box, onlooker);
  const prepared = typeof input === 'function' ? input(box, token) : input;
  const outcome = callOperation(box, mutation, { ...prepared, token });
  expect(outcome, `${mutation} succeeds`).toMatchObject({ kind: 'data' });
  // A new password ends every session: whoever looks has signed in with it.
  const later = snapshot(box, mutation === 'resetPassword' ? signIn(box, NEW_PASSWORD) : onlooker);
  const changed = [...earlier].filter(([key, answer]) => later.get(key) !== answer);
  return new Set(changed.map(([key]) => key.split(' ')[0] ?? ''));
}

const changes = new Map<string, Set<string>>();

test('every mutation has a case, and every read is asked', () => {
  const notAsked = ['quoteWithdrawal'];
  expect(new Set(cases.map(({ mutation }) => mutation))).toEqual(new Set(mutations));
  const all = Object.keys(operations).filter((name) => !(name in invalidates));
  expect(new Set([...Object.keys(reads), ...notAsked])).toEqual(new Set(all));
});

describe('x-invalidates tells the truth', () => {
  test.each(cases)('$mutation changes no answer that it does not list', (one) => {
    const changed = changedBy(one);
    const known = changes.get(one.mutation) ?? new Set();
    changes.set(one.mutation, new Set([...known, ...changed]));
    const unlisted = [...changed].filter((read) => !listed[one.mutation]?.some((name) => name === read));
    expect(unlisted).toEqual([]);
  });

  test('what is listed and never changed is reported', () => {
    const idle = mutations.flatMap((mutation) =>
      (listed[mutation as OperationId] ?? [])
        .filter((read) => !changes.get(mutation)?.has(read))
        .map((read) => `${mutation} → ${read}`),
    );
    process.stdout.write(`Listed in x-invalidates, but unchanged in every case here: ${idle.join(', ') || 'none'}\n`);
    expect(changes.size).toBe(mutations.length);
  });
});
