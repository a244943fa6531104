import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  alternativeSkus,
  firstOpenGroup,
  isSoldOut,
  matchingSkus,
  pickValue,
  reconcileSelection,
  type SpecSelection,
  selectedSku,
  selectionFrom,
  suggestedSku,
  valueNames,
  valueState,
} from './sku-selection.ts';

const sku = (id: number, value_ids: number[], stock: number) => ({
  id,
  value_ids,
  stock,
  limit: null,
  price: '10.00',
  market_price: null,
  picture: null,
});
const value = (id: number) => ({ id, name: `v${id}`, picture: null, swatch: null });
const picks = (...pairs: [number, number][]) => new Map(pairs);

// Two colours and two sizes. In the second colour, the large size does not exist and the small one is sold out.
const product = {
  spec_groups: [
    { id: 1, name: 'Colour', values: [value(11), value(12)] },
    { id: 2, name: 'Size', values: [value(21), value(22)] },
  ],
  skus: [sku(101, [11, 21], 5), sku(102, [11, 22], 1), sku(103, [12, 21], 0)],
};

test('the cheapest SKU in stock is preselected, the first of equals, and none if all are sold out', () => {
  const priced = (id: number, price: string, stock: number) => ({ ...sku(id, [], stock), price });
  const skus = [priced(1, '9.00', 0), priced(2, '12.00', 3), priced(3, '11.50', 1), priced(4, '11.50', 8)];
  expect(suggestedSku({ skus })?.id).toBe(3);
  expect(suggestedSku({ skus: skus.map((each) => ({ ...each, stock: 0 })) })).toBeUndefined();
});

test('a complete selection has one SKU, an incomplete one has none', () => {
  expect(selectedSku(product, picks([1, 11]))).toBeUndefined();
  expect(firstOpenGroup(product, picks([1, 11]))?.name).toBe('Size');
  expect(selectedSku(product, picks([1, 11], [2, 22]))?.id).toBe(102);
  expect(valueNames(product, [22, 11])).toEqual(['v11', 'v22']);
});

test('the SKU of a shared link selects its values, an unknown SKU selects nothing', () => {
  expect([...selectionFrom(product, 102)]).toEqual([
    [1, 11],
    [2, 22],
  ]);
  expect(selectionFrom(product, 999).size).toBe(0);
});

test('a value without alternatives is selected from the start', () => {
  const single = { spec_groups: [], skus: [sku(7, [], 3)] };
  expect(selectedSku(single, selectionFrom(single, undefined))?.id).toBe(7);
  const oneSize = {
    spec_groups: [product.spec_groups[0], { id: 2, name: 'Size', values: [value(21)] }].filter((g) => g !== undefined),
    skus: [sku(1, [11, 21], 3), sku(2, [12, 21], 3)],
  };
  expect([...selectionFrom(oneSize, undefined)]).toEqual([[2, 21]]);
});

test('[R3.05] the state of a value depends on the other picked values', () => {
  const none = new Map<number, number>();
  expect(valueState(product, none, 1, 12)).toBe('sold_out');
  expect(valueState(product, none, 2, 22)).toBe('available');
  expect(valueState(product, picks([1, 12]), 2, 22)).toBe('conflict');
  expect(valueState(product, picks([1, 12]), 1, 11)).toBe('available');
  expect(valueState(product, none, 2, 29)).toBe('unavailable');
});

test('pressing a value selects it and drops only the values that conflict with it', () => {
  const { picked, dropped } = pickValue(product, picks([1, 11], [2, 22]), 1, 12);
  expect([...picked]).toEqual([[1, 12]]);
  expect(dropped).toEqual([2]);
  expect(isSoldOut(product, picked)).toBe(true);
  expect(alternativeSkus(product, picked, 3).map(({ id }) => id)).toEqual([101, 102]);
  // So a second press, as of a double tap, changes nothing.
  expect(pickValue(product, picked, 1, 12)).toEqual({ picked, dropped: [] });
});

test('after an SKU is removed, the still valid part of the selection is kept', () => {
  const fewer = { ...product, skus: product.skus.filter(({ id }) => id !== 102) };
  expect([...reconcileSelection(fewer, picks([1, 11], [2, 22]))]).toEqual([[1, 11]]);
  expect(reconcileSelection({ ...product, skus: [] }, picks([1, 11])).size).toBe(0);
});

/** Products of up to four groups, where any combination may be missing or sold out. */
const anyProduct = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }).chain((sizes) => {
  const spec_groups = sizes.map((size, at) => ({
    id: at + 1,
    name: `g${at + 1}`,
    values: Array.from({ length: size }, (_, place) => value((at + 1) * 10 + place)),
  }));
  const rows = spec_groups.reduce<number[][]>(
    (all, { values }) => all.flatMap((row) => values.map(({ id }) => [...row, id])),
    [[]],
  );
  const skus = fc
    .subarray(rows, { minLength: 1 })
    .chain((kept) =>
      fc
        .array(fc.integer({ min: 0, max: 2 }), { minLength: kept.length, maxLength: kept.length })
        .map((stocks) => kept.map((row, at) => sku(at + 1, row, stocks[at] ?? 0))),
    );
  return skus.map((all) => ({ spec_groups, skus: all }));
});

const walks = fc.tuple(anyProduct, fc.array(fc.nat(), { maxLength: 12 }));

/** The selection after any sequence of presses. */
function walked(of: typeof product, steps: number[]): SpecSelection {
  const values = of.spec_groups.flatMap((group) => group.values.map(({ id }) => [group.id, id] as const));
  return steps.reduce<SpecSelection>(
    (picked, step) => {
      const [group, id] = values[step % Math.max(1, values.length)] ?? [0, 0];
      return pickValue(of, picked, group, id).picked;
    },
    selectionFrom(of, undefined),
  );
}

test('from any selection, every value of any SKU is one press away', () => {
  fc.assert(
    fc.property(walks, ([of, steps]) => {
      const picked = walked(of, steps);
      for (const group of of.spec_groups)
        for (const { id } of group.values) {
          const isOffered = of.skus.some(({ value_ids }) => value_ids.includes(id));
          if (!isOffered) continue;
          const next = pickValue(of, picked, group.id, id);
          expect(next.picked.get(group.id)).toBe(id);
          // No value is dropped without need: values compatible with the new one stay.
          const isConflict = valueState(of, picked, group.id, id) === 'conflict';
          expect(next.dropped.length > 0).toBe(isConflict);
        }
    }),
  );
});

test('every selection matches an SKU and can be completed with available values', () => {
  fc.assert(
    fc.property(walks, ([of, steps]) => {
      let picked = walked(of, steps);
      expect(matchingSkus(of, picked)).not.toEqual([]);
      expect([...reconcileSelection(of, picked)]).toEqual([...picked]);
      for (let open = firstOpenGroup(of, picked); open !== undefined; open = firstOpenGroup(of, picked)) {
        const { id, values } = open;
        const way = values.find((one) => ['available', 'sold_out'].includes(valueState(of, picked, id, one.id)));
        expect(way).toBeDefined();
        const next = pickValue(of, picked, id, way?.id ?? 0);
        expect(next.dropped).toEqual([]);
        picked = next.picked;
      }
      expect(selectedSku(of, picked)).toBeDefined();
      // As long as anything is in stock, a sold-out selection has an alternative.
      expect(alternativeSkus(of, picked, 1)).toHaveLength(of.skus.some(({ stock }) => stock > 0) ? 1 : 0);
    }),
  );
});
