import type { Instant } from '../world/types.ts';

/** One thing that has fallen due. */
export interface Entry {
  readonly at: Instant;
  /** Carries it out; returns what falls due next of the same subject, undefined when nothing does. */
  happen(): Entry | undefined;
}

/** Carries out entries and what follows from them in the order of their instants; those of one instant in turn. */
export function carryOut(entries: readonly Entry[]): void {
  // Latest first, so that the next one is taken off the end.
  const waiting = entries.toReversed().sort((a, b) => b.at - a.at);
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    const next = entry.happen();
    if (next) waiting.splice(placeFor(waiting, next.at), 0, next);
  }
}

/** Where an entry goes in a list that begins with the latest: before those of the same instant, which came first. */
function placeFor(waiting: readonly Entry[], at: Instant): number {
  let low = 0;
  let high = waiting.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((waiting[middle]?.at ?? 0) > at) low = middle + 1;
    else high = middle;
  }
  return low;
}
