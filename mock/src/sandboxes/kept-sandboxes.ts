import type { OperationId } from '@meridian/sdk';
import { findScenario } from '../scenarios/scenarios.ts';
import type { Clock } from '../world/clock.ts';
import { parse, serialize } from '../world/saved.ts';
import type { World } from '../world/types.ts';
import type { Fault } from './faults.ts';
import type { LogEntry, Sandbox } from './sandbox.ts';

/** A sandbox as plain values, which edited code can read. */
interface KeptSandbox {
  readonly id: string;
  readonly isChosen: boolean;
  /** In the format of a state file. */
  readonly world: string;
  readonly scenario: string | null;
  /** The scenario's remaining interventions, by the operation that each waits for. */
  readonly waiting: readonly OperationId[];
  readonly faults: readonly Fault[];
  readonly log: readonly LogEntry[];
  readonly snapshots: readonly { readonly name: string; readonly world: string; readonly scenario: string | null }[];
}

/** All sandboxes of a mock, for the mock that takes over. */
export interface KeptSandboxes {
  readonly sandboxes: readonly KeptSandbox[];
  /** The names of evicted sandboxes. */
  readonly removed: readonly string[];
}

export function keptOf({ world, clock, interventions, snapshots, pictures: _, ...plain }: Sandbox): KeptSandbox {
  return {
    ...plain,
    world: serialize(world, clock.elapsed()),
    waiting: interventions.map(({ before }) => before),
    snapshots: [...snapshots].map(([name, one]) => ({
      name,
      world: serialize(one.world, one.elapsed),
      scenario: one.scenario,
    })),
  };
}

/**
 * The state that a kept sandbox continues with. If edited code can no longer read it, returns nothing and writes a line
 * that says why: that world starts afresh.
 */
export function revived(
  { world: saved, waiting, faults, log, snapshots, ...plain }: KeptSandbox,
  clockAt: (elapsed: number, world: World) => Clock,
): Partial<Sandbox> {
  try {
    const { world, elapsed } = parse(saved);
    const { interventions = [] } = plain.scenario === null ? {} : findScenario(plain.scenario);
    return {
      ...plain,
      world,
      clock: clockAt(elapsed, world),
      interventions: interventions.filter(({ before }) => waiting.includes(before)),
      faults: [...faults],
      log: [...log],
      snapshots: new Map(snapshots.map(({ name, world, scenario }) => [name, { ...parse(world), scenario }])),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    process.stderr.write(`The sandbox ${plain.id} begins afresh: ${reason}\n`);
    return {};
  }
}
