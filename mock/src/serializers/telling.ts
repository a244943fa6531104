import type { View } from './view.ts';

/** A view that also names areas: those are joined as the language does it. Every `Call` of a customer is one. */
export interface Telling extends View {
  /** The BCP 47 tag that texts are wanted in. */
  readonly language: string;
}
