import type { OperationId } from '@meridian/sdk';
import { type Defect, defectsOf } from '../defect.ts';
import { after, inData, ownerOf, staleReads } from '../edits.ts';

type Calls = readonly [read: OperationId, write: OperationId, body: object, query?: Record<string, number>];

/** A read's answer before and after a change. */
const aroundChange = ([read, write, body, query = {}]: Calls): Defect['show'] => {
  return async ({ call }) => {
    const before = await call(read, { query });
    await call(write, { body });
    return JSON.stringify((await call(read, { query })).data) === JSON.stringify(before.data);
  };
};

const BOOTS = { product_id: 105, sku_id: 1052, quantity: 1 };
const KEY = { idempotency_key: '5b1a7c52-6e0b-4c1f-9d38-0e4a2f6b8d10' };

export const cache = defectsOf('cache', {
  'product-keeps-like': {
    operation: 'likeProduct',
    title: 'The product’s page comes from a cache that a like does not empty',
    check: ['invalidates-missing', 'read-after-write', 'state-transition'],
    ...staleReads('getProduct'),
    show: aroundChange(['getProduct', 'likeProduct', { product_id: 101, liked: true }, { product_id: 101 }]),
  },
  'home-keeps-like': {
    operation: 'likeProduct',
    title: 'The front page is cached with what the customer likes',
    check: ['read-after-write'],
    ...staleReads('getHome'),
    show: aroundChange(['getHome', 'likeProduct', { product_id: 167, liked: true }]),
  },
  'favourites-keep': {
    operation: 'likeProducts',
    title: 'The list of favourites is cached for each customer, and marking many products does not empty it',
    check: ['invalidates-missing', 'read-after-write', 'state-transition'],
    ...staleReads('listLikedProducts'),
    show: aroundChange(['listLikedProducts', 'likeProducts', { product_ids: [101, 102], liked: true }]),
  },
  'badges-keep-cart': {
    operation: 'addCartLine',
    title: 'The badges are counted every ten minutes: a new line in the cart does not show',
    check: ['invalidates-missing', 'state-transition'],
    ...staleReads('getBadges'),
    show: aroundChange(['getBadges', 'addCartLine', { ...BOOTS, ...KEY }]),
  },
  'shop-keeps-follow': {
    operation: 'followShop',
    title: 'The shop’s page is cached with whether the customer follows it',
    check: ['invalidates-missing', 'read-after-write', 'state-transition'],
    ...staleReads('getShop'),
    show: aroundChange(['getShop', 'followShop', { shop_id: 3, followed: true }, { shop_id: 3 }]),
  },
  'addresses-keep': {
    operation: 'setDefaultAddress',
    title: 'The list of addresses is read from a replica that lags behind',
    check: ['invalidates-missing', 'read-after-write', 'state-transition'],
    ...staleReads('listAddresses'),
    show: aroundChange(['listAddresses', 'setDefaultAddress', { address_id: 12 }]),
  },
  'preferences-keep': {
    operation: 'updateNotificationPreferences',
    title: 'The preferences are kept in the session, and read from there until the next login',
    check: ['invalidates-missing', 'read-after-write', 'state-transition'],
    ...staleReads('getNotificationPreferences'),
    show: aroundChange([
      'getNotificationPreferences',
      'updateNotificationPreferences',
      { list: [{ type: 'order', email: false, mobile: true }] },
    ]),
  },
  'counts-keep': {
    operation: 'cancelOrder',
    title: 'The counts on the orders’ tabs are cached, and a cancelled order does not empty them',
    check: ['invalidates-missing', 'state-transition'],
    ...staleReads('getOrderCounts'),
    show: aroundChange(['getOrderCounts', 'cancelOrder', { order_id: 9001 }]),
  },
  'address-empties-cart': {
    operation: 'saveAddress',
    title: 'Saving an address empties the cart, which x-invalidates does not name',
    check: ['invalidates-extra'],
    handle: after((call) => {
      ownerOf(call).cart = [];
    }),
    show: async ({ call }) => {
      const place = { country: 'JP', area_ids: [3926, 39261], postcode: '604-8054', detail: '1' };
      const who = { addressee: 'Mei Tanaka', mobile: '+819012345678', tag: 'home', is_default: false };
      await call('saveAddress', { body: { ...who, ...place, ...KEY } });
      return (await call('getCart')).data.count;
    },
  },
  'like-reads-notifications': {
    operation: 'likeProduct',
    title: 'Liking a product marks all notifications as read, which x-invalidates does not name',
    check: ['invalidates-extra'],
    handle: after((call) => {
      for (const notification of ownerOf(call).notifications) notification.read = true;
    }),
    show: async ({ call }) => [await call('likeProduct'), (await call('getBadges')).data.unread_notifications],
  },
  'cart-read-from-a-replica': {
    operation: 'updateCartLine',
    title: 'The cart is read from a replica: the first read after a change shows what was before',
    check: ['read-after-write', 'version-back'],
    on: ['updateCartLine', 'getCart'],
    answer(answered, { operation, memory, sent }) {
      const key = String(sent.headers['token']);
      const before = memory.get(key);
      if (operation === 'updateCartLine') memory.set(`${key} changed`, true);
      else if (memory.get(`${key} changed`) && before !== undefined) {
        memory.set(`${key} changed`, false);
        answered.text = before;
      } else memory.set(key, answered.text);
    },
    show: async ({ call }) => {
      await call('getCart');
      const { data } = await call('updateCartLine', { body: { line_id: 502, quantity: 2 } });
      return (await call('getCart')).data.version === data.version;
    },
  },
  'help-from-the-index': {
    operation: 'getHelpItem',
    title: 'A single item comes from the search index, where its answer has lost its markup',
    check: ['same-elsewhere'],
    answer: inData((data) => {
      data.answer = `<p>${data.answer.replaceAll(/<[^>]*>/g, '')}</p>`;
    }),
    show: { query: { key: 'open-an-account' } },
  },
});
