import type { Random } from '../random.ts';
import type { Cents, Product, Sku, SpecGroup } from '../types.ts';
import { COLOUR, SPECS, type Spec, type SpecEntry, type SpecName } from './specs.ts';

interface Value extends SpecEntry {
  readonly id: number;
}

/** At most three colours of a palette: enough to choose from, few enough to be photographed. */
const chosen = (spec: Spec, random: Random): readonly SpecEntry[] => {
  if (spec.name !== COLOUR || spec.values.length <= 3) return spec.values;
  const kept = new Set(random.shuffle(spec.values).slice(0, 3));
  return spec.values.filter((value) => kept.has(value));
};

const combine = (groups: readonly (readonly Value[])[]): Value[][] =>
  groups.reduce<Value[][]>((rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])), [[]]);

/** Leaves out some combinations, as shops do; every single value stays in at least one. */
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

export interface OptionRules {
  readonly productId: number;
  readonly specs: readonly SpecName[];
  readonly price: Cents;
  /** How far the market price stands above the price, in percent; 0 for none. */
  readonly above: number;
  readonly soldOut: boolean;
  readonly limit: number | null;
}

const toDime = (cents: number): Cents => Math.round(cents / 10) * 10;

/** Specification groups and the skus that exist, with prices and stock. */
export const buildOptions = (rules: OptionRules, random: Random): Pick<Product, 'specGroups' | 'skus'> => {
  const { productId } = rules;
  let valueId = productId * 100;
  const groups = rules.specs.map((name) => {
    const spec: Spec = SPECS[name];
    const values: Value[] = chosen(spec, random).map((entry) => {
      valueId += 1;
      return { ...entry, id: valueId };
    });
    return { name: spec.name, values };
  });
  const specGroups: SpecGroup[] = groups.map(({ name, values }, index) => ({
    id: productId * 10 + index + 1,
    name,
    values: values.map(({ id, name: text, picture }) => ({ id, name: text, picture })),
  }));
  const all = combine(groups.map(({ values }) => values));
  const rows = groups.length > 1 && random.chance(0.5) ? thinOut(all, random) : all;
  const skus: Sku[] = rows.map((row, index) => {
    const more = row.reduce((sum, value) => sum + value.more, 0);
    const price = toDime((rules.price * (100 + more)) / 100);
    return {
      id: productId * 100 + index + 1,
      valueIds: row.map(({ id }) => id),
      price,
      marketPrice: rules.above > 0 ? Math.round((price * (100 + rules.above)) / 10_000) * 100 : null,
      stock: rules.soldOut || random.chance(0.14) ? 0 : random.int(1, 60),
      limit: rules.limit,
      picture: row.find(({ shows }) => shows !== undefined)?.shows ?? null,
    };
  });
  const first = skus[0];
  if (first && !rules.soldOut && skus.every(({ stock }) => stock === 0)) first.stock = random.int(2, 20);
  return { specGroups, skus };
};
