import type { OperationId } from '@meridian/sdk';
import type { Clock } from '../world/clock.ts';
import type { World } from '../world/types.ts';
import type { Fault } from './faults.ts';

/** Something a scenario does to the world right before the next call of an operation, once. */
export interface Intervention {
  readonly before: OperationId;
  readonly act: (world: World, now: number) => void;
}

/** One call as the log tells it. Bodies are left out: they hold what nobody should read. */
export interface LogEntry {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly operation: string | null;
  readonly status: number;
  /** The envelope's code, where the answer is one. */
  readonly code: number | null;
  readonly fault: string | null;
  /** What the contract held against the request or the answer. */
  readonly violations: readonly string[];
  readonly milliseconds: number;
}

/** A world kept to come back to. */
export interface Snapshot {
  readonly world: World;
  readonly elapsed: number;
  readonly scenario: string | null;
}

/** One independent shop with its own clock, scenario and faults: what one test, or one person, works in. */
export interface Sandbox {
  readonly id: string;
  world: World;
  clock: Clock;
  scenario: string | null;
  interventions: Intervention[];
  faults: Fault[];
  log: LogEntry[];
  readonly snapshots: Map<string, Snapshot>;
}
