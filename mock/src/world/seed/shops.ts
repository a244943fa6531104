import { groupBy } from '../../../shared/group-by.ts';
import { fillText } from '../../text.ts';
import { DATA } from '../data/data.ts';
import { picture } from '../pictures.ts';
import type { Instant, Shop } from '../types.ts';

const { shops, returnsAddressee } = DATA.shops;

/** The id of a shop by its key in `mock/data/shops.json`. Throws for an unknown key. */
export const shopIdOf = (key: string): number => {
  const shop = shops[key];
  if (!shop) throw new Error(`There is no shop ${key} in the data: ${Object.keys(shops).join(', ')}`);
  return shop.id;
};

const collectionsByProduct = groupBy(
  Object.values(shops).flatMap(({ collections }) =>
    Object.values(collections).flatMap(({ id, products }) => products.map((product) => ({ id, product }))),
  ),
  ({ product }) => product,
);

/** The collections of a product, by the key of its archetype or example product. */
export const collectionIdsOf = (product: string): number[] =>
  (collectionsByProduct.get(product) ?? []).map(({ id }) => id);

/** The shops as records; fans and sales are adjusted once customers and products exist. */
export const buildShops = (at: (date: string) => Instant): Shop[] =>
  Object.values(shops).map((shop) => {
    const [daysMin, daysMax] = shop.days;
    return {
      id: shop.id,
      name: shop.name,
      initials: shop.initials,
      logo: picture(shop.logo),
      description: shop.about,
      openedAt: at(shop.opened),
      status: shop.status,
      licence: shop.licence,
      email: shop.email,
      earlierFans: shop.fans,
      earlierSales: shop.sales,
      visits: shop.visits,
      visitors: { day: 0, ids: [] },
      freight: { fee: shop.fee, freeFrom: shop.freeFrom },
      dispatch: { from: shop.city, daysMin, daysMax },
      returns: {
        addressee: fillText(returnsAddressee, { shop: shop.name }),
        mobile: shop.mobile,
        country: shop.country,
        areaText: shop.area,
        detail: shop.street,
        postcode: shop.postcode,
      },
      cover: shop.cover && picture(shop.cover),
      collections: Object.values(shop.collections).map(({ id, name, cover }) => ({ id, name, cover: picture(cover) })),
    };
  });
