import { runDueJobs } from '../jobs/run-due-jobs.ts';
import type { Sandbox } from '../sandboxes/sandbox.ts';

/** Lets time pass in a sandbox, in milliseconds, and everything happen that falls due meanwhile. */
export function passTime({ clock, world }: Sandbox, milliseconds: number): void {
  clock.advance(milliseconds);
  runDueJobs(world, clock.now());
}
