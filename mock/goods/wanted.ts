import { DATA } from '../src/world/data/data.ts';
import { DRAWN_SIDES } from '../src/world/pictures.ts';
import { CATEGORY_CODES } from '../src/world/schema/catalogue.ts';
import { createWorld } from '../src/world/seed/create-world.ts';
import type { GoodKeys, Side } from './page-calls.ts';

/** A picture to draw: its file, the key of the good, the colour (`#rrggbb`, empty for what is sold in one), and from where. */
interface WantedPicture {
  readonly file: string;
  readonly good: string;
  readonly colour: string;
  readonly side: Side;
}

/** As many products as sell best are drawn in each of their colours, and from all sides. */
const IN_ALL_COLOURS = 130;
const FROM_ALL_SIDES = 60;

const { specifications } = DATA.specifications;
const archetypes = CATEGORY_CODES.flatMap((category) => Object.values(DATA[`products/${category}`]));

/** The colours that a model can be sold in: what it is called in files, by its English name. */
const palettes = new Map(
  archetypes.flatMap((archetype) => {
    const values = archetype.specifications.flatMap((key) => Object.entries(specifications[key]?.values ?? {}));
    const colours = values.flatMap(([key, { name, colour }]) =>
      colour === undefined ? [] : [{ key, name: name.en, colour }],
    );
    return Object.keys(archetype.models).map((model) => [model, colours] as const);
  }),
);
const modelNamed = new Map(
  archetypes.flatMap(({ models }) => Object.entries(models).map(([model, { name }]) => [name.en, model] as const)),
);

/** A good in the colours that it is sold in. */
const inColours = (good: string, names?: readonly string[]) => {
  const { specification } = DATA['example-products'][good] ?? {};
  const example = specification === undefined ? [] : Object.entries(specifications[specification]?.values ?? {});
  const palette = palettes.get(good) ?? example.map(([key, { name, colour = '' }]) => ({ key, name: name.en, colour }));
  const sold =
    names === undefined ? palette.slice(0, 1) : names.flatMap((name) => palette.find((one) => one.name === name) ?? []);
  if (sold.length === 0) return [{ good, name: good, colour: '' }];
  return sold.map(({ key, colour }) => ({ good, name: `${good}.${key}`, colour }));
};

/** The pictures to draw of goods, those that are seen most first: of each good at least one. */
export function wantedPictures({ all, allSided }: GoodKeys): WantedPicture[] {
  const products = [...createWorld().products.values()].sort((a, b) => b.sales - a.sales);
  const sold = products.flatMap(({ id, name, specGroups }) => {
    const good = all.find((key) => key === String(id) || key === modelNamed.get(name.en));
    const colours = specGroups.flatMap(({ values }) => values.filter(({ swatch }) => swatch !== null));
    return good === undefined
      ? []
      : [
          inColours(
            good,
            colours.map((value) => value.name.en),
          ),
        ];
  });
  const others = all.filter((good) => !sold.some(([first]) => first?.good === good)).map((good) => inColours(good));
  const front = (one: (typeof sold)[number][number]) => ({ ...one, file: `${one.name}.webp`, side: 'front' as const });
  const sides = sold
    .slice(0, FROM_ALL_SIDES)
    .flatMap(([first]) =>
      first && allSided.includes(first.good)
        ? DRAWN_SIDES.map((side) => ({ ...first, file: `${first.name}.${side}.webp`, side }))
        : [],
    );
  return [
    ...[...sold, ...others].flatMap((colours) => colours.slice(0, 1).map(front)),
    ...sold.slice(0, IN_ALL_COLOURS).flatMap((colours) => colours.slice(1).map(front)),
    ...sides,
  ];
}
