import { DAY } from '../clock.ts';
import type { Random } from '../random.ts';
import type { Address, Customer, Review, World } from '../types.ts';
import { blankCustomer } from './blank-customer.ts';
import { addConversations, addNotifications } from './demo-inbox.ts';
import { addNamedOrders } from './demo-orders.ts';
import { livePast } from './demo-past.ts';
import { addNamedRefunds } from './demo-refunds.ts';
import { addNamedWallet } from './demo-wallet.ts';
import { same, t } from './text.ts';

type At = (date: string) => number;

/** Signed in already in every new world, for tests and for trying calls by hand. */
export const DEMO_TOKEN = 'demo-token-7f3a';

const ADDRESSES: readonly Address[] = [
  {
    id: 11,
    addressee: 'Mei Tanaka',
    mobile: '+819012345678',
    country: 'JP',
    areaIds: [3926, 39261],
    detail: '12-3 Nishiki-koji, Nakagyo-ku',
    postcode: '604-8054',
    tag: 'home',
    isDefault: true,
  },
  {
    id: 12,
    addressee: 'Mei Tanaka',
    mobile: '+819012345678',
    country: 'JP',
    areaIds: [3927, 39271],
    detail: '4-1 Umeda',
    postcode: null,
    tag: 'company',
    isDefault: false,
  },
];

const named = (at: At): Customer => ({
  ...blankCustomer({
    id: 1,
    familyName: 'Tanaka',
    givenName: 'Mei',
    email: 'demo@meridian.shop',
    mobile: '+819012345678',
    password: 'demo123456',
    createdAt: at('2025-10-06T08:21:00Z'),
  }),
  language: 'en',
  payCode: '246810',
  payCodeChangedAt: at('2026-10-15T08:40:00Z'),
  devices: [
    {
      id: 18,
      token: 'demo-token-2c18',
      device: 'Safari on iPad',
      place: null,
      signedInAt: at('2026-11-18T20:05:00Z'),
      lastSeenAt: at('2026-11-19T12:41:00Z'),
      expiresAt: at('2026-11-18T20:05:00Z') + 3 * DAY,
    },
    {
      id: 21,
      token: DEMO_TOKEN,
      device: 'Chrome on Android',
      place: t('Kyoto, Japan', '日本 京都'),
      signedInAt: at('2026-11-20T07:30:00Z'),
      lastSeenAt: at('2026-11-20T10:00:00Z'),
      expiresAt: at('2026-11-20T07:30:00Z') + 3 * DAY,
    },
  ],
  addresses: ADDRESSES.map((address) => ({ ...address, areaIds: [...address.areaIds] })),
  cart: [
    { id: 501, productId: 101, skuId: 1011, quantity: 1, priceWhenAdded: 12_990, addedAt: at('2026-11-19T11:05:00Z') },
    { id: 502, productId: 102, skuId: 1021, quantity: 1, priceWhenAdded: 6_400, addedAt: at('2026-11-18T09:42:00Z') },
    { id: 503, productId: 101, skuId: 1013, quantity: 1, priceWhenAdded: 12_990, addedAt: at('2026-11-12T16:20:00Z') },
  ],
  follows: [
    { shopId: 1, followedAt: at('2026-08-30T09:02:00Z') },
    { shopId: 2, followedAt: at('2026-09-20T13:31:00Z') },
  ],
});

const addLikes = (world: World, customer: Customer, at: At, random: Random): void => {
  customer.likes.push({ productId: 106, likedAt: at('2026-09-02T15:09:00Z'), price: 2_400 });
  const others = [...world.products.values()].filter(({ id }) => id > 106);
  for (const product of random.shuffle(others).slice(0, 14)) {
    const lowest = Math.min(...product.skus.map(({ price }) => price));
    const before = product.dropped && product.dropped.at > at('2026-10-01T00:00:00Z');
    const price = before && product.dropped ? product.dropped.from : lowest;
    const likedAt = Math.max(product.createdAt + DAY / 2, at('2026-09-03T00:00:00Z')) + random.int(1, 400) * 60_000;
    customer.likes.push({ productId: product.id, likedAt: Math.min(likedAt, at('2026-11-19T00:00:00Z')), price });
  }
  customer.likes.push({ productId: 103, likedAt: at('2026-10-12T11:20:00Z'), price: 19_900 });
  customer.likes.sort((a, b) => a.likedAt - b.likedAt);
};

const namedReview = (at: At): Review => ({
  id: 7001,
  productId: 106,
  customerId: 1,
  orderItemId: 90041,
  author: 'Mei T.',
  avatar: null,
  anonymous: false,
  productScore: 5,
  serviceScore: 5,
  postageScore: 4,
  content: 'Dark without being bitter, and every bar arrived whole. The second box is for my office.',
  language: 'en',
  pictures: [],
  specText: same(''),
  createdAt: at('2026-11-10T09:00:00Z'),
  reply: null,
  append: null,
});

/** Adds customer 1, everything of the contract's example world, and the year of shopping before it. */
export const addDemo = (world: World, at: At, random: Random): void => {
  const customer = named(at);
  const [home] = customer.addresses;
  if (!home) throw new Error('The demo customer lives nowhere');
  world.customers.set(customer.id, customer);
  livePast({ world, customer, address: home, random }, at('2025-10-10T00:00:00Z'), at('2026-10-12T00:00:00Z'));
  // The review replaces one of the best scores that chocolate would have been given, so that its rating stays.
  const replaced = [...world.reviews.values()].find(
    ({ productId, productScore }) => productId === 106 && productScore === 5,
  );
  if (replaced) world.reviews.delete(replaced.id);
  world.reviews.set(7001, namedReview(at));
  addNamedOrders(world, customer, home, at);
  addNamedRefunds(world, customer, at);
  addNamedWallet(world, customer, at);
  addNotifications(world, customer, at);
  addConversations(customer, at);
  addLikes(world, customer, at, random);
};
