import type { OperationId } from '@meridian/sdk';
import { describe, expect, test } from 'vitest';
import { invalidates } from '../../../sdk/src/generated/invalidates.gen.ts';
import { callOperation } from '../../src/sandboxes/call-operation.ts';
import type { Sandbox } from '../../src/sandboxes/sandbox.ts';
import { signIn } from '../harness/call-as.ts';
import { carryOut, casesOf, mutations, openSandbox, reads } from './cases.ts';
import { type Case, specialCases } from './mutations.ts';
import { specialReads } from './reads.ts';

const listed: Partial<Record<OperationId, readonly OperationId[]>> = invalidates;
const NOTHING = 'nothing';
/** Mutations that end every session: the observer signs in again, which also reopens a closed account. */
const ENDS_SESSIONS: readonly OperationId[] = ['resetPassword', 'closeAccount'];

const cases = mutations.flatMap(casesOf);

function snapshot(box: Sandbox, token: string): Map<string, string> {
  const entries = reads.flatMap(([name, queries]) =>
    queries.map((query): [string, string] => {
      const result = callOperation(box, name, { query, token, language: 'en' });
      return [`${name} ${JSON.stringify(query)}`, result.kind === 'data' ? JSON.stringify(result.data) : NOTHING];
    }),
  );
  // A missing record is in nobody's cache.
  return new Map(entries.filter(([, answer]) => answer !== NOTHING));
}

/**
 * The reads whose answers a mutation changed, as seen from another device, since the mutation may end its own session.
 */
function changedBy(one: Case): Set<string> {
  const box = openSandbox();
  const [token, observer] = [signIn(box), signIn(box)];
  one.before?.(box, token);
  // Both are seen once before anything is compared.
  for (const session of [token, observer]) snapshot(box, session);
  const earlier = snapshot(box, observer);
  carryOut(box, token, one);
  const later = snapshot(box, ENDS_SESSIONS.includes(one.mutation) ? signIn(box) : observer);
  const changed = [...earlier].filter(([key, answer]) => later.get(key) !== answer);
  return new Set(changed.map(([key]) => key.split(' ')[0] ?? ''));
}

const changes = new Map<string, Set<string>>();

test('special cases are mutations, and special reads are reads', () => {
  expect(specialCases.filter(({ mutation }) => !mutations.includes(mutation))).toEqual([]);
  expect(Object.keys(specialReads).filter((name) => name in invalidates)).toEqual([]);
});

describe('x-invalidates lists every changed read', { shuffle: false }, () => {
  test.each(cases)('$mutation changes no answer that is not listed', (one) => {
    const changed = changedBy(one);
    const known = changes.get(one.mutation) ?? new Set();
    changes.set(one.mutation, new Set([...known, ...changed]));
    const unlisted = [...changed].filter((read) => !listed[one.mutation]?.some((name) => name === read));
    expect(unlisted).toEqual([]);
  });

  test('a listed read that never changes is reported', () => {
    const idle = mutations.flatMap((mutation) =>
      (listed[mutation] ?? [])
        .filter((read) => !changes.get(mutation)?.has(read))
        .map((read) => `${mutation} → ${read}`),
    );
    process.stdout.write(`Listed in x-invalidates, but unchanged in every case here: ${idle.join(', ') || 'none'}\n`);
    expect(changes.size).toBe(mutations.length);
  });
});
