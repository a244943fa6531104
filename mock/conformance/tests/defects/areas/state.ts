import { type Defect, defectsOf } from '../defect.ts';
import { after, inBody, inData, ownerOf, withoutEffect } from '../edits.ts';

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
    check: ['state-transition', 'read-after-write'],
    handle: after((call) => {
      for (const address of ownerOf(call).addresses) address.isDefault = true;
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
});

function addressBody(detail: string, addressee = 'Mei Tanaka') {
  const key = { idempotency_key: '2f6c1d7e-93b4-4f0a-8a5d-6b1e0c7f9a77' };
  const place = { country: 'JP', area_ids: [3926, 39261], postcode: '604-8054' };
  return { addressee, mobile: '+819012345678', ...place, detail, tag: 'home', is_default: false, ...key };
}
