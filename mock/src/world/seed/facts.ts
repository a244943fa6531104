import { same } from '../../text.ts';
import { DATA } from '../data/data.ts';
import type { CategoryCode, Product } from '../types.ts';

const { model, madeIn, categories } = DATA.facts;

/**
 * What the table of facts says of a generated product: its model, what products of its category tell, and the country
 * of its shop. The values go by the id, so that no number is drawn for them.
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
