import { runDueJobs } from '../jobs/run-due-jobs.ts';
import type { Sandbox } from '../sandboxes/sandbox.ts';

/** Advances a sandbox's clock by milliseconds and runs everything that falls due. */
export function passTime({ clock, world }: Sandbox, milliseconds: number): void {
  clock.advance(milliseconds);
  runDueJobs(world, clock.now());
}
