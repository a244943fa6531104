/** A place by its English and its Chinese name. */
export type Place = readonly [en: string, zh: string];
/** A region and its cities. */
export type Region = readonly [region: Place, ...cities: Place[]];

export interface Country {
  /** ISO 3166-1 numeric; ids of regions and cities are built on it: Japan 392, Kyoto Prefecture 3926, Kyoto 39261. */
  readonly id: number;
  readonly code: string;
  readonly name: Place;
  readonly calling: string;
  /** What stands in place of the calling code at home: a digit, or nothing. */
  readonly trunk: '' | '0';
  /** What follows the calling code, as an ASCII regular expression. */
  readonly mobile: string;
  /** At most nine regions of at most nine cities each. */
  readonly regions: readonly Region[];
}
