import { fromCents } from '@meridian/sdk/rules';
import { paginate } from '../../serializers/page.ts';
import { productCardSerializer } from '../../serializers/product.ts';
import { shopOf } from '../../serializers/shop.ts';
import { toTime } from '../../serializers/time.ts';
import type { Customer, Product, World } from '../../world/types.ts';
import { offerOf } from '../../world/views/offer.ts';
import { isListed, likesOf } from '../../world/views/products.ts';
import type { Call, Handler } from '../handler.ts';
import { takeRecentlyRemoved } from '../undo-window.ts';
import { hasAll, searchable, wordsOf } from './search-words.ts';

type Who = Pick<Call<'likeProduct'>, 'customer' | 'now'>;

/** Marks or unmarks a favourite. The call sets a state, so a repeat changes nothing. */
function setLiked({ customer, now }: Who, product: Product, liked: boolean): void {
  const { likes, takenBack } = customer;
  const known = likes.find(({ productId }) => productId === product.id);
  if (liked && !known) {
    const before = takeRecentlyRemoved(takenBack.likes, ({ productId }) => productId === product.id, now);
    const { likedAt, price } = before ?? { likedAt: now, price: offerOf(product).price };
    likes.push({ productId: product.id, likedAt, price });
  }
  if (!liked && known) {
    customer.likes = likes.filter((like) => like !== known);
    takenBack.likes.push({ ...known, at: now });
  }
}

/** A product that can be marked, or unmarked, even after its removal. */
function findMarkable(world: World, id: number, liked: boolean): Product | undefined {
  const product = world.products.get(id);
  return product && (!liked || isListed(world, product)) ? product : undefined;
}

export const likeProduct: Handler<'likeProduct'> = (call) => {
  const { world, body, refuse } = call;
  const { product_id, liked } = body;
  const product = findMarkable(world, product_id, liked);
  if (!product) throw refuse('product_not_found');
  setLiked(call, product, liked);
  return { product_id, liked, likes: likesOf(world, product) };
};

/** The same for several products. Impossible ones are skipped; throws only if all are. */
export const likeProducts: Handler<'likeProducts'> = (call) => {
  const { world, body, refuse } = call;
  const { liked } = body;
  const products = body.product_ids.flatMap((id) => findMarkable(world, id, liked) ?? []);
  if (products.length === 0) throw refuse('product_not_found');
  for (const product of products) setLiked(call, product, liked);
  const taken = new Set(products.map(({ id }) => id));
  return { liked, skipped: body.product_ids.filter((id) => !taken.has(id)) };
};

interface Favourite {
  readonly like: Customer['likes'][number];
  readonly product: Product;
}

const favouritesOf = ({ products }: World, { likes }: Customer): Favourite[] =>
  likes
    .toReversed()
    .toSorted((a, b) => b.likedAt - a.likedAt)
    .flatMap((like) => {
      const product = products.get(like.productId);
      return product ? [{ like, product }] : [];
    });

/** The customer's favourites, latest first, including sold-out and removed products. */
export const listLikedProducts: Handler<'listLikedProducts'> = (call) => {
  const { world, customer, query } = call;
  const { keyword } = query;
  const words = keyword === undefined ? undefined : wordsOf(keyword);
  const wanted = ({ product }: Favourite) => {
    const shop = shopOf(world, product).name;
    return !words || hasAll(searchable(...Object.values(product.name), ...Object.values(shop)), words);
  };
  const card = productCardSerializer(call);
  return paginate(query, favouritesOf(world, customer).filter(wanted), ({ like, product }) => ({
    product: card(product),
    liked_at: toTime(like.likedAt),
    price_when_liked: fromCents(like.price),
  }));
};
