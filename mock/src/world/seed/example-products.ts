import { DATA } from '../data/data.ts';
import type { Instant, Product, Sku, SpecGroup } from '../types.ts';
import { describe } from './descriptions.ts';
import { picturesOf } from './product-pictures.ts';
import { productSafetyOf } from './product-safety.ts';
import { collectionIdsOf, shopIdOf } from './shops.ts';
import { pictureOfColour, sizeGuideOf, specificationOf, swatchOf } from './specifications.ts';

type Example = (typeof DATA)['example-products'][string];

/** The options of an example product, each with its stock; without options there is one SKU. */
const choicesOf = ({ specification, stock }: Example) => {
  if (typeof stock === 'number') return { name: null, choices: [{ value: null, stock }], sizeGuide: null };
  if (specification === undefined) throw new Error('Stock by value needs a specification');
  const specified = specificationOf(specification);
  const { name, values } = specified;
  const choices = Object.entries(stock).map(([key, pieces]) => {
    const value = values[key];
    if (!value) throw new Error(`There is no value ${key} of ${specification} in the data`);
    return { value: { ...value, key }, stock: pieces };
  });
  return {
    name,
    choices,
    sizeGuide: sizeGuideOf(
      specified,
      choices.map(({ value }) => value),
    ),
  };
};

const skusOf = (
  id: number,
  example: Example,
  at: (date: string) => Instant,
): Pick<Product, 'specGroups' | 'skus' | 'sizeGuide'> => {
  const { name, choices, sizeGuide } = choicesOf(example);
  const groupId = id - 90;
  const valueId = (index: number) => groupId * 10 + index + 1;
  const values = choices.flatMap(({ value }, index) =>
    value ? [{ id: valueId(index), name: value.name, picture: swatchOf(value), swatch: value.colour ?? null }] : [],
  );
  const specGroups: SpecGroup[] = name ? [{ id: groupId, name, values }] : [];
  const skus: Sku[] = choices.map(({ value, stock }, index) => ({
    id: id * 10 + index + 1,
    valueIds: value ? [valueId(index)] : [],
    price: example.price,
    earlierPrices: example.dropped ? [{ price: example.dropped.from, until: at(example.dropped.at) }] : [],
    marketPrice: example.marketPrice,
    stock,
    limit: example.limit,
    picture: value && pictureOfColour(String(id), [value]),
  }));
  return { specGroups, skus, sizeGuide };
};

/** The six products of the contract's example world, ids 101 to 106. */
export const buildExamples = (at: (date: string) => Instant): Product[] =>
  Object.entries(DATA['example-products']).map(([key, example]) => {
    const id = Number(key);
    const choices = skusOf(id, example, at);
    return {
      id,
      shopId: shopIdOf(example.shop),
      categoryId: DATA.categories[example.category].id,
      name: example.name,
      description: describe(example.category, example.about, example.points),
      pictures: picturesOf(key, example.picture, choices.skus),
      facts: example.facts,
      heading: example.heading,
      ...productSafetyOf(example.shop, example.warnings),
      collectionIds: collectionIdsOf(key),
      ...choices,
      status: 'on_sale',
      sales: example.sales,
      earlierLikes: Math.round(example.sales / 6),
      returnDays: 7,
      createdAt: at(example.released),
      dropped: example.dropped && { from: example.dropped.from, at: at(example.dropped.at) },
    };
  });
