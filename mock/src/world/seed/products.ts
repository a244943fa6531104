import { fillText } from '../../text.ts';
import { DAY } from '../clock.ts';
import { DATA } from '../data/data.ts';
import type { Random } from '../random.ts';
import { CATEGORY_CODES } from '../schema/catalogue.ts';
import type { CategoryCode, Instant, Product, Text } from '../types.ts';
import { describe } from './descriptions.ts';
import { factsOf } from './facts.ts';
import { picturesOf } from './product-pictures.ts';
import { productSafetyOf } from './product-safety.ts';
import { collectionIdsOf, shopIdOf } from './shops.ts';
import { buildSkus } from './specifications.ts';

const FIRST_ID = 107;
const CLOSED_SHOP = 15;
const RELEASED_OVER = 547 * DAY;

type Archetype = (typeof DATA)['products/computer'][string] & { readonly key: string };

/** A model of an archetype, before it becomes a product. */
interface Draft {
  readonly category: CategoryCode;
  readonly archetype: Archetype;
  readonly model: Archetype['models'][string] & { readonly key: string };
  readonly description: Text;
}

export const ARCHETYPES = CATEGORY_CODES.map((category) => ({
  category,
  archetypes: Object.entries(DATA[`products/${category}`]).map(([key, archetype]) => ({ ...archetype, key })),
}));

const drafts = (): Draft[] =>
  ARCHETYPES.flatMap(({ category, archetypes }) =>
    archetypes.flatMap((archetype) => {
      const description = describe(category, archetype.about, archetype.points);
      return Object.entries(archetype.models).map(([key, model]) => ({
        category,
        archetype,
        model: { ...model, key },
        description,
      }));
    }),
  );

/** The name of a model. When the hand-written models run out, they repeat as numbered series. */
const nameOf = ({ name }: Draft['model'], series: number): Text =>
  series === 1 ? name : fillText(DATA.phrases.series, { name, number: series });

/** Few products sell much and many sell little: rank 0 leads. */
const salesAt = (rank: number, category: CategoryCode): number =>
  Math.floor((4900 / (1 + rank * 0.11) ** 1.35) * DATA.categories[category].appeal) + 3;

/** Generated products, ids from 107 up, released over the eighteen months before the epoch. */
export const buildProducts = (count: number, epoch: Instant, random: Random): Product[] => {
  const pool = random.shuffle(drafts());
  const ranks = random.shuffle(Array.from({ length: count }, (_, rank) => rank));
  return ranks.map((rank, index) => {
    const draft = pool[index % pool.length];
    if (!draft) throw new Error('The catalogue is empty');
    const { archetype, model, category } = draft;
    const id = FIRST_ID + index;
    const closed = index % 61 === 40;
    const dropped = random.chance(0.12);
    const createdAt = epoch - Math.floor(RELEASED_OVER * random.next()) - DAY;
    const choices = buildSkus(
      {
        productId: id,
        model: model.key,
        specifications: archetype.specifications,
        price: model.price,
        above: dropped ? random.int(25, 40) : random.chance(0.25) ? random.int(12, 35) : 0,
        soldOut: random.chance(0.04),
        limit: random.chance(0.1) ? random.pick([1, 2, 3, 5]) : null,
      },
      random,
    );
    const lowest = Math.min(...choices.skus.map(({ price }) => price));
    const sales = salesAt(rank, category);
    const product: Product = {
      id,
      shopId: closed ? CLOSED_SHOP : shopIdOf(archetype.shop),
      categoryId: DATA.categories[category].id,
      name: nameOf(model, Math.floor(index / pool.length) + 1),
      description: draft.description,
      pictures: picturesOf(model.key, archetype.picture, choices.skus),
      facts: factsOf(id, category, archetype.shop),
      heading: archetype.heading,
      ...productSafetyOf(archetype.shop, archetype.warnings),
      collectionIds: closed ? [] : collectionIdsOf(archetype.key),
      ...choices,
      status: random.chance(0.025) ? 'removed' : 'on_sale',
      sales,
      earlierLikes: Math.floor(sales / random.int(4, 9)),
      returnDays: DATA.categories[category].returnDays,
      createdAt,
      dropped: dropped
        ? {
            from: Math.round((lowest * random.int(108, 124)) / 1000) * 10,
            at: Math.max(createdAt + DAY / 2, epoch - random.int(1, 21) * DAY),
          }
        : null,
    };
    if (product.dropped !== null) {
      const { from, at: until } = product.dropped;
      for (const sku of product.skus) sku.earlierPrices = [{ price: sku.price + from - lowest, until }];
    }
    return product;
  });
};
