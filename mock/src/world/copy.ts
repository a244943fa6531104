import type { Product, Review, World } from './types.ts';

/** Texts are immutable, so copies share them. */
const isText = (value: object): boolean => 'en' in value;

const plain = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null) return value;
  return deep(value) as Value; // a copy has the type of its original
};

const deep = (value: object): object => {
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Map) {
    const map = new Map<unknown, unknown>();
    for (const [key, member] of value) map.set(key, plain(member));
    return map;
  }
  if (isText(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) copy[key] = plain(member);
  return copy;
};

const mapped = <Member>(map: ReadonlyMap<number, Member>, copy: (member: Member) => Member): Map<number, Member> => {
  const copied = new Map<number, Member>();
  for (const [id, member] of map) copied.set(id, copy(member));
  return copied;
};

// Pictures and specification groups are immutable; a price drop and earlier prices are replaced as a whole.
const product = (one: Product): Product => ({ ...one, skus: one.skus.map((sku) => ({ ...sku })) });
// A reply and an appended part are replaced as a whole.
const review = (one: Review): Review => ({ ...one });

/**
 * An independent copy: changes in one world never show in the other. Categories, areas, texts, pictures and
 * specification groups are shared, because they are immutable.
 */
export const copyWorld = (world: World): World => {
  const { categories, areas, products, reviews, ...rest } = world;
  return { ...plain(rest), categories, areas, products: mapped(products, product), reviews: mapped(reviews, review) };
};
