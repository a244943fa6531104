import { violations } from '../../src/world/invariants.ts';
import { type States, statesOf, transitionViolations } from '../../src/world/transition-violations.ts';
import type { World } from '../../src/world/types.ts';
import { type Constants, constantsOf, lost } from './checks/conservation.ts';
import { changesBeyond, type Imprint, imprintOf } from './checks/fingerprint.ts';
import { expectNone } from './invariant-error.ts';

/** Holds a world against its rules, each time beside what it was the time before. */
export interface Soundness {
  /**
   * After one call by this actor, who may have changed what is their own; undefined after a look or a refusal, which
   * must have changed nothing at all. Throws Broken.
   */
  afterCall(actor: string | undefined): void;
  /** Whatever the next call answers, it must change nothing. */
  expectStill(): void;
  /** After time has passed: records may have moved on by several steps. Throws Broken. */
  afterTime(): void;
  /** After somebody reached into the world from outside: it must be sound, whatever it was before. Throws Broken. */
  afterInterference(): void;
}

export function watch(world: World): Soundness {
  let states: States = statesOf(world);
  let constants: Constants = constantsOf(world);
  let imprint: Imprint = imprintOf(world);
  let repeated = false;

  function check(steps: 'one' | 'several'): void {
    expectNone('the world adds up', violations(world));
    expectNone('records only move along their tables', transitionViolations(states, world, steps));
    const sums = constantsOf(world);
    expectNone('nothing comes from nowhere', lost(constants, sums));
    states = statesOf(world);
    constants = sums;
  }

  return {
    afterCall(actor) {
      check('one');
      const now = imprintOf(world);
      const still = actor === undefined || repeated;
      const rule = still ? 'looks, refusals and repeats change nothing' : 'nobody changes what is somebody else’s';
      expectNone(rule, changesBeyond(still ? undefined : actor, imprint, now));
      imprint = now;
      repeated = false;
    },
    expectStill() {
      repeated = true;
    },
    afterTime() {
      check('several');
      imprint = imprintOf(world);
    },
    afterInterference() {
      expectNone('the world adds up', violations(world));
      states = statesOf(world);
      constants = constantsOf(world);
      imprint = imprintOf(world);
    },
  };
}
