/** The direction that a good is seen from. */
export type Side = 'front' | 'side' | 'back';

/** The functions of the page that draws the models. */
declare global {
  /** Draws a good in a colour (`#rrggbb`) from a side. Returns the data URL of a WebP. */
  var drawGood: (good: string, colour: string, side: Side) => Promise<string>;
}
