/** From where a good is seen. */
export type Side = 'front' | 'side' | 'back';

/** The keys of all goods that there are models of, and of those of which other sides tell more. */
export interface GoodKeys {
  readonly all: readonly string[];
  readonly allSided: readonly string[];
}

/** What the page in which the models are drawn is asked. */
declare global {
  var goodKeys: GoodKeys;
  /** A good in a colour (`#rrggbb`) from a side, as the data URL of a WebP. */
  var drawGood: (good: string, colour: string, side: Side) => Promise<string>;
}
