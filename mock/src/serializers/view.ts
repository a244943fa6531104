import type { Customer, Instant, Text, World } from '../world/types.ts';

/** What the shapes need of a call: whose it is, when, and in which language. Every `Call` is one. */
export interface View {
  readonly world: World;
  readonly now: Instant;
  readonly customer: Customer | null;
  text(text: Text): string;
}
