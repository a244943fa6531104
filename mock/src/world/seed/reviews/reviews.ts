import { DAY, HOUR } from '../../clock.ts';
import { picture } from '../../pictures.ts';
import type { Random } from '../../random.ts';
import type { Instant, Product, Review } from '../../types.ts';
import type { People, Tongue } from '../people.ts';
import { specText } from './spec-text.ts';
import { DETAILS, REPLIES, SAYINGS } from './texts.ts';

const FOOD = 8;
const FIRST_ID = 20_001;
/** Of a hundred reviews: which language they are written in. */
const SPOKEN: readonly Tongue[] = (
  [
    ['en', 46],
    ['zh-CN', 34],
    ['ja', 7],
    ['fr', 6],
    ['th', 4],
    ['ar', 3],
  ] as const
).flatMap(([tongue, count]) => Array.from({ length: count }, () => tongue));

const SCENES = ['1f3e0', '1f381', '1f4e6', '1f431', '1f436', '1f33f', '1f308', '1f44d', '1f6cd-fe0f'].map(picture);
const AVATARS = ['1f43c', '1f98a', '1f431', '1f436', '1f430', '1f428', '1f981', '1f42f', '1f989', '1f438'].map(picture);

const said = (product: Product, score: number, tongue: Tongue, random: Random): string => {
  const sayings = SAYINGS[tongue];
  const lasting = product.categoryId !== FOOD;
  if (score === 3) return random.pick(sayings.fair);
  if (score < 3) return random.pick(lasting ? [...sayings.poor, ...sayings.poorThing] : sayings.poor);
  const praise = random.pick(lasting ? [...sayings.good, ...sayings.goodThing] : sayings.good);
  const detail = random.pick(DETAILS[product.categoryId] ?? []);
  if (!random.chance(0.6)) return praise;
  if (tongue === 'en') return `${praise} ${detail.en}`;
  return tongue === 'zh-CN' ? `${praise}${detail.zh}` : praise;
};

interface Setting {
  readonly scores: ReadonlyMap<number, readonly number[]>;
  readonly people: People;
  readonly epoch: Instant;
  readonly random: Random;
}

const oneReview = (product: Product, score: number, id: number, { people, epoch, random }: Setting): Review => {
  const tongue = random.pick(SPOKEN);
  const earliest = Math.min(product.createdAt + 6 * DAY, epoch - 3 * DAY);
  const createdAt = Math.floor(earliest + (epoch - 2 * HOUR - earliest) * random.next());
  const replied = createdAt < epoch - 2 * DAY && random.chance(score < 4 ? 0.85 : 0.18);
  const appended = product.categoryId !== FOOD && createdAt < epoch - 40 * DAY && random.chance(0.07);
  const pictured = random.chance(0.22) ? random.pick([1, 1, 2, 2, 3, 3, 4, 6, 9]) : 0;
  const near = (base: number) => Math.min(5, Math.max(1, base + random.pick([-1, 0, 0, 0, 1])));
  return {
    id,
    productId: product.id,
    customerId: null,
    orderItemId: null,
    author: random.pick(people[tongue]),
    avatar: random.chance(0.55) ? random.pick(AVATARS) : null,
    anonymous: random.chance(0.15),
    productScore: score,
    serviceScore: near(score < 4 ? 4 : 5),
    postageScore: near(random.pick([4, 5, 5])),
    content: said(product, score, tongue, random),
    language: tongue,
    pictures: pictured > 0 ? random.shuffle([...product.pictures, ...SCENES]).slice(0, pictured) : [],
    specText: specText(product, random.pick(product.skus).id),
    createdAt,
    reply: replied
      ? {
          text: random.pick(score < 4 ? REPLIES.complaint : REPLIES.praise),
          createdAt: createdAt + random.int(3, 40) * HOUR,
        }
      : null,
    append:
      appended && score > 3
        ? { content: random.pick(SAYINGS[tongue].later), pictures: [], createdAt: createdAt + random.int(25, 38) * DAY }
        : null,
  };
};

/** The reviews of all products, ids from 20001 up; one that would repeat a product's earlier words is said anew. */
export const buildReviews = (products: readonly Product[], setting: Setting): Review[] => {
  let id = FIRST_ID;
  return products.flatMap((product) => {
    const words = new Set<string>();
    return (setting.scores.get(product.id) ?? []).map((score) => {
      let review = oneReview(product, score, id, setting);
      for (let attempt = 0; attempt < 4 && words.has(review.content); attempt += 1) {
        review = oneReview(product, score, id, setting);
      }
      words.add(review.content);
      id += 1;
      return review;
    });
  });
};
