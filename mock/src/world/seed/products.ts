import { DAY } from '../clock.ts';
import { picture } from '../pictures.ts';
import type { Random } from '../random.ts';
import type { Instant, Product, Text } from '../types.ts';
import type { Archetype, Model } from './catalogue/archetype.ts';
import { COMPUTER } from './catalogue/computer.ts';
import { ELECTRICAL } from './catalogue/electrical.ts';
import { FAMILY } from './catalogue/family.ts';
import { FOOD } from './catalogue/food.ts';
import { HEALTH } from './catalogue/health.ts';
import { MEN } from './catalogue/men.ts';
import { OUTDOORS } from './catalogue/outdoors.ts';
import { PHONE } from './catalogue/phone.ts';
import { TOYS } from './catalogue/toys.ts';
import { WOMEN } from './catalogue/women.ts';
import { describe } from './descriptions.ts';
import { buildOptions } from './options.ts';
import { t } from './text.ts';

/** The kinds of product by category, in the order of the category ids 1 to 10. */
export const KINDS: readonly (readonly Archetype[])[] = [
  COMPUTER,
  ELECTRICAL,
  OUTDOORS,
  FAMILY,
  HEALTH,
  MEN,
  WOMEN,
  FOOD,
  PHONE,
  TOYS,
];

const FIRST_ID = 107;
const CLOSED_SHOP = 15;
const RELEASED_OVER = 547 * DAY;
const RETURN_DAYS: readonly number[] = [30, 30, 30, 30, 14, 30, 30, 7, 14, 30];

interface Draft {
  readonly category: number;
  readonly kind: Archetype;
  readonly model: Model;
  readonly about: Text;
}

const drafts = (): Draft[] =>
  KINDS.flatMap((kinds, index) =>
    kinds.flatMap((kind) => {
      const about = describe(index + 1, kind.about, kind.points);
      return kind.models.map((model) => ({ category: index + 1, kind, model, about }));
    }),
  );

/** The name of a model; beyond the hand-written ones the same models come again as numbered series. */
const nameOf = ([en, zh]: Model, series: number): Text =>
  series === 1 ? t(en, zh) : t(`${en}, series ${series}`, `${zh}，系列 ${series}`);

/** What sells as well as its rank says, by category: a crutch is needed, not sought. */
const APPEAL: readonly number[] = [0.9, 1, 0.95, 0.7, 0.2, 0.8, 0.9, 0.8, 1, 0.9];

/** Few sell much and many a little: rank 0 leads. */
const salesAt = (rank: number, category: number): number =>
  Math.floor((4900 / (1 + rank * 0.11) ** 1.35) * (APPEAL[category - 1] ?? 1)) + 3;

/** Generated products, ids from 107 up, released over the eighteen months before the epoch. */
export const buildProducts = (count: number, epoch: Instant, random: Random): Product[] => {
  const pool = random.shuffle(drafts());
  const ranks = random.shuffle(Array.from({ length: count }, (_, rank) => rank));
  return ranks.map((rank, index) => {
    const draft = pool[index % pool.length];
    if (!draft) throw new Error('The catalogue is empty');
    const { kind, model, category } = draft;
    const id = FIRST_ID + index;
    const closed = index % 61 === 40;
    const dropped = random.chance(0.12);
    const createdAt = epoch - Math.floor(RELEASED_OVER * random.next()) - DAY;
    const options = buildOptions(
      {
        productId: id,
        specs: kind.specs,
        price: model[2],
        above: dropped ? random.int(25, 40) : random.chance(0.25) ? random.int(12, 35) : 0,
        soldOut: random.chance(0.04),
        limit: random.chance(0.1) ? random.pick([1, 2, 3, 5]) : null,
      },
      random,
    );
    const lowest = Math.min(...options.skus.map(({ price }) => price));
    const sales = salesAt(rank, category);
    return {
      id,
      shopId: closed ? CLOSED_SHOP : kind.shop,
      categoryId: category,
      name: nameOf(model, Math.floor(index / pool.length) + 1),
      description: draft.about,
      pictures: kind.pictures.map(picture),
      ...options,
      status: random.chance(0.025) ? 'removed' : 'on_sale',
      sales,
      earlierLikes: Math.floor(sales / random.int(4, 9)),
      returnDays: RETURN_DAYS[category - 1] ?? 14,
      createdAt,
      dropped: dropped
        ? {
            from: Math.round((lowest * random.int(108, 124)) / 1000) * 10,
            at: Math.max(createdAt + DAY / 2, epoch - random.int(1, 21) * DAY),
          }
        : null,
    };
  });
};
