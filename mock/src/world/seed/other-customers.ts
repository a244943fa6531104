import { DAY } from '../clock.ts';
import { DATA } from '../data/data.ts';
import { nextId } from '../ids.ts';
import type { Random } from '../random.ts';
import type { Address, Customer, Review, World } from '../types.ts';
import { orderSums } from '../views/orders.ts';
import { blankCustomer } from './blank-customer.ts';
import type { Buyer } from './order-history/buyer.ts';
import { completeOrder, placeOrder } from './order-history/orders.ts';
import { neededTopUp, topUp } from './order-history/wallet.ts';
import { signatureOf } from './reviews/authors.ts';

const { customers } = DATA['other-customers'];

type OtherCustomer = (typeof customers)[number];

const FIRST_ID = 3;
const REVIEWS_EACH = 3;

const signature = ({ writes, givenName, familyName }: OtherCustomer) => signatureOf(writes, givenName, familyName);

/**
 * Reviews that such a customer can have written: in their language, of products released more than 15 days before.
 */
const writable = (world: World, { writes }: OtherCustomer, taken: ReadonlySet<number>): Review[] =>
  [...world.reviews.values()].filter((review) => {
    const product = world.products.get(review.productId);
    return (
      review.customerId === null &&
      review.language === writes &&
      !taken.has(review.productId) &&
      product !== undefined &&
      product.id > 106 &&
      product.createdAt < review.createdAt - 15 * DAY
    );
  });

const addReviews = (world: World, data: OtherCustomer, { customer, address, random }: Omit<Buyer, 'world'>): void => {
  const buyer = { world, customer, address, random };
  const taken = new Set<number>();
  const mine: Review[] = [];
  for (const review of random.shuffle(writable(world, data, taken))) {
    if (mine.length === REVIEWS_EACH) break;
    if (taken.has(review.productId)) continue;
    taken.add(review.productId);
    mine.push(review);
  }
  let free = 0;
  for (const review of mine.toSorted((a, b) => a.createdAt - b.createdAt)) {
    const product = world.products.get(review.productId);
    const sku = product && random.pick(product.skus);
    const start = Math.max(review.createdAt - 8 * DAY, free);
    if (!product || !sku || start + 6 * DAY > review.createdAt) continue;
    const order = placeOrder(buyer, [{ productId: product.id, skuId: sku.id, quantity: 1 }], start);
    topUp(buyer, neededTopUp(buyer, orderSums(order).total), start - 20 * 60_000);
    completeOrder(buyer, order);
    order.completedAt = review.createdAt;
    free = start + DAY;
    const [item] = order.items;
    if (!item) continue;
    item.reviewId = review.id;
    review.customerId = customer.id;
    review.orderItemId = item.id;
    review.author = signature(data);
    review.specText = item.specText;
  }
};

/** Adds customers 3 to 8 with their orders, reviews, likes and follows. */
export const addOtherCustomers = (world: World, random: Random): void => {
  customers.forEach((data, index) => {
    const { familyName, givenName, email, password, mobile, country, areaIds, detail, postcode, language } = data;
    const address: Address = {
      id: nextId(world, 'address'),
      addressee: signature(data),
      mobile,
      country,
      areaIds: [...areaIds],
      detail,
      postcode,
      tag: 'home',
      isDefault: true,
      version: 1,
    };
    const createdAt = world.epoch - 546 * DAY;
    const customer: Customer = {
      ...blankCustomer({ id: FIRST_ID + index, familyName, givenName, email, mobile, password, createdAt }),
      language,
      payCode: '135792',
      payCodeChangedAt: world.epoch - 500 * DAY,
      addresses: [address],
    };
    world.customers.set(customer.id, customer);
    addReviews(world, data, { customer, address, random });
    const shops = random.shuffle([...world.shops.keys()]).slice(0, random.int(2, 5));
    customer.follows = shops.map((shopId) => ({ shopId, followedAt: world.epoch - random.int(3, 300) * DAY }));
    const liked = random.shuffle([...world.products.values()]).slice(0, random.int(2, 8));
    customer.likes = liked.map((product) => ({
      productId: product.id,
      likedAt: Math.max(product.createdAt, world.epoch - random.int(2, 200) * DAY) + 3_600_000,
      price: product.skus[0]?.price ?? 0,
    }));
  });
};
