import { same } from '../../text.ts';
import { DATA } from '../data/data.ts';
import type { CategoryCode, Product } from '../types.ts';

const { model, madeIn, categories } = DATA.facts;

/**
 * The table of facts of a generated product: its model, facts of its category, and its shop's country. The id selects
 * the values, so that no random number is drawn.
 */
export const factsOf = (id: number, category: CategoryCode, shopKey: string): Product['facts'] => {
  const shop = DATA.shops.shops[shopKey];
  const country = shop && DATA.areas[shop.country];
  const told = Object.values(categories[category]).flatMap(({ name, values }) => {
    const value = values[id % values.length];
    return value ? [{ name, value }] : [];
  });
  return [
    ...(shop ? [{ name: model, value: same(`${shop.initials}-${id}`) }] : []),
    ...told,
    ...(country ? [{ name: madeIn, value: country.name }] : []),
  ];
};
