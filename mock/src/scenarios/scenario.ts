import type { Intervention } from '../sandboxes/sandbox.ts';
import type { World } from '../world/types.ts';

/** A named state of the shop. */
export interface Scenario {
  readonly name: string;
  readonly description: string;
  /** Brings a fresh world into the state; may leave something to happen right before a later call. */
  readonly apply: (world: World, now: number) => readonly Intervention[] | undefined;
}
