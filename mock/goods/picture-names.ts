import { DATA } from '../src/world/data/data.ts';
import { drawnPictures } from '../src/world/data/drawn-pictures.ts';
import { DRAWN_SIDES } from '../src/world/pictures.ts';
import { CATEGORY_CODES } from '../src/world/schema/catalogue.ts';
import type { Side } from './page-calls.ts';

/**
 * The content of a picture: a good by its key, its colour (`#rrggbb`, empty if there is no choice of colour), its side.
 */
interface Drawing {
  readonly good: string;
  readonly colour: string;
  readonly side: Side;
}

const archetypes = CATEGORY_CODES.flatMap((category) => Object.values(DATA[`products/${category}`]));

/** The options of each good, by the key of its model or the number of its example product. */
export const choicesOfGoods: ReadonlyMap<string, readonly string[]> = new Map([
  ...archetypes.flatMap(({ models, specifications }) =>
    Object.keys(models).map((key) => [key, specifications] as const),
  ),
  ...Object.entries(DATA['example-products']).map(
    ([key, { specification }]) => [key, specification ? [specification] : []] as const,
  ),
]);

/**
 * The drawing that a picture's name (`<good>[.<colour>][.<side>]`) stands for. Throws if no product has such a good.
 */
export function drawingNamed(name: string): Drawing {
  const [good = '', ...marks] = name.split('.');
  const side = DRAWN_SIDES.find((one) => one === marks.at(-1)) ?? 'front';
  const [key, ...more] = side === 'front' ? marks : marks.slice(0, -1);
  const choices = choicesOfGoods.get(good);
  const values = choices?.flatMap((choice) => DATA.specifications.specifications[choice]?.values[key ?? ''] ?? []);
  const colour = key === undefined ? '' : values?.find((value) => value.colour !== undefined)?.colour;
  if (choices === undefined || colour === undefined || more.length > 0) throw new Error(`Nothing on sale is ${name}`);
  return { good, colour, side };
}

/**
 * The names of the existing pictures, or of those that contain a part. A part that matches none names a new picture.
 */
export function namesToDraw(parts: readonly string[]): string[] {
  const there = [...drawnPictures()].map((file) => file.slice(0, -'.webp'.length));
  if (parts.length === 0) return there;
  return [
    ...new Set(
      parts.flatMap((part) => {
        const named = there.filter((name) => name.includes(part));
        return named.length > 0 ? named : [part];
      }),
    ),
  ];
}
