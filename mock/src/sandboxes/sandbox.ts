import type { OperationId } from '@meridian/sdk';
import type { PictureStore } from '../pictures/picture-store.ts';
import type { Clock } from '../world/clock.ts';
import type { World } from '../world/types.ts';
import type { Fault } from './faults.ts';

/** Something a scenario does to the world right before the next call of an operation, once. */
export interface Intervention {
  readonly before: OperationId;
  readonly act: (world: World, now: number) => void;
}

/** One call as it is logged. Bodies are left out: `exchanges.ts` has them for a while. */
export interface LogEntry {
  readonly id: string;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly operation: string | null;
  readonly status: number;
  /** The envelope's code, where the answer is one. */
  readonly code: number | null;
  /** The name of that code, where it is a refusal. */
  readonly refusal: string | null;
  readonly fault: string | null;
  /** What the contract held against the request or the answer. */
  readonly violations: readonly string[];
  readonly milliseconds: number;
}

/** A world to go back to. */
interface Snapshot {
  readonly world: World;
  readonly elapsed: number;
  readonly scenario: string | null;
}

/** One client's separate world with its own clock, scenario and faults. */
export interface Sandbox {
  readonly id: string;
  world: World;
  clock: Clock;
  scenario: string | null;
  interventions: Intervention[];
  faults: Fault[];
  log: LogEntry[];
  readonly snapshots: Map<string, Snapshot>;
  /** The bytes of uploads, which all sandboxes share: what belongs to whom is in their worlds. */
  readonly pictures: PictureStore;
}
