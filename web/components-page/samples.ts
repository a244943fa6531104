// Sample products, copied from the mock's catalogue so that the page needs no back end.
import type { Tint } from '../src/ui/tint.ts';

interface Sample {
  name: string;
  picture: string;
  tint: Tint;
  price: string;
}

const picture = (code: string) => `/__ui/pictures/${code}.webp`;

export const headphones: Sample = {
  name: 'Aria 2 over-ear headphones',
  picture: picture('1f3a7'),
  tint: 'electrical',
  price: '129.90',
};

export const samples: Sample[] = [
  headphones,
  { name: 'Trail 24 L backpack, rain cover', picture: picture('1f392'), tint: 'outdoors', price: '64.00' },
  { name: 'Two-seat sofa, linen', picture: picture('1f6cb-fe0f'), tint: 'family', price: '489.00' },
  { name: 'Dark chocolate, 12 bars', picture: picture('1f36b'), tint: 'food', price: '18.50' },
  { name: 'Teddy bear, washable', picture: picture('1f9f8'), tint: 'toys', price: '22.00' },
  { name: '轻便折叠帐篷，双人', picture: picture('26fa'), tint: 'outdoors', price: '158.00' },
];

export const longName =
  'Noise-cancelling over-ear headphones with a charging case, a travel adapter and three pairs of spare ear cushions';

/** A URL that fails to load, without a request. */
export const noPicture = 'data:image/png;base64,AAAA';

/** The sample for an index of a list of any length. */
export function sampleAt(index: number): Sample {
  return samples[index % samples.length] ?? headphones;
}

/** The handler of controls without an effect on this page. */
export const noop = () => {};
