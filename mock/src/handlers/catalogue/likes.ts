import { paginate } from '../../serializers/page.ts';
import { productCardSerializer } from '../../serializers/product.ts';
import { shopOf } from '../../serializers/shop.ts';
import { toTime } from '../../serializers/time.ts';
import { formatCents } from '../../world/money.ts';
import type { Customer, Product, World } from '../../world/types.ts';
import { isListed, likesOf } from '../../world/views/products.ts';
import type { Handler } from '../handler.ts';
import { takeRecentlyRemoved } from '../undo-window.ts';
import { offerOf } from './offer.ts';
import { hasAll, searchable, wordsOf } from './search-words.ts';

/** Marks a product as a favourite, or not: the state that is wanted, so that a repeat changes nothing. */
export const likeProduct: Handler<'likeProduct'> = ({ world, now, customer, body, refuse }) => {
  const { product_id, liked } = body;
  const product = world.products.get(product_id);
  if (!product || (liked && !isListed(world, product))) throw refuse('product_not_found');
  const { likes, takenBack } = customer;
  const known = likes.find(({ productId }) => productId === product_id);
  if (liked && !known) {
    const before = takeRecentlyRemoved(takenBack.likes, ({ productId }) => productId === product_id, now);
    const { likedAt, price } = before ?? { likedAt: now, price: offerOf(product).price };
    likes.push({ productId: product_id, likedAt, price });
  }
  if (!liked && known) {
    customer.likes = likes.filter((like) => like !== known);
    takenBack.likes.push({ ...known, at: now });
  }
  return { product_id, liked, likes: likesOf(world, product) };
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

/** The customer's favourites, the one marked last first, sold-out and removed ones too. */
export const listLikedProducts: Handler<'listLikedProducts'> = (call) => {
  const { world, customer, query } = call;
  const { keyword } = query;
  const words = keyword === undefined ? undefined : wordsOf(keyword);
  const wanted = ({ product }: Favourite) => {
    const shop = shopOf(world, product).name;
    return !words || hasAll(searchable(product.name.en, product.name.zh, shop.en, shop.zh), words);
  };
  const card = productCardSerializer(call);
  return paginate(query, favouritesOf(world, customer).filter(wanted), ({ like, product }) => ({
    product: card(product),
    liked_at: toTime(like.likedAt),
    price_when_liked: formatCents(like.price),
  }));
};
