import { DAY } from '../clock.ts';
import { nextId } from '../ids.ts';
import type { Random } from '../random.ts';
import type { Address, Customer, Review, World } from '../types.ts';
import { orderSums } from '../views/orders.ts';
import { blankCustomer } from './blank-customer.ts';
import { livedThrough, placeOrder } from './past-orders.ts';
import { missing, topUp } from './past-wallet.ts';
import type { Tongue } from './people.ts';

interface Neighbour {
  readonly family: string;
  readonly given: string;
  readonly mail: string;
  readonly mobile: string;
  readonly country: string;
  readonly areas: readonly [number, number];
  readonly detail: string;
  readonly tongue: Tongue;
  readonly language: string;
}

/** Six others who shop here: they own some reviews and follow some shops. Nobody signs in as them. */
const NEIGHBOURS: readonly Neighbour[] = [
  {
    family: 'Okafor',
    given: 'Grace',
    mail: 'grace',
    mobile: '+447911123456',
    country: 'GB',
    areas: [8261, 82611],
    detail: '9 Almeida Street',
    tongue: 'en',
    language: 'en',
  },
  {
    family: '林',
    given: '晓雯',
    mail: 'xiaowen',
    mobile: '+8613812345678',
    country: 'CN',
    areas: [1564, 15641],
    detail: '西湖区文三路 88 号',
    tongue: 'zh-CN',
    language: 'zh-cn',
  },
  {
    family: 'Martin',
    given: 'Lucas',
    mail: 'lucas',
    mobile: '+33698765432',
    country: 'FR',
    areas: [2502, 25021],
    detail: '14 rue Mercière',
    tongue: 'fr',
    language: 'fr',
  },
  {
    family: '佐藤',
    given: '陽菜',
    mail: 'hina',
    mobile: '+818011112222',
    country: 'JP',
    areas: [3922, 39222],
    detail: '道玄坂 2-1',
    tongue: 'ja',
    language: 'ri',
  },
  {
    family: 'Reyes',
    given: 'Daniel',
    mail: 'daniel',
    mobile: '+14155550132',
    country: 'US',
    areas: [8401, 84012],
    detail: '221 Valencia Street',
    tongue: 'en',
    language: 'en',
  },
  {
    family: '王',
    given: '志强',
    mail: 'zhiqiang',
    mobile: '+8613987654321',
    country: 'CN',
    areas: [1562, 15623],
    detail: '张杨路 500 弄',
    tongue: 'zh-CN',
    language: 'zh-cn',
  },
];

const FIRST_ID = 3;
const REVIEWS_EACH = 3;

const signature = ({ family, given, tongue }: Neighbour) =>
  tongue === 'zh-CN' || tongue === 'ja' ? `${family}${given}` : `${given} ${family.slice(0, 1)}.`;

/** Reviews a neighbour can have written: in their language, of products that were there a fortnight before. */
const writable = (world: World, { tongue }: Neighbour, taken: ReadonlySet<number>): Review[] =>
  [...world.reviews.values()].filter((review) => {
    const product = world.products.get(review.productId);
    return (
      review.customerId === null &&
      review.language === tongue &&
      !taken.has(review.productId) &&
      product !== undefined &&
      product.id > 106 &&
      product.createdAt < review.createdAt - 15 * DAY
    );
  });

const own = (world: World, neighbour: Neighbour, customer: Customer, address: Address, random: Random): void => {
  const past = { world, customer, address, random };
  const taken = new Set<number>();
  const mine: Review[] = [];
  for (const review of random.shuffle(writable(world, neighbour, taken))) {
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
    const order = placeOrder(past, [[product.id, sku.id, 1]], start);
    topUp(past, missing(past, orderSums(order).total), start - 20 * 60_000);
    livedThrough(past, order);
    order.completedAt = review.createdAt;
    free = start + DAY;
    const [item] = order.items;
    if (!item) continue;
    item.reviewId = review.id;
    review.customerId = customer.id;
    review.orderItemId = item.id;
    review.author = signature(neighbour);
    review.specText = item.specText;
  }
};

/** Adds customers 3 to 8 with their orders, reviews, likes and follows. */
export const addNeighbours = (world: World, random: Random): void => {
  NEIGHBOURS.forEach((neighbour, index) => {
    const address: Address = {
      id: nextId(world, 'address'),
      addressee: signature(neighbour),
      mobile: neighbour.mobile,
      country: neighbour.country,
      areaIds: [...neighbour.areas],
      detail: neighbour.detail,
      postcode: null,
      tag: 'home',
      isDefault: true,
    };
    const customer: Customer = {
      ...blankCustomer({
        id: FIRST_ID + index,
        familyName: neighbour.family,
        givenName: neighbour.given,
        email: `${neighbour.mail}@meridian.shop`,
        mobile: neighbour.mobile,
        password: `${neighbour.mail}-mail-only`,
        createdAt: world.epoch - 546 * DAY,
      }),
      language: neighbour.language,
      payCode: '135792',
      payCodeChangedAt: world.epoch - 500 * DAY,
      addresses: [address],
    };
    world.customers.set(customer.id, customer);
    own(world, neighbour, customer, address, random);
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
