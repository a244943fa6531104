import type { Cents, Text } from '../../types.ts';
import type { SpecName } from '../specs.ts';

/** A name in English and Chinese, and the price it usually has. */
export type Model = readonly [en: string, zh: string, price: Cents];

/** A kind of product: what its models share. One table per category stands beside this file. */
export interface Archetype {
  readonly shop: number;
  /** Emoji codes of @lobehub/fluent-emoji-3d, the cut-out of the product itself first. */
  readonly pictures: readonly [string, string, string];
  readonly specs: readonly SpecName[];
  readonly about: Text;
  readonly points: readonly Text[];
  readonly models: readonly Model[];
}
