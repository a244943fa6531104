import { type InputContext, type Inputs, offerOf, pageOf, privateText, uploadedPicture } from '../input-context.ts';

const KEYWORDS = ['tent', '帐篷', 'a', '%', '\\', '(', 'Aria 2', 'zzzzzz', ' '];

const sorts = ['hot', 'newest', 'sales', 'price_asc', 'price_desc', 'rate'] as const;
const filters = [
  { in_stock: true },
  { price_min: '10.00', price_max: '5.00' },
  { rate_min: 97, free_freight: true },
  {},
];
const sometimes = <Fields extends object>({ random }: InputContext, fields: Fields): Fields | Record<never, never> =>
  random.oneIn(3) ? fields : {};

const reviewFilters = (t: InputContext) => ({
  ...sometimes(t, { language: t.random.of(['en', 'ZH', 'zh-CN', 'und', 'xx']) }),
  ...sometimes(t, { keyword: t.random.of(KEYWORDS) }),
  ...sometimes(t, { sort: t.random.of(['newest', 'highest', 'lowest'] as const) }),
});

export const catalogueInputs = {
  listProducts: (t) => ({
    query: {
      ...sometimes(t, { keyword: t.random.of(KEYWORDS) }),
      ...sometimes(t, { category_id: 1 + t.random.below(12) }),
      ...sometimes(t, { shop_id: offerOf(t).shopId }),
      ...sometimes(t, { collection_id: 10 * (1 + t.random.below(16)) + 1 + t.random.below(2) }),
      ...(t.random.oneIn(6) && { product_ids: [...new Set([offerOf(t).productId, offerOf(t).productId, 424_242])] }),
      ...sometimes(t, { sort: t.random.of(sorts) }),
      ...sometimes(t, { filter: t.random.of(filters) }),
      ...pageOf(t),
    },
  }),
  listHotProducts: (t) => ({
    query: { ...sometimes(t, { period: t.random.of(['day', 'week', 'month'] as const) }), ...pageOf(t) },
  }),
  listSimilarProducts: (t) => ({ query: sometimes(t, { product_id: offerOf(t).productId }) }),
  listSuggestions: (t) => ({ query: { keyword: t.random.of(KEYWORDS) } }),
  getProduct: (t) => ({ query: { product_id: offerOf(t).productId } }),
  listProductReviews: (t) => ({ query: { product_id: offerOf(t).productId, ...reviewFilters(t), ...pageOf(t) } }),
  likeProduct: (t) => ({ body: { product_id: offerOf(t).productId, liked: !t.random.oneIn(3) } }),
  likeProducts: (t) => ({
    body: { product_ids: [...new Set([offerOf(t).productId, offerOf(t).productId])], liked: !t.random.oneIn(3) },
  }),
  reportProduct: (t) => ({
    body: {
      product_id: offerOf(t).productId,
      reason: 'other',
      explanation: privateText(t),
      proofs: [uploadedPicture(t)],
    },
  }),
  listLikedProducts: (t) => ({ query: pageOf(t) }),
  listBoughtProducts: (t) => ({ query: pageOf(t) }),
  listShops: (t) => ({ query: { ...sometimes(t, { keyword: t.random.of(KEYWORDS) }), ...pageOf(t) } }),
  listHotShops: (t) => ({ query: pageOf(t) }),
  getShop: (t) => ({ query: { shop_id: offerOf(t).shopId } }),
  listShopReviews: (t) => ({ query: { shop_id: offerOf(t).shopId, ...reviewFilters(t), ...pageOf(t) } }),
  followShop: (t) => ({
    body: { shop_id: t.random.oneIn(15) ? 4242 : offerOf(t).shopId, followed: !t.random.oneIn(3) },
  }),
  listFollowedShops: (t) => ({ query: pageOf(t) }),
  listFollowFeed: (t) => ({ query: pageOf(t) }),
} satisfies Inputs;
