import { formOf, pictureParts } from '../../../../shared/request-encoding.ts';
import { type Defect, defectsOf, type Json } from '../defect.ts';
import { borrowing, borrowingOrders, findsForeign, inBody, inQuery, refusing } from '../edits.ts';
import { exampleOf, REFUND, type Shopper } from '../shopper.ts';

/** The call of another customer, with an address and an order of their own. */
async function another({ call, signIn }: Shopper) {
  const token = await signIn();
  const { data: address } = await call('saveAddress', {
    token,
    body: {
      addressee: 'Sam Reed',
      mobile: '+819012345670',
      country: 'JP',
      area_ids: [3926, 39261],
      detail: '1-1 Test',
      postcode: '604-8054',
      tag: 'home',
      is_default: true,
      idempotency_key: crypto.randomUUID(),
    },
  });
  return { token, address_id: address.id };
}

const SOURCE = { from: 'product', product_id: 102, sku_id: 1021, quantity: 1 };

/** An order of another customer to an address. */
async function order({ call }: Shopper, token: string, address_id: number) {
  const { data } = await call('quoteOrder', { token, body: { source: SOURCE, address_id } });
  const body = { source: SOURCE, address_id, remarks: [], expected_total: data?.total_amount ?? '64.00' };
  return call('createOrder', { token, body: { ...body, idempotency_key: crypto.randomUUID() } });
}

/** Another address for an order, as another customer. */
const redirected =
  (foreign: 'order' | 'address'): Defect['show'] =>
  async (shopper) => {
    const { token, address_id } = await another(shopper);
    const own = (await order(shopper, token, address_id)).data.orders[0].id;
    const body = foreign === 'order' ? { order_id: 9002, address_id } : { order_id: own, address_id: 11 };
    return (await shopper.call('updateOrderAddress', { token, body })).body.code;
  };

/** An id as a column of 32 bits keeps it; what is no id is left alone. */
function cut<Id>(id: Id): Id | number {
  const number = /^\d+$/.test(String(id)) ? Number(id) : Number.NaN;
  return Number.isSafeInteger(number) ? Number(BigInt.asUintN(32, BigInt(number))) : id;
}

/** The same of an id in a query. */
const cutInQuery = (name: string) =>
  inQuery((query) => {
    const id = query.get(name);
    if (id !== null) query.set(name, String(cut(id)));
  });

const FAR = 2 ** 32;

/** Takes the pictures of all customers; `put` puts an upload into the body of a call. */
function takesAnyUpload(operation: Defect['operation'], put: (upload: string) => Json): Omit<Defect, 'id' | 'area'> {
  return {
    operation,
    title: 'A picture is found by its upload_id alone: another customer’s is taken for the own',
    check: ['token-foreign'],
    handle: borrowing('uploads'),
    show: async ({ call, signIn }) => {
      const { data } = await call('uploadFile', { token: await signIn(), body: formOf(pictureParts) });
      return (await call(operation, { body: { ...exampleOf(operation), ...put(data.upload_id) } })).body.code;
    },
  };
}

/** Takes the quotes of all customers. */
function takesAnyQuote(operation: Defect['operation'], method: 'card' | 'manual'): Omit<Defect, 'id' | 'area'> {
  return {
    operation,
    title: 'A quote is found by its quote_id alone: another customer’s terms apply',
    check: ['token-foreign'],
    handle: borrowing('rechargeQuotes'),
    show: async ({ call, signIn }) => {
      const query = { method, amount: exampleOf(operation).amount };
      const { data } = await call('quoteRecharge', { token: await signIn(), query });
      return (await call(operation, { body: { ...exampleOf(operation), quote_id: data.quote_id } })).body.code;
    },
  };
}

export const ids = defectsOf('ids', {
  'quote-shows-foreign-address': {
    operation: 'quoteOrder',
    title: 'The address of a quote is found by its id alone: it shows the street of any customer',
    check: ['token-foreign'],
    handle: borrowing('addresses'),
    show: async (shopper) =>
      (await shopper.call('quoteOrder', { token: await shopper.signIn(), body: { source: SOURCE, address_id: 11 } }))
        .body.code,
  },
  'order-to-foreign-address': {
    operation: 'createOrder',
    title: 'The address of an order is found by its id alone',
    check: ['token-foreign'],
    handle: borrowing('addresses'),
    show: async (shopper) => (await order(shopper, await shopper.signIn(), 11)).body.code,
  },
  'foreign-order-redirected': {
    operation: 'updateOrderAddress',
    title: 'The address must be the customer’s, and the order may be anybody’s: a parcel is sent to a stranger',
    check: ['token-foreign'],
    handle: borrowingOrders(),
    show: redirected('order'),
  },
  'order-takes-foreign-address': {
    operation: 'updateOrderAddress',
    title: 'The order must be the customer’s, and the address may be anybody’s',
    check: ['token-foreign'],
    handle: borrowing('addresses'),
    show: redirected('address'),
  },
  'foreign-lines-quoted': {
    operation: 'quoteOrder',
    title: 'The lines of a quote are found by their ids alone',
    check: ['token-foreign'],
    handle: borrowing('cart'),
    show: async (shopper) => {
      const { token, address_id } = await another(shopper);
      const source = { from: 'cart', line_ids: [501] };
      return (await shopper.call('quoteOrder', { token, body: { source, address_id } })).body.code;
    },
  },
  'reviews-of-foreign-order': {
    operation: 'listMyReviews',
    title: 'With an order_id, the reviews are those of the order, whoever asks',
    check: ['token-foreign'],
    handle: ({ sandbox, input, next, ...call }) => {
      const { order_id } = input.query as { order_id?: number };
      const borrowed = () => borrowingOrders((id) => id === order_id)({ sandbox, input, next, ...call });
      return order_id === undefined ? next() : borrowed();
    },
    show: async ({ call, signIn }) =>
      (await call('listMyReviews', { token: await signIn(), query: { order_id: 9004 } })).data.total,
  },
  'messages-of-foreign-case': {
    operation: 'listMessages',
    title: 'The conversation about a refund is found by the id of the refund alone',
    check: ['token-foreign'],
    handle: (call) =>
      (call.input.query as object) && 'refund_id' in Object(call.input.query) ? findsForeign(call) : call.next(),
    show: async ({ call, signIn }) =>
      (await call('listMessages', { token: await signIn(), query: { refund_id: 8002 } })).body.code,
  },
  'foreign-address-edited': {
    operation: 'saveAddress',
    title: 'An address is edited by its id alone, and becomes the caller’s',
    check: ['token-foreign'],
    handle: borrowing('addresses'),
    show: async (shopper) => {
      const { token } = await another(shopper);
      const { data } = await shopper.call('getAddress', { query: { address_id: 12 } });
      const { id: address_id, area, area_text: _, ...fields } = data;
      const body = { ...fields, address_id, area_ids: area.map(({ id }: { id: number }) => id) };
      return (await shopper.call('saveAddress', { token, body: { ...body, idempotency_key: crypto.randomUUID() } }))
        .body.code;
    },
  },
  'foreign-evidence': takesAnyUpload('createRecharge', (evidence) => ({ evidence })),
  'foreign-proof': takesAnyUpload('applyRefund', (upload) => ({ ...REFUND, proofs: [upload] })),
  'foreign-proof-of-report': takesAnyUpload('reportProduct', (upload) => ({ proofs: [upload] })),
  'foreign-review-picture': takesAnyUpload('createReview', (upload) => ({ pictures: [upload] })),
  'foreign-avatar': takesAnyUpload('updateProfile', (avatar) => ({ avatar, version: 3 })),
  'foreign-picture-sent': takesAnyUpload('sendMessage', (picture) => {
    const client_id = '0c9f8e7d-6b5a-4c3d-8e1f-0a9b8c7d6e5f';
    return { shop_id: 0, client_id, kind: 'picture', text: undefined, picture };
  }),
  'foreign-quote': takesAnyQuote('createCardPayment', 'card'),
  'foreign-quote-of-transfer': takesAnyQuote('createRecharge', 'manual'),
  'message-about-foreign-order': {
    operation: 'sendMessage',
    title: 'Any order can be attached to a message',
    check: ['token-foreign'],
    handle: borrowingOrders(),
    show: async ({ call, signIn }) => {
      const body = { shop_id: 0, client_id: '0c9f8e7d-6b5a-4c3d-8e1f-0a9b8c7d6e5f', kind: 'order', order_id: 9003 };
      return (await call('sendMessage', { token: await signIn(), body })).body.code;
    },
  },
  'unknown-order-as-changed': {
    operation: 'confirmOrder',
    title: 'No row was updated, so the order has changed: an unknown one, too',
    check: ['not-found-otherwise'],
    handle: refusing('order_not_found', 'order_state_changed', { order_id: 1, status: 3 }),
    show: { body: { order_id: 999_999 } },
  },
  'unknown-case-as-changed': {
    operation: 'shipRefund',
    title: 'A refund that does not exist is refused as one in another state',
    check: ['not-found-otherwise'],
    handle: refusing('refund_not_found', 'refund_state_changed'),
    show: { body: { refund_id: 999_999, carrier: 'Yamato', number: '493122091126' } },
  },
  'unknown-sku-as-sold-out': {
    operation: 'addCartLine',
    title: 'A specification that does not exist has no stock, and counts as sold out',
    check: ['not-found-otherwise'],
    handle: refusing('sku_not_found', 'out_of_stock', { product_id: 102, sku_id: 1021, stock: 0 }),
    show: { body: { product_id: 102, sku_id: 999, quantity: 1, idempotency_key: crypto.randomUUID() } },
  },
  'closed-cases-not-found': {
    operation: 'getRefund',
    title: 'The list has every case, and the details only open ones',
    check: ['not-found-otherwise'],
    handle: ({ next }) => {
      const result = next();
      const isOpen =
        result.kind !== 'data' || (result.data as { allowed_actions: string[] }).allowed_actions.length > 0;
      return isOpen ? result : { kind: 'refused', name: 'refund_not_found', details: null };
    },
    show: { query: { refund_id: 8001 } },
  },
  'cancelled-orders-not-found': {
    operation: 'getOrder',
    title: 'Cancelled orders are in an archive, which only the list reads',
    check: ['not-found-otherwise'],
    handle: ({ next }) => {
      const result = next();
      const isCancelled = result.kind === 'data' && (result.data as { status: number }).status === -1;
      return isCancelled ? { kind: 'refused', name: 'order_not_found', details: null } : result;
    },
    show: { query: { order_id: 9006 } },
  },
  'shipped-orders-not-found': {
    operation: 'cancelOrder',
    title: 'WHERE id = ? AND status = 0: what was shipped is refused as if it were not there',
    check: ['not-found-otherwise'],
    handle: refusing('order_state_changed', 'order_not_found'),
    show: { body: { order_id: 9003 } },
  },
  'product-id-cut': {
    operation: 'getProduct',
    title: 'The id is read as an int of 32 bits: what is not there is another product',
    check: ['refusal-missing'],
    request: cutInQuery('product_id'),
    show: { query: { product_id: 102 + FAR } },
  },
  'order-id-cut': {
    operation: 'getOrder',
    title: 'The id of an order is an int of 32 bits on its way',
    check: ['refusal-missing'],
    request: cutInQuery('order_id'),
    show: { query: { order_id: 9003 + FAR } },
  },
  'sku-id-cut': {
    operation: 'addCartLine',
    title: 'An id of the body is cut to 32 bits: something else is put into the bag',
    check: ['refusal-missing'],
    request: inBody((body) => {
      if (typeof body.sku_id === 'number') body.sku_id = cut(body.sku_id);
    }),
    show: { body: { product_id: 102, sku_id: 1021 + FAR, quantity: 1, idempotency_key: crypto.randomUUID() } },
  },
  'line-ids-cut': {
    operation: 'restoreCartLines',
    title: 'Ids in a list are cut to 32 bits',
    check: ['refusal-missing'],
    request: inBody((body) => {
      if (!Array.isArray(body.line_ids) || body.line_ids.some((id: unknown) => !Number.isInteger(id))) return;
      const ids = new Set(body.line_ids);
      if (ids.size === body.line_ids.length) body.line_ids = [...new Set(body.line_ids.map(cut))];
    }),
    show: { body: { line_ids: [501 + FAR] } },
  },
});
