import type { OperationId } from '@meridian/sdk';
import type { PictureStore } from '../pictures/picture-store.ts';
import type { Clock } from '../world/clock.ts';
import type { World } from '../world/types.ts';
import type { Fault } from './faults.ts';

/** A change that a scenario makes to the world, once, right before the next call of an operation. */
export interface Intervention {
  readonly before: OperationId;
  readonly act: (world: World, now: number) => void;
}

/** The log entry of one call, without bodies: `exchanges.ts` keeps those for a while. */
export interface LogEntry {
  readonly id: string;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly operation: string | null;
  readonly status: number;
  /** The envelope's code, if the answer is an envelope. */
  readonly code: number | null;
  /** The name of the code, if it is a refusal. */
  readonly refusal: string | null;
  readonly fault: string | null;
  /** How the request or the answer violates the contract. */
  readonly violations: readonly string[];
  readonly milliseconds: number;
}

/** A saved world to restore. */
interface Snapshot {
  readonly world: World;
  readonly elapsed: number;
  readonly scenario: string | null;
}

/** A client's own world, with its clock, scenario and faults. */
export interface Sandbox {
  readonly id: string;
  /** Whether a person has chosen it in the console, not just a client by its header. */
  isChosen: boolean;
  world: World;
  clock: Clock;
  scenario: string | null;
  interventions: Intervention[];
  faults: Fault[];
  log: LogEntry[];
  readonly snapshots: Map<string, Snapshot>;
  /** The bytes of uploads, shared by all sandboxes: their worlds record who owns what. */
  readonly pictures: PictureStore;
}
