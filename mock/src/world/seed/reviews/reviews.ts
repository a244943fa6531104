import { DAY, HOUR } from '../../clock.ts';
import { DATA } from '../../data/data.ts';
import { picture } from '../../pictures.ts';
import type { Random } from '../../random.ts';
import { CATEGORY_CODES } from '../../schema/catalogue.ts';
import { REVIEW_LANGUAGES } from '../../schema/data.ts';
import type { Instant, Product, Review } from '../../types.ts';
import type { Authors, ReviewLanguage } from './authors.ts';
import { specText } from './spec-text.ts';

const { languages, replies } = DATA.reviews;
const SCENES = DATA.reviews.scenes.map(picture);
const AVATARS = DATA.reviews.avatars.map(picture);
const FIRST_ID = 20_001;

/** The languages of a hundred reviews. */
const SHARES: readonly ReviewLanguage[] = REVIEW_LANGUAGES.flatMap((language) =>
  Array.from({ length: languages[language].share }, () => language),
);

const contentOf = (product: Product, score: number, language: ReviewLanguage, random: Random): string => {
  const texts = DATA[`review-texts/${language}`];
  const category = CATEGORY_CODES.find((code) => DATA.categories[code].id === product.categoryId);
  const lasting = category !== 'food';
  if (score === 3) return random.pick(texts.fair);
  if (score < 3) return random.pick(lasting ? [...texts.poor, ...texts.poorThing] : texts.poor);
  const praise = random.pick(lasting ? [...texts.good, ...texts.goodThing] : texts.good);
  // A detail is drawn even in languages without details, so that every language draws equally many random numbers.
  const details = category && (texts.details ?? DATA['review-texts/en'].details)?.[category];
  const detail = random.pick(details ?? []);
  return random.chance(0.6) && texts.details ? `${praise}${texts.joiner}${detail}` : praise;
};

interface Setting {
  readonly scores: ReadonlyMap<number, readonly number[]>;
  readonly authors: Authors;
  readonly epoch: Instant;
  readonly random: Random;
}

/** Subjects of customers' photos, shuffled. Draws equally many random numbers however many pictures a product has. */
const takenOf = ({ pictures: [first = '', second = first, third = first] }: Product, random: Random): string[] => [
  ...new Set(random.shuffle([first, second, third, ...SCENES])),
];

const oneReview = (product: Product, score: number, id: number, { authors, epoch, random }: Setting): Review => {
  const language = random.pick(SHARES);
  const earliest = Math.min(product.createdAt + 6 * DAY, epoch - 3 * DAY);
  const createdAt = Math.floor(earliest + (epoch - 2 * HOUR - earliest) * random.next());
  const replied = createdAt < epoch - 2 * DAY && random.chance(score < 4 ? 0.85 : 0.18);
  const appended =
    product.categoryId !== DATA.categories.food.id && createdAt < epoch - 40 * DAY && random.chance(0.07);
  const pictured = random.chance(0.22) ? random.pick([1, 1, 2, 2, 3, 3, 4, 6, 9]) : 0;
  const near = (base: number) => Math.min(5, Math.max(1, base + random.pick([-1, 0, 0, 0, 1])));
  return {
    id,
    productId: product.id,
    customerId: null,
    orderItemId: null,
    author: random.pick(authors.get(language) ?? []),
    avatar: random.chance(0.55) ? random.pick(AVATARS) : null,
    anonymous: random.chance(0.15),
    productScore: score,
    serviceScore: near(score < 4 ? 4 : 5),
    postageScore: near(random.pick([4, 5, 5])),
    content: contentOf(product, score, language, random),
    language,
    pictures: pictured > 0 ? takenOf(product, random).slice(0, pictured) : [],
    specText: specText(product, random.pick(product.skus).id),
    createdAt,
    reply: replied
      ? {
          text: random.pick(score < 4 ? replies.complaint : replies.praise),
          createdAt: createdAt + random.int(3, 40) * HOUR,
        }
      : null,
    append:
      appended && score > 3
        ? {
            content: random.pick(DATA[`review-texts/${language}`].later),
            pictures: [],
            createdAt: createdAt + random.int(25, 38) * DAY,
          }
        : null,
  };
};

/**
 * The reviews of all products, ids from 20001 up. A review that would repeat earlier words of its product is redrawn.
 */
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
