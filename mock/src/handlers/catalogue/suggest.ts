import type { Schema } from '@meridian/sdk';
import type { SerializerContext } from '../../serializers/context.ts';
import { pictureOf } from '../../serializers/product.ts';
import { SEARCHED, type SearchedWords } from '../../world/texts/keywords.ts';
import type { Instant, World } from '../../world/types.ts';
import { isListed } from '../../world/views/products.ts';
import { soldIn } from '../../world/views/sold.ts';
import type { Handler } from '../handler.ts';
import { hotShops } from './rankings.ts';
import { matchOf, searchIndex } from './search-index.ts';
import { hasAll, searchable, searchedWords, wordsOf } from './search-words.ts';

const LINES = 10;
/** The maximum per kind, so that none crowds out the others. Products fill the rest. */
const MOST = { words: 4, categories: 2, shops: 2 } as const;
const HOT = 20;

interface Findable {
  readonly words: SearchedWords;
  readonly text: string;
}

const suggestionCache = new WeakMap<World['products'], readonly Findable[]>();

/** The searched words that find at least one product, most searched first. */
const findable = (world: World): readonly Findable[] => {
  const known = suggestionCache.get(world.products);
  if (known) return known;
  const finds = (keyword: string) => {
    const words = searchedWords(keyword);
    return searchIndex(world).some((entry) => isListed(world, entry.product) && matchOf(entry, words) !== undefined);
  };
  const found = SEARCHED.filter(({ words }) => Object.values(words).every(finds))
    .toSorted((a, b) => b.searches - a.searches)
    .map((words) => ({ words, text: searchable(...Object.values(words.words)) }));
  suggestionCache.set(world.products, found);
  return found;
};

const categoriesBySales = (world: World, now: Instant, words: readonly string[]) => {
  const sold = soldIn(world, now, 'month');
  const pieces = new Map<number, number>();
  for (const { id, categoryId } of world.products.values()) {
    pieces.set(categoryId, (pieces.get(categoryId) ?? 0) + (sold.get(id) ?? 0));
  }
  return world.categories
    .filter(({ name }) => hasAll(searchable(...Object.values(name)), words))
    .toSorted((a, b) => (pieces.get(b.id) ?? 0) - (pieces.get(a.id) ?? 0));
};

const productsBySales = (world: World, now: Instant, words: readonly string[]) => {
  const sold = soldIn(world, now, 'month');
  return searchIndex(world)
    .filter(({ name, product }) => hasAll(name, words) && isListed(world, product))
    .map(({ product }) => ({ product, pieces: sold.get(product.id) ?? 0 }))
    .sort((a, b) => b.pieces - a.pieces)
    .slice(0, LINES)
    .map(({ product }) => product);
};

/** Searched words in the call's language, or in another language that matches the typed text. */
const asTyped = (text: SerializerContext['text'], { words }: Findable, typed: readonly string[]): string => {
  const own = text(words.words);
  const fits = [own, ...Object.values(words.words)].find((one) => hasAll(searchable(one), typed));
  return fits ?? own;
};

/** Words first, then categories, shops and products, each kind by how often it is searched or sold. */
export const listSuggestions: Handler<'listSuggestions'> = ({ world, now, query, text }) => {
  const words = wordsOf(query.keyword);
  const searched = findable(world)
    .filter((entry) => hasAll(entry.text, words))
    .slice(0, MOST.words)
    .map((entry) => ({ kind: 'word' as const, text: asTyped(text, entry, words), id: null, picture: null }));
  const categories = categoriesBySales(world, now, words)
    .slice(0, MOST.categories)
    .map(({ id, name, picture }) => ({ kind: 'category' as const, text: text(name), id, picture }));
  const shops = hotShops(world, now)
    .filter(({ name }) => hasAll(searchable(...Object.values(name)), words))
    .slice(0, MOST.shops)
    .map(({ id, name, logo }) => ({ kind: 'shop' as const, text: text(name), id, picture: logo }));
  const products = productsBySales(world, now, words).map((product) => ({
    kind: 'product' as const,
    text: text(product.name),
    id: product.id,
    picture: pictureOf(product),
  }));
  return { list: [...searched, ...categories, ...shops, ...products].slice(0, LINES) };
};

const reasonOf = ({ searches, before }: SearchedWords): Schema<'HotKeyword'>['reason'] => {
  if (before === 0) return 'new';
  return searches >= 2 * before ? 'rising' : 'hot';
};

/** The most searched words of the last 7 days. */
export const listHotKeywords: Handler<'listHotKeywords'> = ({ world, text }) => ({
  list: findable(world)
    .slice(0, HOT)
    .map(({ words }) => ({ keyword: text(words.words), reason: reasonOf(words) })),
});
