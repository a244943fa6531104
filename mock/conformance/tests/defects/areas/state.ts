import { type Defect, defectsOf, type Json } from '../defect.ts';
import { after, inBody, inData, inEntries, jsonOf, ownerOf, withoutEffect } from '../edits.ts';

const PAID = { order_ids: [9001], idempotency_key: 'a49c7e23-5b08-4d61-8f3a-6c1e9d0b2f75' };

/** Acts as if the order were in another state, and leaves it there on success. */
const pretends =
  (key: 'fulfilment', value: 0 | 2): Defect['handle'] =>
  (call) => {
    const order = call.sandbox.world.orders.get((call.input.body as { order_id: number }).order_id);
    const before = order?.[key];
    if (order && order.customerId === ownerOf(call).id) order[key] = value;
    const result = call.next();
    if (order && result.kind !== 'data' && before !== undefined) order[key] = before;
    return result;
  };

/** Leaves the stock of everything as it was. */
const keepsStock: Defect['handle'] = ({ sandbox, next }) => {
  const skus = [...sandbox.world.products.values()].flatMap((product) => product.skus);
  const before = new Map(skus.map((sku) => [sku, sku.stock]));
  const result = next();
  for (const [sku, stock] of before) sku.stock = stock;
  return result;
};

export const state = defectsOf('state', {
  'pays-without-code': {
    operation: 'payOrders',
    title: 'Pays without looking at the payment code',
    check: ['secret-unchecked', 'state-transition', 'guessing-unlimited'],
    handle: (call) => {
      const body = call.input.body as { pay_code: string };
      return call.next({ ...call.input, body: { ...body, pay_code: ownerOf(call).payCode } });
    },
    show: { body: { ...PAID, pay_code: '000000' } },
  },
  'cancels-shipped': {
    operation: 'cancelOrder',
    title: 'Cancels orders that were shipped already',
    check: ['state-transition', 'status-step'],
    handle: pretends('fulfilment', 0),
    show: { body: { order_id: 9003 } },
  },
  'confirms-unshipped': {
    operation: 'confirmOrder',
    title: 'Confirms the receipt of orders that were not shipped',
    check: ['state-transition', 'status-step', 'time-order', 'status-fields'],
    handle: pretends('fulfilment', 2),
    show: { body: { order_id: 9001 } },
  },
  'undone-until-past': {
    operation: 'getOrder',
    title: 'The time to undo a purchase is counted from the order, and over while it is offered',
    check: ['actions-mismatch'],
    answer: inData((data) => {
      if (data.allowed_actions.includes('change_of_mind')) data.change_of_mind_until = '2026-11-18T00:00:00Z';
    }),
    show: { query: { order_id: 9003 } },
  },
  'extends-twice': {
    operation: 'extendReceipt',
    title: 'The time to confirm can be extended again and again',
    check: ['state-transition'],
    handle: (call) => {
      for (const order of call.sandbox.world.orders.values()) order.receiptExtended = false;
      return call.next();
    },
    show: async ({ call }) => [await call('extendReceipt'), (await call('extendReceipt')).body.code],
  },
  'cancels-nothing': {
    operation: 'cancelWithdrawal',
    title: 'Says that the withdrawal was cancelled, but the transaction is rolled back',
    check: ['read-after-write', 'state-transition', 'invalidates-missing', 'status-step'],
    handle: withoutEffect('withdrawals'),
    show: async ({ call }) => [
      (await call('cancelWithdrawal')).data?.status,
      (await call('getWithdrawal', { query: { withdrawal_id: 6102 } })).data.status,
    ],
  },
  'keeps-deleted': {
    operation: 'deleteAddress',
    title: 'Says that the address was deleted, but it stays',
    check: ['read-after-write', 'state-transition', 'invalidates-missing'],
    handle: withoutEffect('addresses'),
    show: async ({ call }) => [
      await call('deleteAddress'),
      (await call('getAddress', { query: { address_id: 12 } })).body.code,
    ],
  },
  'profile-not-kept': {
    operation: 'updateProfile',
    title: 'The answer shows the new name, the database keeps the old one',
    check: ['read-after-write', 'invalidates-missing'],
    handle: withoutEffect('givenName', 'familyName', 'version'),
    show: async ({ call }) => [
      await call('updateProfile', { body: { given_name: 'Hana', version: 3 } }),
      (await call('getUserInfo')).data.given_name,
    ],
  },
  'address-cut': {
    operation: 'saveAddress',
    title: 'The column is VARCHAR(20): what is longer is cut without a word',
    check: ['read-after-write'],
    request: inBody((body) => {
      if (typeof body.detail === 'string' && body.detail.length <= 200)
        body.detail = body.detail.slice(0, 20).trimEnd();
    }),
    show: { body: addressBody('12-3 Nishiki-koji, Nakagyo-ku, second floor') },
  },
  'address-without-marks': {
    operation: 'saveAddress',
    title: 'The table is latin1: other letters are kept as question marks',
    check: ['read-after-write'],
    request: inBody((body) => {
      if (typeof body.addressee === 'string')
        body.addressee = body.addressee.replace(/[\p{Script=Han}\p{Script=Arabic}]/gu, '?');
    }),
    show: { body: addressBody('1', '田中 芽衣') },
  },
  'version-ignored': {
    operation: 'updateProfile',
    title: 'The version is not compared: the last one to write wins',
    check: ['version-ignored'],
    handle: (call) => {
      const body = call.input.body as { version: number };
      return call.next({ ...call.input, body: { ...body, version: ownerOf(call).version } });
    },
    show: { body: { given_name: 'Hana', version: 1 } },
  },
  'cart-version-ignored': {
    operation: 'updateCartLine',
    title: 'The cart’s version is not compared',
    check: ['version-ignored'],
    request: inBody((body) => {
      delete body.version;
    }),
    show: async ({ call }) => [
      (await call('updateCartLine', { body: { line_id: 502, quantity: 2, version: 7 } })).body.code,
      (await call('updateCartLine', { body: { line_id: 502, quantity: 3, version: 7 } })).body.code,
    ],
  },
  'beyond-stock': {
    operation: 'addCartLine',
    title: 'More pieces can be put into the cart than are in stock',
    check: ['refusal-missing', 'state-transition', 'input-accepted'],
    handle: ({ sandbox, input, next }) => {
      const { sku_id } = input.body as { sku_id: number };
      const sku = [...sandbox.world.products.values()].flatMap(({ skus }) => skus).find(({ id }) => id === sku_id);
      const stock = sku?.stock ?? 0;
      if (sku) sku.stock = 999;
      const result = next();
      if (sku) sku.stock = stock;
      return result;
    },
    show: async ({ call }) => {
      const body = { product_id: 105, sku_id: 1052, quantity: 900, idempotency_key: PAID.idempotency_key };
      return (await call('addCartLine', { body })).body.code;
    },
  },
  'two-defaults': {
    operation: 'setDefaultAddress',
    title: 'The former default address stays the default as well',
    check: ['exactly-one', 'read-after-write'],
    handle: after((call) => {
      for (const address of ownerOf(call).addresses) address.isDefault = true;
    }),
    show: async ({ call }) => [await call('setDefaultAddress'), await call('listAddresses')],
  },
  'other-default': {
    operation: 'setDefaultAddress',
    title: 'Another address than the chosen one becomes the default',
    check: ['exactly-one', 'state-transition', 'read-after-write'],
    handle: after((call, data) => {
      const { addresses } = ownerOf(call);
      const other = addresses.find(({ id }) => id !== data.id);
      for (const address of addresses) address.isDefault = address === other;
      data.is_default = false;
    }),
    show: async ({ call }) => [await call('setDefaultAddress'), await call('listAddresses')],
  },
  'default-deleted': {
    operation: 'deleteAddress',
    title: 'Deleting the default address leaves none',
    check: ['exactly-one'],
    handle: (call) => {
      const { address_id } = call.input.query as { address_id: number };
      const wasDefault = ownerOf(call).addresses.some(({ id, isDefault }) => id === address_id && isDefault);
      const result = call.next();
      if (wasDefault) for (const address of ownerOf(call).addresses) address.isDefault = false;
      return result;
    },
    show: async ({ call }) => [
      await call('deleteAddress', { query: { address_id: 11 } }),
      (await call('listAddresses')).data.list.map(({ is_default }: { is_default: boolean }) => is_default),
    ],
  },
  'default-edited-away': {
    operation: 'saveAddress',
    title: 'Editing the default address with is_default: false leaves none',
    check: ['exactly-one', 'read-after-write'],
    handle: after((call, data) => {
      const { address_id, is_default } = call.input.body as { address_id?: number; is_default: boolean };
      const edited = ownerOf(call).addresses.find(({ id }) => id === address_id);
      if (edited && !is_default) edited.isDefault = data.is_default = false;
    }),
    show: async ({ call }) => {
      const body = { ...addressBody('1'), address_id: 11, version: 1 };
      return (await call('saveAddress', { body })).data.is_default;
    },
  },
  'address-version-ignored': {
    operation: 'saveAddress',
    title: 'An address is replaced whatever version the form was filled from',
    check: ['version-ignored'],
    handle: (call) => {
      const body = call.input.body as { address_id?: number };
      const stands = ownerOf(call).addresses.find(({ id }) => id === body.address_id);
      return call.next({ ...call.input, body: stands ? { ...body, version: stands.version } : body });
    },
    show: async ({ call }) =>
      (await call('saveAddress', { body: { ...addressBody('1'), address_id: 12, version: 77 } })).body.code,
  },
  'area-from-the-smallest': {
    operation: 'getAddress',
    title: 'area_text begins with the smallest part, as on a letter',
    check: ['text-parts'],
    answer: inData((data) => {
      data.area_text = data.area_text.split(', ').reverse().join(', ');
    }),
    show: { query: { address_id: 11 } },
  },
  'mobile-masked': {
    operation: 'saveAddress',
    title: 'The mobile number is masked in the answer to its owner, and in the form that is filled from it',
    check: ['read-after-write'],
    answer: inData((data) => {
      data.mobile = data.mobile.replace(/\d(?=\d{4}$)/, '0');
    }),
    show: { body: addressBody('1') },
  },
  'areas-swapped': {
    operation: 'saveAddress',
    title: 'The chain of areas is kept as a set, and read by id',
    check: ['read-after-write'],
    answer: inData((data) => {
      data.area.reverse();
      data.area_text = data.area.map(({ name }: { name: string }) => name).join(', ');
    }),
    show: { body: addressBody('1') },
  },
  'escalates-again': {
    operation: 'escalateRefund',
    title: 'A case goes to the platform while it is open, and as often as the customer likes',
    check: ['state-transition'],
    handle: (call) => {
      const { world, clock } = call.sandbox;
      const refund = world.refunds.get((call.input.body as { refund_id: number }).refund_id);
      const before = { ...refund };
      if (refund?.status === 'applied')
        Object.assign(refund, { status: 'refused', refusedAt: clock.now(), escalatedAt: null });
      const result = call.next();
      if (refund && result.kind !== 'data') Object.assign(refund, before);
      return result;
    },
    show: { body: { refund_id: 8003, explanation: 'It takes too long.' } },
  },
  'one-address-too-many': {
    operation: 'saveAddress',
    title: 'The limit of the address book is compared with > in place of >=',
    check: ['limit-differs'],
    handle: (call) => {
      const owner = ownerOf(call);
      const held = owner.addresses;
      if (held.length === 20) owner.addresses = held.slice(1);
      const result = call.next();
      if (held.length === 20) owner.addresses = [...held.slice(0, 1), ...owner.addresses];
      return result;
    },
    show: async ({ call }) => {
      const codes = [];
      for (let count = 0; count < 20; count += 1)
        codes.push((await call('saveAddress', { body: newAddress(count) })).body.code);
      return codes;
    },
  },
  'unknown-address-added': {
    operation: 'saveAddress',
    title: 'An edit of an address that is not there adds it',
    check: ['refusal-missing'],
    handle: (call) => {
      const { address_id, version, ...body } = call.input.body as { address_id?: number; version?: number };
      const isThere = ownerOf(call).addresses.some(({ id }) => id === address_id);
      return call.next(isThere ? call.input : { ...call.input, body });
    },
    show: async ({ call }) =>
      (await call('saveAddress', { body: { ...newAddress(1), address_id: 999_999, version: 1 } })).body.code,
  },
  'oldest-address-first': {
    operation: 'listAddresses',
    title: 'Behind the default, addresses come as the database keeps them: the oldest first',
    check: ['list-order'],
    answer: inData((data) => {
      data.list.sort(
        (one: Json, other: Json) => Number(other.is_default) - Number(one.is_default) || one.id - other.id,
      );
    }),
    show: async ({ call }) => {
      await call('saveAddress', { body: newAddress(1) });
      return (await call('listAddresses')).data.list.map(({ id }: Json) => id);
    },
  },
  'oldest-becomes-default': {
    operation: 'deleteAddress',
    title: 'When the default is deleted, the oldest address becomes it, not the newest',
    check: ['exactly-one'],
    handle: (call) => {
      const former = ownerOf(call).addresses.find(({ isDefault }) => isDefault);
      const result = call.next();
      const { addresses } = ownerOf(call);
      const [oldest] = addresses.toSorted((one, other) => one.id - other.id);
      const isGone = former !== undefined && addresses.every(({ id }) => id !== former.id);
      if (isGone) for (const address of addresses) address.isDefault = address === oldest;
      return result;
    },
    show: async ({ call }) => {
      await call('saveAddress', { body: newAddress(1) });
      await call('setDefaultAddress', { body: { address_id: 12 } });
      await call('deleteAddress', { query: { address_id: 12 } });
      return (await call('listAddresses')).data.list.map(({ id, is_default }: Json) => [id, is_default]);
    },
  },
  'favourite-made-anew': {
    operation: 'likeProduct',
    title: 'Unmarking deletes the row: marked again at once, the favourite is a new one',
    check: ['undone-otherwise'],
    handle: (call) => {
      const { product_id } = call.input.body as { product_id: number };
      const result = call.next();
      const like = ownerOf(call).likes.find(({ productId }) => productId === product_id);
      if (like) like.likedAt = call.sandbox.clock.now();
      return result;
    },
    show: async ({ call }) => {
      const { product } = (await call('listLikedProducts')).data.list.at(-1);
      for (const liked of [false, true]) await call('likeProduct', { body: { product_id: product.id, liked } });
      return (await call('listLikedProducts')).data.list.map((entry: Json) => entry.product.id);
    },
  },
  'likes-stand-still': {
    operation: 'likeProduct',
    title: 'likes is read before the row is written: it is the number before the call',
    check: ['list-count'],
    answer: inData((data) => {
      data.likes = 1286;
    }),
    show: async ({ call }) => [
      (await call('likeProduct', { body: { product_id: 101, liked: true } })).data.likes,
      (await call('likeProduct', { body: { product_id: 101, liked: false } })).data.likes,
    ],
  },
  'skips-without-a-word': {
    operation: 'likeProducts',
    title: 'WHERE id IN (…): ids that are not there fall out, and skipped is always empty',
    check: ['left-out-untold'],
    answer: inData((data) => {
      data.skipped = [];
    }),
    show: { body: { product_ids: [101, 999_999], liked: true } },
  },
  'buys-one-of-all-again': {
    operation: 'rebuyOrder',
    title: 'Only the first item of an order is put into the cart, and the others are not reported',
    check: ['left-out-untold'],
    handle: (call) => {
      const { order_id } = call.input.body as { order_id: number };
      const order = call.sandbox.world.orders.get(order_id);
      const items = order?.items ?? [];
      if (order) Object.assign(order, { items: items.slice(0, 1) });
      const result = call.next();
      if (order) Object.assign(order, { items });
      return result;
    },
    show: async ({ call }) => {
      const body = { order_id: 9002, idempotency_key: PAID.idempotency_key };
      return (await call('rebuyOrder', { body })).data.cart.count;
    },
  },
  'sold-out-not-searched': {
    operation: 'listProducts',
    title: 'WHERE stock > 0: what is sold out is not in the list of products',
    check: ['listed-otherwise'],
    answer: inData((data) => {
      data.list = data.list.filter(({ stock }: Json) => stock > 0);
    }),
    show: { query: { product_ids: [101, 141] } },
  },
  'order-sent-abroad': {
    operation: 'updateOrderAddress',
    title: 'The country of the new address is not compared with that of the order',
    check: ['refusal-missing'],
    handle: (call) => {
      const { order_id, address_id } = call.input.body as { order_id: number; address_id: number };
      const address = ownerOf(call).addresses.find(({ id }) => id === address_id);
      const order = call.sandbox.world.orders.get(order_id);
      if (order && address) order.address.country = address.country;
      return call.next();
    },
    show: async ({ call }) => {
      const place = { country: 'US', area_ids: [8401, 84011], postcode: '90001' };
      const { id } = (await call('saveAddress', { body: { ...newAddress(1), ...place } })).data;
      return (await call('updateOrderAddress', { body: { order_id: 9002, address_id: id } })).body.code;
    },
  },
  'switches-written-whole': {
    operation: 'updateNotificationPreferences',
    title: 'All switches are written, and those that were not sent are off',
    check: ['read-after-write'],
    handle: (call) => {
      const { preferences } = ownerOf(call);
      for (const ways of Object.values(preferences)) Object.assign(ways, { email: false, mobile: false });
      return call.next();
    },
    show: { body: { list: [{ type: 'order', email: true, mobile: true }] } },
  },
  'sold-out-recommended': {
    operation: 'listSimilarProducts',
    title: 'What is recommended is worked out at night, whatever has been sold since',
    check: ['schema-value'],
    answer: inData(({ list }) => {
      if (list.length > 0) list.at(-1).stock = 0;
    }),
    show: { query: { product_id: 101 } },
  },
  'sold-out-no-favourite': {
    operation: 'listLikedProducts',
    title: 'An inner join with the stock: favourites that are sold out are not shown',
    check: ['listed-otherwise'],
    answer: inData((data) => {
      const list = data.list.filter(({ product }: Json) => product.stock > 0);
      data.total -= data.list.length - list.length;
      data.list = list;
    }),
    show: { query: {} },
  },
  'texts-never-translated': {
    operation: 'listCategories',
    title: 'The names stand in the database in English, and Content-Language says what was asked for',
    check: ['language-ignored'],
    async answer(answered, { ask, sent }) {
      const english = jsonOf(await ask({ headers: { ...sent.headers, 'accept-language': 'en' } }));
      const body = jsonOf(answered);
      if (body?.code !== 1) return;
      body.data = english.data;
      answered.text = JSON.stringify(body);
    },
    show: { headers: { 'accept-language': 'zh-CN' } },
  },
  'language-of-names-constant': {
    operation: 'listProducts',
    title: 'Each name says that it is English, whatever the answer is in',
    check: ['language-ignored'],
    answer: inEntries((product) => {
      product.language = 'en';
    }),
    show: { query: {}, headers: { 'accept-language': 'zh-CN' } },
  },
  'language-of-names-before-translation': {
    operation: 'getProduct',
    title: 'A name is translated on its way out, and its language is still the one it was written in',
    check: ['language-ignored'],
    answer: inData((product) => {
      if (product.language === 'en') product.name = `Produit : ${product.name}`;
    }),
    show: { query: { product_id: 101 }, headers: { 'accept-language': 'fr' } },
  },
  'language-of-names-copied': {
    operation: 'getCart',
    title: 'A line keeps the name in the language it was added in, and takes its language from the product',
    check: ['language-ignored'],
    answer: inData((cart) => {
      for (const line of cart.groups.flatMap(({ lines }: Json) => lines))
        if (line.language === 'en') line.name = '登山靴';
    }),
    show: { headers: { 'accept-language': 'fr' } },
  },
  'badge-counts-lines': {
    operation: 'getBadges',
    title: 'The number on the bag counts its lines, not its pieces',
    check: ['same-elsewhere'],
    handle: (call) => {
      const result = call.next();
      if (result.kind === 'data') (result.data as Json).bag = ownerOf(call).cart.length;
      return result;
    },
    show: async ({ call }) => {
      await call('updateCartLine', { body: { line_id: 502, quantity: 3 } });
      return (await call('getBadges')).data.bag;
    },
  },
  'cart-adds-to-quantity': {
    operation: 'updateCartLine',
    title: 'quantity is added to what the line has, in place of taking its place',
    check: ['read-after-write'],
    handle: (call) => {
      const body = call.input.body as { line_id: number; quantity: number };
      const line = ownerOf(call).cart.find(({ id }) => id === body.line_id);
      const quantity = Math.min(999, body.quantity + (line?.quantity ?? 0));
      return call.next({ ...call.input, body: { ...body, quantity } });
    },
    show: { body: { line_id: 502, quantity: 2 } },
  },
  'cart-deletes-all-or-none': {
    operation: 'deleteCartLines',
    title: 'One line that is gone already keeps the others from being deleted',
    check: ['left-out-untold'],
    handle: (call) => {
      const { line_ids } = call.input.body as { line_ids: number[] };
      const gone = line_ids.filter((id) => ownerOf(call).cart.every((line) => line.id !== id));
      return call.next(gone.length === 0 ? call.input : { ...call.input, body: { line_ids: gone } });
    },
    show: { body: { line_ids: [502, 999_999] } },
  },
  'address-same-is-conflict': {
    operation: 'saveAddress',
    title: 'An older version is a conflict also where the address has the values that are sent',
    check: ['repeat-harms'],
    handle: (call) => {
      const body = call.input.body as { address_id?: number; version?: number; detail: string };
      const former = ownerOf(call).addresses.find(({ id }) => id === body.address_id);
      const isOld = former !== undefined && former.version !== body.version;
      return call.next(isOld ? { ...call.input, body: { ...body, detail: `${body.detail}.` } } : call.input);
    },
    show: async ({ call }) => {
      const { list } = (await call('listAddresses')).data;
      const { id, addressee, mobile, country, area, detail, postcode, tag, version } = list.at(-1);
      const area_ids = area.map((one: { id: number }) => one.id);
      const same = { address_id: id, addressee, mobile, country, area_ids, detail, postcode, tag, is_default: false };
      const body = { ...same, version: version + 1, idempotency_key: PAID.idempotency_key };
      return (await call('saveAddress', { body })).body.code;
    },
  },
  'cart-deletes-unseen': {
    operation: 'deleteCartLines',
    title: 'The cart’s version is not compared when a line is deleted',
    check: ['version-ignored'],
    request: inBody((body) => {
      delete body.version;
    }),
    show: async ({ call }) => [
      (await call('updateCartLine', { body: { line_id: 502, quantity: 2 } })).body.code,
      (await call('deleteCartLines', { body: { line_ids: [502], version: 7 } })).body.code,
    ],
  },
  'cart-restored-uncounted': {
    operation: 'restoreCartLines',
    title: 'Putting lines back does not count the cart’s version up',
    check: ['version-back'],
    handle: (call) => {
      const owner = ownerOf(call);
      owner.cartVersion -= 1;
      const result = call.next();
      if (result.kind !== 'data') owner.cartVersion += 1;
      return result;
    },
    show: async ({ call }) => [
      (await call('deleteCartLines', { body: { line_ids: [502] } })).data.version,
      (await call('restoreCartLines', { body: { line_ids: [502] } })).data.version,
    ],
  },
  'marks-some-and-refuses': {
    operation: 'readNotifications',
    title: 'The notifications are marked one by one, until one is not the customer’s',
    check: ['refusal-changes'],
    handle: (call) => {
      const { notification_ids: ids = [] } = call.input.body as { notification_ids?: number[] };
      for (const notification of ownerOf(call).notifications) {
        if (ids.includes(notification.id)) notification.read = true;
      }
      return call.next();
    },
    show: async ({ call }) => {
      const { data } = await call('listNotifications');
      const [first] = data.list.filter((one: Json) => !one.read);
      await call('readNotifications', { body: { notification_ids: [first.id, 999_999] } });
      return (await call('getBadges')).data.unread_notifications;
    },
  },
  'marks-forgotten': {
    operation: 'listNotifications',
    title: 'What was read is kept in a cache that is emptied: it is unread again',
    check: ['version-back'],
    answer: inData((data, { memory }) => {
      for (const entry of data.list) {
        if (memory.has(entry.id)) entry.read = false;
        if (entry.read) memory.set(entry.id, true);
      }
    }),
    show: async ({ call }) => [await call('listNotifications'), await call('listNotifications')],
  },
  'reads-mark-as-read': {
    operation: 'listNotifications',
    title: 'Reading the list marks the notifications as read',
    check: ['read-changes'],
    handle: after((call) => {
      for (const notification of ownerOf(call).notifications) notification.read = true;
    }),
    show: async ({ call }) => [await call('listNotifications'), (await call('getBadges')).data.unread_notifications],
  },
  'skips-a-status': {
    operation: 'payOrders',
    title: 'A paid order is at once waiting for its receipt, without having been shipped',
    check: ['actions-mismatch', 'status-step', 'status-fields', 'state-transition'],
    on: ['payOrders', 'getOrder'],
    answer: inData((data, { operation, memory, sent }) => {
      if (operation === 'payOrders') memory.set('paid', sent.json.order_ids);
      const orders = operation === 'payOrders' ? data.orders : memory.get('paid')?.includes(data.id) ? [data] : [];
      for (const order of orders) Object.assign(order, { status: 2, fulfilment: 2 });
    }),
    show: { body: { ...PAID, pay_code: '246810' } },
  },
  'actions-of-another-status': {
    operation: 'listOrders',
    title: 'allowed_actions are the same for every order',
    check: ['actions-mismatch'],
    answer: inData(({ list }) => {
      for (const order of list) order.allowed_actions = ['pay', 'cancel'];
    }),
  },
  'paid-without-time': {
    operation: 'getOrder',
    title: 'paid_at is never set',
    check: ['status-fields', 'time-order'],
    answer: inData((data) => {
      data.paid_at = null;
    }),
    show: { query: { order_id: 9003 } },
  },
  'refund-without-reason': {
    operation: 'getRefund',
    title: 'A refund has lost its reason, as if it were a change of mind',
    check: ['status-fields'],
    answer: inData((data) => {
      data.reason = null;
    }),
    show: { query: { refund_id: 8001 } },
  },
  'price-not-compared': {
    operation: 'createOrder',
    title: 'expected_total is not compared: the customer pays another price than the one seen',
    check: ['refusal-missing', 'state-transition', 'input-accepted', 'money-changed'],
    handle: ({ input, next }) => {
      const result = next();
      if (result.kind !== 'refused' || result.name !== 'price_changed') return result;
      const { quote } = (result.details ?? {}) as { quote?: { total_amount?: string } };
      return next({ ...input, body: { ...(input.body as object), expected_total: quote?.total_amount } });
    },
    show: async ({ call }) => {
      const source = { from: 'product', product_id: 101, sku_id: 1011, quantity: 1 };
      const body = {
        ...{ source, address_id: 11, remarks: [], expected_total: '0.01' },
        idempotency_key: PAID.idempotency_key,
      };
      return (await call('createOrder', { body })).body.code;
    },
  },
  'reviewed-again': {
    operation: 'createReview',
    title: 'An item can be reviewed as often as the customer likes',
    check: ['refusal-missing'],
    handle: ({ sandbox, input, next }) => {
      const { order_item_id, append_to } = input.body as { order_item_id: number; append_to?: number };
      const items = [...sandbox.world.orders.values()].flatMap((order) => order.items);
      const item = items.find(({ id }) => id === order_item_id);
      if (item && append_to === undefined) item.reviewId = null;
      return next();
    },
    show: async ({ call }) => {
      const pending = (await call('listMyReviews', { query: { state: 'pending' } })).data.list[0];
      const scores = { product_score: 5, service_score: 5, postage_score: 4 };
      const words = { content: 'Good', pictures: [], anonymous: true };
      const body = { order_item_id: pending.order_item.order_item_id, ...scores, ...words };
      await call('createReview', { body: { ...body, idempotency_key: PAID.idempotency_key } });
      return (await call('createReview', { body: { ...body, idempotency_key: crypto.randomUUID() } })).body.code;
    },
  },
  'merge-adds': {
    operation: 'updateCartLine',
    title: 'A line that takes over another one gets the pieces of both',
    check: ['read-after-write'],
    handle: (call) => {
      const body = call.input.body as { line_id: number; sku_id?: number; quantity: number };
      const other = ownerOf(call).cart.find(({ id, skuId }) => skuId === body.sku_id && id !== body.line_id);
      return call.next({ ...call.input, body: { ...body, quantity: body.quantity + (other?.quantity ?? 0) } });
    },
    show: async ({ call }) => {
      const line = { product_id: 101, sku_id: 1012, quantity: 1, idempotency_key: PAID.idempotency_key };
      await call('addCartLine', { body: line });
      return (await call('updateCartLine', { body: { line_id: 501, sku_id: 1012, quantity: 2 } })).data?.count;
    },
  },
  'restored-line-first': {
    operation: 'deleteCartLines',
    title: 'A line is put back as if it were new: at the head of the cart',
    check: ['undone-otherwise'],
    on: ['restoreCartLines'],
    handle: (call) => {
      const result = call.next();
      const { line_ids } = call.input.body as { line_ids: number[] };
      const back = ownerOf(call).cart.filter(({ id }) => line_ids.includes(id));
      for (const line of back) line.addedAt = call.sandbox.clock.now() + 1;
      return result.kind === 'data' ? call.next({ ...call.input, body: undefined }, 'getCart') : result;
    },
    show: async ({ call }) => {
      const line_ids = [(await call('getCart')).data.groups.at(-1).lines.at(-1).id];
      await call('deleteCartLines', { body: { line_ids } });
      return (await call('restoreCartLines', { body: { line_ids } })).data.groups;
    },
  },
  'stock-not-reserved': {
    operation: 'createOrder',
    title: 'The stock goes down when an order is paid, not when it is placed',
    check: ['state-transition'],
    handle: keepsStock,
    show: async ({ call }) => {
      const source = { from: 'product', product_id: 101, sku_id: 1011, quantity: 1 };
      const order = { source, address_id: 11, remarks: [], expected_total: '134.40' };
      await call('createOrder', { body: { ...order, idempotency_key: PAID.idempotency_key } });
      return (await call('getProduct', { query: { product_id: 101 } })).data.skus;
    },
  },
  'stock-stays-reserved': {
    operation: 'cancelOrder',
    title: 'A cancelled order keeps its pieces: the stock does not go up again',
    check: ['state-transition'],
    handle: keepsStock,
    show: async ({ call }) => {
      const { items } = (await call('cancelOrder', { body: { order_id: 9001 } })).data;
      return (await call('getProduct', { query: { product_id: items[0].product_id } })).data.skus;
    },
  },
  'pays-what-it-can': {
    operation: 'payOrders',
    title: 'Orders that cannot be paid are skipped, and the others paid',
    check: ['refusal-missing'],
    handle: ({ sandbox, input, next }) => {
      const body = input.body as { order_ids: number[] };
      const order_ids = body.order_ids.filter((id) => sandbox.world.orders.get(id)?.paidAt === null);
      return next(order_ids.length === 0 ? input : { ...input, body: { ...body, order_ids } });
    },
    show: { body: { ...PAID, order_ids: [9001, 9003], pay_code: '246810' } },
  },
  'payee-twice': {
    operation: 'addPayee',
    title: 'A payee that is saved already is saved once more',
    check: ['repeat-harms'],
    handle: (call) => {
      const owner = ownerOf(call);
      const saved = owner.payees;
      owner.payees = [];
      const result = call.next();
      owner.payees = [...saved, ...owner.payees];
      return result;
    },
    show: async ({ call }) => {
      const { data } = await call('createStepUp', { body: { by: 'password', password: 'demo123456' } });
      const card = { bank_card_number: 'GB29NWBK60161331926819', bank_name: 'Test Bank', card_holder: 'MEI TANAKA' };
      for (const _ of [1, 2]) await call('addPayee', { body: { type: 'bank', ...card, step_up: data.step_up } });
      return (await call('getWithdrawalInfo')).data.payees.length;
    },
  },
});

const newAddress = (number: number) => ({
  ...addressBody(`${number} Test`),
  idempotency_key: `2f6c1d7e-93b4-4f0a-8a5d-${String(number).padStart(12, '0')}`,
});

function addressBody(detail: string, addressee = 'Mei Tanaka') {
  const key = { idempotency_key: '2f6c1d7e-93b4-4f0a-8a5d-6b1e0c7f9a77' };
  const place = { country: 'JP', area_ids: [3926, 39261], postcode: '604-8054' };
  return { addressee, mobile: '+819012345678', ...place, detail, tag: 'home', is_default: false, ...key };
}
