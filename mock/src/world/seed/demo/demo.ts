import { same } from '../../../text.ts';
import { DAY } from '../../clock.ts';
import { DATA } from '../../data/data.ts';
import { privatePicture } from '../../pictures.ts';
import type { Random } from '../../random.ts';
import type { Customer, Review, World } from '../../types.ts';
import { blankCustomer } from '../blank-customer.ts';
import { addOrderHistory } from '../order-history/demo-customer.ts';
import { addConversations, addNotifications } from './messages.ts';
import { addDemoOrders } from './orders.ts';
import { addDemoRefunds } from './refunds.ts';
import { addDemoWallet } from './wallet.ts';

type At = (date: string) => number;

const DEMO = DATA['demo/customer'];

/** Signed in from the start in every new world, for tests and manual calls. */
export const DEMO_TOKEN = 'demo-token-7f3a';

/** The upload of the contract's examples. It can be used for a day. */
export const DEMO_UPLOAD = 'u_6dK2wPq9XbT4mZs8RvY3cA';

const build = (at: At): Customer => {
  const { language, payCode, payCodeChangedAt, createdAt, ...profile } = DEMO.profile;
  return {
    ...blankCustomer({ ...profile, createdAt: at(createdAt) }),
    language,
    payCode,
    payCodeChangedAt: at(payCodeChangedAt),
    devices: Object.values(DEMO.devices).map((device) => ({
      ...device,
      signedInAt: at(device.signedInAt),
      lastSeenAt: at(device.lastSeenAt),
      expiresAt: at(device.signedInAt) + 3 * DAY,
      stepUp: null,
    })),
    addresses: DEMO.addresses.map((address) => ({ ...address, areaIds: [...address.areaIds], version: 1 })),
    version: 3,
    cart: DEMO.cart.map((line) => ({ ...line, addedAt: at(line.addedAt), changedIn: 7 })),
    cartVersion: 7,
    uploads: [
      {
        id: DEMO_UPLOAD,
        file: privatePicture('1f4f7'),
        publicAddress: null,
        createdAt: at('2026-11-20T09:58:00Z'),
        takenAt: null,
        removedAt: null,
      },
    ],
    follows: DEMO.follows.map((follow) => ({ ...follow, followedAt: at(follow.followedAt) })),
  };
};

const addLikes = (world: World, customer: Customer, at: At, random: Random): void => {
  customer.likes.push(...DEMO.likes.map((like) => ({ ...like, likedAt: at(like.likedAt) })));
  const others = [...world.products.values()].filter(({ id }) => id > 106);
  for (const product of random.shuffle(others).slice(0, 14)) {
    const lowest = Math.min(...product.skus.map(({ price }) => price));
    const before = product.dropped && product.dropped.at > at('2026-10-01T00:00:00Z');
    const price = before && product.dropped ? product.dropped.from : lowest;
    const likedAt = Math.max(product.createdAt + DAY / 2, at('2026-09-03T00:00:00Z')) + random.int(1, 400) * 60_000;
    customer.likes.push({ productId: product.id, likedAt: Math.min(likedAt, at('2026-11-19T00:00:00Z')), price });
  }
  customer.likes.sort((a, b) => a.likedAt - b.likedAt);
};

const reviewOf = (customer: Customer, at: At): Review => ({
  ...DEMO.review,
  customerId: customer.id,
  avatar: null,
  anonymous: false,
  pictures: [],
  specText: same(''),
  createdAt: at(DEMO.review.createdAt),
  reply: null,
  append: null,
});

/** Adds customer 1, the whole example world of the contract, and the preceding year of shopping. */
export const addDemo = (world: World, at: At, random: Random): void => {
  const customer = build(at);
  const [home] = customer.addresses;
  if (!home) throw new Error('The demo customer has no address');
  world.customers.set(customer.id, customer);
  addOrderHistory({ world, customer, address: home, random }, at('2025-10-10T00:00:00Z'), at('2026-10-12T00:00:00Z'));
  // The review replaces a generated one with the best score, so that the product's rating stays.
  const replaced = [...world.reviews.values()].find(
    ({ productId, productScore }) => productId === DEMO.review.productId && productScore === 5,
  );
  if (replaced) world.reviews.delete(replaced.id);
  const review = reviewOf(customer, at);
  world.reviews.set(review.id, review);
  addDemoOrders(world, customer, home, at);
  addDemoRefunds(world, customer, at);
  addDemoWallet(world, customer, at);
  addNotifications(world, customer, at);
  addConversations(customer, at);
  addLikes(world, customer, at, random);
};
