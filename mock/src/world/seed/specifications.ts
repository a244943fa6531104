import { same } from '../../text.ts';
import { DATA } from '../data/data.ts';
import { drawnPicture, picture } from '../pictures.ts';
import type { Random } from '../random.ts';
import type { Cents, Product, Sku, SpecGroup } from '../types.ts';

const { specifications, swatches } = DATA.specifications;

type Specification = (typeof specifications)[string];
type Entry = Specification['values'][string];
type Value = Entry & { readonly id: number; readonly key: string };

/** A specification by its key in `mock/data/specifications.json`. Throws for an unknown key. */
export const specificationOf = (key: string): Specification => {
  const found = specifications[key];
  const known = Object.keys(specifications).join(', ');
  if (!found) throw new Error(`There is no specification ${key} in the data: ${known}`);
  return found;
};

/** The round picture of a colour; null for a value that is not a colour. Throws for an unknown swatch. */
export const swatchOf = ({ swatch }: Entry): string | null => {
  if (swatch === undefined) return null;
  const code = swatches[swatch];
  if (!code) throw new Error(`There is no swatch ${swatch} in the data: ${Object.keys(swatches).join(', ')}`);
  return picture(code);
};

/** The table of measurements by size, with a row for each given value; null for a specification without sizes. */
export const sizeGuideOf = (specification: Specification, chosen: readonly Entry[]): Product['sizeGuide'] => {
  const { name, values, guide } = specification;
  if (!guide) return null;
  const rows = Object.entries(values).flatMap(([key, value]) =>
    chosen.some((one) => one.name === value.name) ? [[value.name, ...(guide.rows[key] ?? []).map(same)]] : [],
  );
  return { columns: [name, ...guide.columns], rows, unit: guide.unit, note: guide.note };
};

/** At most three colours of a palette: enough to choose from, few enough to draw. */
const chosen = ({ values }: Specification, random: Random): readonly (Entry & { readonly key: string })[] => {
  const all = Object.entries(values).map(([key, value]) => ({ ...value, key }));
  const isPalette = all.every(({ swatch }) => swatch !== undefined);
  if (!isPalette || all.length <= 3) return all;
  const kept = new Set(random.shuffle(all).slice(0, 3));
  return all.filter((value) => kept.has(value));
};

const combine = (groups: readonly (readonly Value[])[]): Value[][] =>
  groups.reduce<Value[][]>((rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])), [[]]);

/** Drops some combinations, as shops do; every value stays in at least one. */
const thinOut = (rows: Value[][], random: Random): Value[][] => {
  const uses = new Map<number, number>();
  for (const value of rows.flat()) uses.set(value.id, (uses.get(value.id) ?? 0) + 1);
  return rows.filter((row) => {
    const spare = row.every((value) => (uses.get(value.id) ?? 0) > 1);
    if (!spare || !random.chance(0.15)) return true;
    for (const value of row) uses.set(value.id, (uses.get(value.id) ?? 0) - 1);
    return false;
  });
};

/** The drawn picture of a model in a SKU's colour; null if there is none. */
export const pictureOfColour = (model: string, values: readonly Pick<Value, 'colour' | 'key'>[]): string | null => {
  const colour = values.find((value) => value.colour !== undefined)?.key;
  return (colour !== undefined && drawnPicture(model, colour)) || null;
};

export interface SkuRules {
  readonly productId: number;
  /** The key of its drawn pictures. */
  readonly model: string;
  readonly specifications: readonly string[];
  readonly price: Cents;
  /** How far the market price is above the price, in per cent; 0 for none. */
  readonly above: number;
  readonly soldOut: boolean;
  readonly limit: number | null;
}

const toDime = (cents: number): Cents => Math.round(cents / 10) * 10;

/** Specification groups and the existing SKUs, with prices and stock. */
export const buildSkus = (rules: SkuRules, random: Random): Pick<Product, 'specGroups' | 'skus' | 'sizeGuide'> => {
  const { productId } = rules;
  let valueId = productId * 100;
  const groups = rules.specifications.map((key) => {
    const specification = specificationOf(key);
    const values: Value[] = chosen(specification, random).map((entry) => {
      valueId += 1;
      return { ...entry, id: valueId };
    });
    return { name: specification.name, values, guide: sizeGuideOf(specification, values) };
  });
  const specGroups: SpecGroup[] = groups.map(({ name, values }, index) => ({
    id: productId * 10 + index + 1,
    name,
    values: values.map((value) => ({
      id: value.id,
      name: value.name,
      picture: swatchOf(value),
      swatch: value.colour ?? null,
    })),
  }));
  const all = combine(groups.map(({ values }) => values));
  const rows = groups.length > 1 && random.chance(0.5) ? thinOut(all, random) : all;
  const skus: Sku[] = rows.map((row, index) => {
    const shows = row.find((value) => value.shows !== undefined)?.shows;
    const more = row.reduce((sum, value) => sum + value.more, 0);
    const price = toDime((rules.price * (100 + more)) / 100);
    return {
      id: productId * 100 + index + 1,
      valueIds: row.map(({ id }) => id),
      price,
      earlierPrices: [],
      marketPrice: rules.above > 0 ? Math.round((price * (100 + rules.above)) / 10_000) * 100 : null,
      stock: rules.soldOut || random.chance(0.14) ? 0 : random.int(1, 60),
      limit: rules.limit,
      picture: shows === undefined ? pictureOfColour(rules.model, row) : picture(shows),
    };
  });
  const first = skus[0];
  if (first && !rules.soldOut && skus.every(({ stock }) => stock === 0)) first.stock = random.int(2, 20);
  const sizeGuide = groups.find(({ guide }) => guide)?.guide ?? null;
  return { specGroups, skus, sizeGuide };
};
