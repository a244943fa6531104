import { afterEach, expect, test } from 'vitest';
import { isRecord } from '../../../shared/json.ts';
import { createExchangeChecker } from '../../src/checks/check-exchange.ts';
import { readContract } from '../../src/contract/contract.ts';
import { type Mistake, mistakes } from './mistakes.ts';
import { CUSTOMERS, type ForeignServer, PATHS, startForeignServer } from './server.ts';

const contract = await readContract();
const check = createExchangeChecker(contract);
let server: ForeignServer | undefined;
afterEach(() => server?.close());

interface Asked {
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes one call, and returns the findings of the checks on its answer. */
async function ask(operation: string, { query = '', body, headers = {} }: Asked = {}) {
  const { method, path } = contract.operations.get(operation) ?? { method: 'GET', path: '/' };
  const url = `${server?.url}${path}${query}`;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const sent = {
    'accept-language': 'en',
    'x-request-id': 'a-stranger-asks',
    ...(text !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  };
  const response = await fetch(url, { method, headers: sent, ...(text !== undefined && { body: text }) });
  const answer = {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
  const request = { method, url, headers: sent, ...(text !== undefined && { body: text }) };
  const found = check({ operation, request, response: answer, sentAt: Date.now(), duration: 1 });
  let json: unknown;
  try {
    json = JSON.parse(answer.body);
  } catch {}
  return {
    ...answer,
    json: isRecord(json) ? json : {},
    found: found.map((one) => `${one.check} ${one.at} ${one.got}`),
  };
}

async function signIn(customer: (typeof CUSTOMERS)[number] = CUSTOMERS[0]): Promise<{ token: string }> {
  const { json } = await ask('loginUser', { body: customer });
  return { token: JSON.parse(JSON.stringify(json)).data.userinfo.token };
}

/** The envelope that answers a call of the first customer. */
async function as(operation: string, body?: unknown, query = '') {
  const answer = await ask(operation, { headers: await signIn(), query, ...(body !== undefined && { body }) });
  return JSON.parse(answer.body);
}

const KEY = '5b1a7c52-6e0b-4c1f-9d38-0e4a2f6b8d10';
const OTHER_KEY = KEY.replace(/^./, '6');
const address = (addressee: string) => ({
  addressee,
  mobile: '+4915112345610',
  country: 'DE',
  area_ids: [12, 121],
  detail: 'Karli 44',
  postcode: '04107',
  tag: 'work',
  is_default: false,
  idempotency_key: KEY,
});

/** Every operation of the server, once with valid input. */
const everyCall: readonly (readonly [string, Asked?])[] = [
  ['getConfig'],
  ['listLanguages'],
  ['listCategories'],
  ['listProducts', { query: '?limit=5&sort=price_asc&filter[in_stock]=true' }],
  ['getProduct', { query: '?product_id=3' }],
  ['listHotKeywords'],
  ['getUserInfo'],
  ['listSessions'],
  ['listAreas'],
  ['listAddresses'],
  ['getAddress', { query: '?address_id=1' }],
  ['saveAddress', { body: address('Anna Weber') }],
  ['setDefaultAddress', { body: { address_id: 2 } }],
  ['deleteAddress', { query: '?address_id=1' }],
  ['likeProduct', { body: { product_id: 3, liked: true } }],
  ['likeProducts', { body: { product_ids: [4, 777], liked: true } }],
  ['listLikedProducts', { query: '?page=1' }],
  ['getCart'],
  ['addCartLine', { body: { product_id: 3, sku_id: 31, quantity: 1, idempotency_key: KEY } }],
  ['updateCartLine', { body: { line_id: 1, quantity: 2 } }],
  ['deleteCartLines', { body: { line_ids: [1] } }],
  ['getBadges'],
  ['logoutUser', { query: '?lang=zh-cn' }],
];

test('without mistakes, its operations conform to the contract', async () => {
  server = await startForeignServer();
  const headers = await signIn();
  for (const [operation, asked] of everyCall) {
    const { json, found } = await ask(operation, { ...asked, headers });
    expect([operation, json['code'], found]).toEqual([operation, 1, []]);
  }
  expect(everyCall).toHaveLength(PATHS.length - 1);
});

test('without mistakes, wrong requests are refused as the contract says', async () => {
  server = await startForeignServer();
  const headers = await signIn();
  const asked = [
    ['getHome', {}, 404],
    ['getCart', {}, 401],
    ['getProduct', { query: '?product_id=3', headers: { token: 'an-old-token' } }, 401],
    ['addCartLine', { headers, body: '{' }, 400],
    ['addCartLine', { headers: { ...headers, 'content-type': 'text/plain' }, body: '{}' }, 415],
    ['addCartLine', { headers, body: { product_id: '3' } }, 422],
    ['listAddresses', { headers, query: '?page=0' }, 422],
    ['getAddress', { headers, query: '?address_id=3' }, 1201],
    ['loginUser', { body: { account: 'anna@example.com', password: 'wrong' } }, 1001],
  ] as const;
  for (const [operation, request, code] of asked) {
    const { json, found } = await ask(operation, request);
    expect([operation, json['code'], found]).toEqual([operation, code, []]);
  }
});

/** For each mistake, whether one call shows it. */
const shown: Readonly<Record<Mistake, () => Promise<boolean>>> = {
  'ids-as-text': async () => (await ask('listProducts')).found.some((one) => one.startsWith('id-as-string')),
  'total-as-text': async () => (await ask('listProducts')).found.some((one) => one.startsWith('number-as-string')),
  'ones-for-booleans': async () =>
    (await ask('listProducts')).found.some((one) => one.startsWith('number-for-boolean')),
  'empty-array': async () => {
    const asked = { query: '?lang=zh-cn', headers: await signIn() };
    return (await ask('logoutUser', asked)).found.some((one) => one.startsWith('array-for-object'));
  },
  'money-as-number': async () => (await ask('listProducts')).found.some((one) => one.startsWith('money-as-number')),
  'time-without-zone': async () => (await ask('listProducts')).found.some((one) => one.startsWith('time-without-zone')),
  'limit-not-capped': async () => (await ask('listProducts', { query: '?limit=5000' })).status === 200,
  'page-zero': async () => (await ask('listProducts', { query: '?page=0' })).status === 200,
  'refusal-as-404': async () => (await ask('getProduct', { query: '?product_id=777' })).status === 404,
  'html-for-bad-json': async () => (await ask('loginUser', { body: '{' })).body.startsWith('<!DOCTYPE'),
  'token-in-query': async () => (await ask('getCart', { query: `?token=${(await signIn()).token}` })).status === 200,
  'crash-on-emoji': async () =>
    (await ask('saveAddress', { headers: await signIn(), body: address('Anna 🌷') })).status === 500,
  'unknown-fields': async () => {
    const asked = { headers: await signIn(), body: { ...address('Anna'), is_admin: true } };
    return (await ask('saveAddress', asked)).status === 200;
  },
  'validation-as-400': async () => (await ask('loginUser', { body: {} })).status === 400,
  'foreign-addresses': async () =>
    (await ask('getAddress', { headers: await signIn(), query: '?address_id=3' })).json['code'] === 1,
  'key-ignored': async () => {
    const asked = { headers: await signIn(), body: { product_id: 3, sku_id: 32, quantity: 1, idempotency_key: KEY } };
    await ask('addCartLine', asked);
    return (await ask('addCartLine', asked)).body.includes('"quantity":2');
  },
  'no-request-id': async () => (await ask('getConfig')).found.some((one) => one.startsWith('header-missing')),
  'english-only': async () =>
    (await ask('getConfig', { headers: { 'accept-language': 'zh-CN' } })).json['msg'] === 'Done',
  'guessing-allowed': async () => {
    const body = { account: 'anna@example.com', password: 'wrong' };
    const codes: unknown[] = [];
    for (let tries = 0; tries < 7; tries += 1) codes.push((await ask('loginUser', { body })).json['code']);
    return codes.at(-1) === 1001;
  },
  'quantity-replaced': async () => (await added(21, 2, 3)) === 3,
  'limit-per-call': async () => (await added(31, 2, 1)) === 3,
  'gone-line-refuses': async () => {
    const { data } = await as('deleteCartLines', { line_ids: [1, 777] });
    return data === null;
  },
  'deleted-unseen': async () => {
    await as('updateCartLine', { line_id: 1, quantity: 2 });
    const { code } = await as('deleteCartLines', { line_ids: [1], version: 1 });
    return code === 1;
  },
  'line-not-merged': async () => {
    await added(12, 1);
    const { data } = await as('updateCartLine', { line_id: 1, quantity: 1, sku_id: 12 });
    return data.groups[0].lines.length === 2;
  },
  'added-price-kept': async () => {
    const { data } = await as('updateCartLine', { line_id: 1, quantity: 1, sku_id: 12 });
    return data.groups[0].lines[0].price_when_added === '5.90';
  },
  'default-cleared': async () => {
    const { data } = await as('saveAddress', { ...address('Anna'), address_id: 1, version: 1 });
    return !data.is_default;
  },
  'oldest-takes-over': async () => {
    await as('saveAddress', address('Anna'));
    await as('deleteAddress', undefined, '?address_id=1');
    const { data } = await as('listAddresses');
    return data.list[0].id === 2;
  },
  'equal-values-conflict': async () => {
    const edit = { ...address('Anna'), address_id: 2, version: 1 };
    await as('saveAddress', edit);
    const { code } = await as('saveAddress', { ...edit, idempotency_key: OTHER_KEY });
    return code === 6101;
  },
  'area-gap': async () => {
    const { code } = await as('saveAddress', { ...address('Anna'), area_ids: [11, 121] });
    return code === 1;
  },
  'unknown-area-empty': async () => (await ask('listAreas', { query: '?parent=777' })).json['code'] === 1,
  'one-too-many': async () => {
    const codes: unknown[] = [];
    for (let entries = 2; entries < 21; entries += 1) {
      const key = KEY.replace(/..$/, String(10 + entries));
      codes.push((await as('saveAddress', { ...address('Anna'), idempotency_key: key })).code);
    }
    return codes.at(-1) === 1;
  },
  'liked-afresh': async () => {
    for (const liked of [false, true]) await as('likeProduct', { product_id: 2, liked });
    const { data } = await as('listLikedProducts');
    return Date.now() - Date.parse(data.list[0].liked_at) < 3_600_000;
  },
  'marked-are-skipped': async () => {
    const { data } = await as('likeProducts', { product_ids: [2, 3], liked: true });
    return data.skipped.length === 1;
  },
  'likes-of-customer': async () => {
    const { data } = await as('likeProduct', { product_id: 3, liked: true });
    return data.likes === 2;
  },
  'facets-of-found': async () => {
    const { data } = await as('listProducts', undefined, '?shop_id=2');
    return data.facets.shops.length === 1;
  },
  'price-as-text': async () => {
    const { data } = await as('listProducts', undefined, '?sort=price_asc');
    return data.list[0].price !== '5.90';
  },
  'logout-everywhere': async () => {
    const headers = await signIn();
    await as('logoutUser', undefined, '?lang=zh-cn');
    return (await ask('getCart', { headers })).status === 401;
  },
  'account-revealed': async () => {
    const body = { account: 'carl@example.com', password: 'wrong' };
    return (await ask('loginUser', { body })).json['msg'] === 'There is no such account';
  },
  'ties-by-lower-id': async () => {
    const { data } = await as('listProducts', undefined, '?sort=sales');
    return data.list[0].id === 15;
  },
};

/** The quantity of a line of the bag after pieces were added to it, each time so many. */
async function added(sku_id: number, ...quantities: number[]): Promise<number> {
  for (const [index, quantity] of quantities.entries()) {
    const idempotency_key = KEY.replace(/.$/, String(index));
    await as('addCartLine', { product_id: Math.floor(sku_id / 10), sku_id, quantity, idempotency_key });
  }
  const { data } = await as('getCart');
  const lines: { sku_id: number; quantity: number }[] = data.groups.flatMap(({ lines }: { lines: object[] }) => lines);
  return lines.find((line) => line.sku_id === sku_id)?.quantity ?? 0;
}

test.each(Object.keys(mistakes) as Mistake[])('the mistake %s shows only when it is switched on', async (mistake) => {
  server = await startForeignServer();
  const before = await shown[mistake]();
  await server.close();
  server = await startForeignServer([mistake]);
  expect([before, await shown[mistake]()]).toEqual([false, true]);
});
