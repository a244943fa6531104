import { windUp } from '../../src/jobs/run-due-jobs.ts';
import type { Sandbox } from '../../src/sandboxes/sandbox.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../src/world/clock.ts';
import type { Dice } from './random-source.ts';

const LITTLE = [SECOND, MINUTE, MINUTE, 3 * MINUTE, 6 * MINUTE, 6 * MINUTE, 31 * MINUTE, 2 * HOUR];
const MUCH = [5 * HOUR, DAY, 2 * DAY, 4 * DAY, 8 * DAY, 11 * DAY];

/** Puts the clock forward, and lets everything happen that has fallen due. Says by how much. */
export function letTimePass(dice: Dice, { clock, world }: Sandbox): string {
  const span = dice.of(dice.below(3) === 1 ? MUCH : LITTLE);
  clock.advance(span);
  windUp(world, clock.now());
  return `${span / MINUTE} minutes pass: ${new Date(clock.now()).toISOString()}`;
}
