/** From where a good is seen. */
export type Side = 'front' | 'side' | 'back';

/** What the page in which the models are drawn is asked. */
declare global {
  /** A good in a colour (`#rrggbb`) from a side, as the data URL of a WebP. */
  var drawGood: (good: string, colour: string, side: Side) => Promise<string>;
}
