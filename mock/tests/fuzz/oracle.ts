import { violations } from '../../src/world/invariants/invariants.ts';
import { type States, statesOf, transitionViolations } from '../../src/world/invariants/transition-violations.ts';
import type { World } from '../../src/world/types.ts';
import { type ConservedSums, conservedSums, notConserved } from './checks/conservation.ts';
import { changesBeyond, type Fingerprint, fingerprintOf } from './checks/fingerprint.ts';
import { expectNoViolations } from './invariant-error.ts';

/** Checks a world against its invariants, and against its previous state. */
interface Oracle {
  /**
   * After one call by this actor, who may have changed their own records; undefined after a read or a refusal, which
   * must have changed nothing. Throws InvariantError.
   */
  afterCall(actor: string | undefined): void;
  /** The next call must change nothing, whatever its answer. */
  expectNoChange(): void;
  /** After time has passed: records may have taken several steps. Throws InvariantError. */
  afterTime(): void;
  /** After a change from outside: the world must be consistent, whatever its previous state. Throws InvariantError. */
  afterOutsideChange(): void;
}

export function createOracle(world: World): Oracle {
  let states: States = statesOf(world);
  let sums: ConservedSums = conservedSums(world);
  let fingerprint: Fingerprint = fingerprintOf(world);
  let repeated = false;

  function check(steps: 'one' | 'several'): void {
    expectNoViolations('the world adds up', violations(world));
    expectNoViolations('records only move along their transition tables', transitionViolations(states, world, steps));
    const now = conservedSums(world);
    expectNoViolations('money, stock and sales are conserved', notConserved(sums, now));
    states = statesOf(world);
    sums = now;
  }

  return {
    afterCall(actor) {
      check('one');
      const now = fingerprintOf(world);
      const unchanged = actor === undefined || repeated;
      const rule = unchanged ? 'reads, refusals and repeats change nothing' : 'no call changes another customer’s data';
      expectNoViolations(rule, changesBeyond(unchanged ? undefined : actor, fingerprint, now));
      fingerprint = now;
      repeated = false;
    },
    expectNoChange() {
      repeated = true;
    },
    afterTime() {
      check('several');
      fingerprint = fingerprintOf(world);
    },
    afterOutsideChange() {
      expectNoViolations('the world adds up', violations(world));
      states = statesOf(world);
      sums = conservedSums(world);
      fingerprint = fingerprintOf(world);
    },
  };
}
