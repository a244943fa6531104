import { DATA } from '../src/world/data/data.ts';
import { drawnPictures } from '../src/world/data/drawn-pictures.ts';
import { DRAWN_SIDES } from '../src/world/pictures.ts';
import { CATEGORY_CODES } from '../src/world/schema/catalogue.ts';
import type { Side } from './page-calls.ts';

/** What a picture shows: a good by its key, in which colour (`#rrggbb`, empty for what has none to choose), from where. */
interface Drawing {
  readonly good: string;
  readonly colour: string;
  readonly side: Side;
}

const archetypes = CATEGORY_CODES.flatMap((category) => Object.values(DATA[`products/${category}`]));

/** What can be chosen of each good, by the keys of models and the numbers of example products. */
export const choicesOfGoods: ReadonlyMap<string, readonly string[]> = new Map([
  ...archetypes.flatMap(({ models, specifications }) =>
    Object.keys(models).map((key) => [key, specifications] as const),
  ),
  ...Object.entries(DATA['example-products']).map(
    ([key, { specification }]) => [key, specification ? [specification] : []] as const,
  ),
]);

/** What a picture of this name (`<good>[.<colour>][.<side>]`) shows. Throws for a good that nobody sells like that. */
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

/** The names of the pictures that are there, or of those with a part in their name; what none has is the name of a new one. */
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
