import type { Instant, World } from '../world/types.ts';

/** Nothing is due. */
export const NEVER: Instant = Number.POSITIVE_INFINITY;

/** One kind of thing that falls due by itself, and what happens then. */
export interface DueKind<Subject> {
  /** When it falls due; NEVER when nothing of this kind is to come. Asked very often: it must cost next to nothing. */
  at(world: World, subject: Subject): Instant;
  /** Carries it out as of the instant at which it fell due, after which it must not be due at that instant again. */
  happen(world: World, subject: Subject, at: Instant): void;
}
