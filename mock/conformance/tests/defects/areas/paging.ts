import { fromCents, isMoney, toCents } from '@meridian/sdk/rules';
import { type Defect, defectsOf, type Json } from '../defect.ts';
import { inData, inQuery, jsonOf } from '../edits.ts';
import { order } from '../order.ts';
import type { Shopper } from '../shopper.ts';

const firstTwo = { query: { page: 2, limit: 3 } };

/** Answers these parts as of now, whatever `as_of` asks for. */
const ofNow =
  (...parts: readonly string[]): Defect['answer'] =>
  async (answered, { sent, ask }) => {
    const body = jsonOf(answered);
    if (body?.code !== 1 || !sent.query.has('as_of')) return;
    const query = new URLSearchParams(sent.query);
    query.delete('as_of');
    const { data } = jsonOf(await ask({ query }));
    for (const part of parts) body.data[part] = data[part];
    answered.text = JSON.stringify(body);
  };

/** Looks for what nobody has written in place of words in which this is found, once their accents stand alone. */
const notFinding = (written: RegExp): Defect['request'] =>
  inQuery((query) => {
    if (written.test(query.get('keyword')?.normalize('NFD') ?? '')) query.set('keyword', 'zqxjkv');
  });

/** The second page of a list, as of the moment before a change. */
const afterChange = (list: Defect['operation'], change: (shopper: Shopper) => Promise<unknown>): Defect['show'] => {
  return async (shopper) => {
    const { as_of } = (await shopper.call(list, { query: {} })).data;
    await change(shopper);
    const { data } = await shopper.call(list, { query: { page: 2, limit: 2, as_of } });
    return [data.total, data.list.map(({ id }: Json) => id)];
  };
};

export const paging = defectsOf('paging', {
  'repeats-last': {
    operation: 'listOrders',
    title: 'OFFSET is one too small: page 2 begins with the last row of page 1',
    check: ['paging-repeat'],
    async answer(answered, gate) {
      const body = jsonOf(answered);
      const page = Number(gate.sent.query.get('page') ?? 1);
      if (body?.code !== 1 || page < 2 || body.data.list.length === 0) return;
      const query = new URLSearchParams(gate.sent.query);
      query.set('page', String(page - 1));
      const before = jsonOf(await gate.ask({ query }));
      body.data.list = [before.data.list.at(-1), ...body.data.list.slice(0, -1)];
      answered.text = JSON.stringify(body);
    },
    show: firstTwo,
  },
  gap: {
    operation: 'listBills',
    title: 'OFFSET is one too large: a row between two pages never comes',
    check: ['paging-gap', 'balance-chain'],
    answer: inData((data) => {
      if (data.page > 1) data.list.shift();
    }),
    show: firstTwo,
  },
  'total-of-page': {
    operation: 'listProducts',
    title: 'total is the number of entries on this page',
    check: ['paging-total'],
    answer: inData((data) => {
      data.total = data.list.length;
    }),
  },
  'total-of-all': {
    operation: 'listLikedProducts',
    title: 'total counts the rows of all customers',
    check: ['paging-total', 'paging-gap'],
    answer: inData((data) => {
      data.total += 211;
    }),
  },
  'limit-ignored': {
    operation: 'listHotProducts',
    title: 'limit is not looked at: a page always has 20 entries',
    check: ['paging-limit'],
    async answer(answered, { sent, ask }) {
      const body = jsonOf(answered);
      if (body?.code !== 1) return;
      const query = new URLSearchParams(sent.query);
      query.set('limit', '20');
      body.data.list = jsonOf(await ask({ query })).data.list;
      answered.text = JSON.stringify(body);
    },
    show: { query: { limit: 2 } },
  },
  'page-ignored': {
    operation: 'listShops',
    title: 'Every page is the first one',
    check: ['paging-repeat'],
    async answer(answered, { sent, ask }) {
      const body = jsonOf(answered);
      if (body?.code !== 1) return;
      const query = new URLSearchParams(sent.query);
      query.set('page', '1');
      body.data.list = jsonOf(await ask({ query })).data.list;
      answered.text = JSON.stringify(body);
    },
    show: firstTwo,
  },
  'page-from-zero': {
    operation: 'listNotifications',
    title: 'Spring counts pages from 0, and its answer says so',
    check: ['paging-echo', 'schema-value'],
    answer: inData((data) => {
      data.page -= 1;
    }),
  },
  'limit-echoed-wrong': {
    operation: 'listBoughtProducts',
    title: 'limit in the answer is the number of entries that came',
    check: ['paging-echo'],
    answer: inData((data) => {
      data.limit = Math.max(1, data.list.length);
    }),
    show: { query: { limit: 50 } },
  },
  'beyond-is-last': {
    operation: 'listRecharges',
    title: 'A page beyond the end is the last page again',
    check: ['paging-beyond', 'paging-repeat', 'paging-gap'],
    async answer(answered, { sent, ask }) {
      const body = jsonOf(answered);
      if (body?.code !== 1 || body.data.list.length > 0 || body.data.total === 0) return;
      const query = new URLSearchParams(sent.query);
      query.set('page', String(Math.ceil(body.data.total / body.data.limit)));
      body.data.list = jsonOf(await ask({ query })).data.list;
      answered.text = JSON.stringify(body);
    },
    show: { query: { page: 99 } },
  },
  'beyond-is-404': {
    operation: 'listFollowedShops',
    title: 'A page beyond the end is answered with 404',
    check: ['paging-beyond', 'http-status', 'status-for-refusal'],
    answer(answered) {
      const data = jsonOf(answered)?.data;
      if (data?.page > 1 && data.list.length === 0) answered.status = 404;
    },
    show: { query: { page: 99 } },
  },
  'join-doubles': {
    operation: 'listMyReviews',
    title: 'A JOIN without DISTINCT: an entry with two pictures comes twice',
    check: ['list-id-repeat', 'paging-repeat', 'paging-limit'],
    answer: inData((data) => {
      const [first] = data.list;
      if (first) data.list.splice(1, data.list.length > 1 ? 1 : 0, first);
    }),
    show: { query: {} },
  },
  'as-of-dropped': {
    operation: 'listProductReviews',
    title: 'as_of is made anew on each page, so that later pages shift',
    check: ['paging-as-of'],
    answer: inData((data, { sent }) => {
      if (sent.query.has('as_of')) data.as_of = `${data.as_of}x`;
    }),
    show: async ({ call }) => {
      const first = await call('listProductReviews', { query: { product_id: 101, limit: 3 } });
      const query = { product_id: 101, limit: 3, page: 2, as_of: first.data.as_of };
      return (await call('listProductReviews', { query })).data.as_of === first.data.as_of;
    },
  },
  'as-of-not-used': {
    operation: 'createOrder',
    title: 'as_of is echoed, and the query knows nothing of it',
    check: ['paging-shifts'],
    on: ['listOrders'],
    answer: ofNow('list', 'total'),
    show: afterChange('listOrders', (shopper) => order(shopper, 501)),
  },
  'as-of-not-in-the-count': {
    operation: 'createRecharge',
    title: 'total counts what was added after as_of, too',
    check: ['paging-shifts'],
    on: ['listRecharges'],
    answer: ofNow('total'),
    show: afterChange('listRecharges', ({ call }) => call('createRecharge')),
  },
  'as-of-in-the-count-alone': {
    operation: 'payOrders',
    title: 'as_of is in the query that counts, not in the one that lists',
    check: ['paging-shifts'],
    on: ['listBills'],
    answer: ofNow('list'),
    show: afterChange('listBills', ({ call }) => call('payOrders')),
  },
  'order-of-the-database': {
    operation: 'listRefunds',
    title: 'ORDER BY was forgotten: oldest first',
    check: ['list-order'],
    answer: inData(({ list }) => list.reverse()),
  },
  'sort-ignored': {
    operation: 'listProducts',
    title: 'sort is taken, and not used',
    check: ['sort-ignored'],
    request: inQuery((query) => {
      if (/^price_/.test(query.get('sort') ?? '')) query.delete('sort');
    }),
    show: { query: { sort: 'price_asc' } },
  },
  'filter-ignored': {
    operation: 'listBills',
    title: 'direction is taken, and not used',
    check: ['filter-ignored'],
    request: inQuery((query) => {
      if (['in', 'out'].includes(query.get('direction') ?? '')) query.delete('direction');
    }),
    show: { query: { direction: 'in' } },
  },
  'count-of-something-else': {
    operation: 'getCart',
    title: 'count also counts the lines that are no longer for sale',
    check: ['list-count'],
    answer: inData((data) => {
      data.count += data.invalid.length;
    }),
  },
  'default-of-the-framework': {
    operation: 'listOrders',
    title: 'A call that names no limit gets the framework’s 10 entries',
    check: ['paging-echo'],
    request: inQuery((query) => {
      if (!query.has('limit')) query.set('limit', '10');
    }),
    show: { query: {} },
  },
  'oldest-favourite-first': {
    operation: 'listLikedProducts',
    title: 'ORDER BY the id of the row: what was marked last comes last',
    check: ['list-order'],
    answer: inData(({ list }) => list.reverse()),
    show: { query: {} },
  },
  'zone-ignored': {
    operation: 'listBills',
    title: 'time_zone is taken, and days are those of UTC',
    check: ['filter-ignored'],
    request: inQuery((query) => {
      if (/^Pacific\//.test(query.get('time_zone') ?? '')) query.delete('time_zone');
    }),
    show: { query: { date_from: '2026-11-11', time_zone: 'Pacific/Kiritimati' } },
  },
  'months-of-the-page': {
    operation: 'listBills',
    title: 'The sums of a month are those of its bills on the page',
    check: ['money-sum'],
    answer: inData((data) => {
      for (const month of data.months) {
        const bills = data.list.filter(({ created_at }: Json) => created_at.startsWith(month.month));
        const paid = bills.filter(({ amount }: Json) => amount.startsWith('-'));
        month.out = fromCents(paid.reduce((sum: number, { amount }: Json) => sum + toCents(amount.slice(1)), 0));
      }
    }),
    show: { query: { limit: 1 } },
  },
  'facets-of-the-narrowed': {
    operation: 'listProducts',
    title: 'The counts of the categories are made from the list that the category has narrowed',
    check: ['parameter-too-far'],
    answer: inData((data, { sent }) => {
      const chosen = Number(sent.query.get('category_id'));
      if (chosen > 0) data.facets.categories = data.facets.categories.filter(({ id }: Json) => id === chosen);
    }),
    show: { query: { category_id: 1 } },
  },
  'unread-of-one-type': {
    operation: 'listNotifications',
    title: 'unread counts those of the type that was asked for',
    check: ['parameter-too-far'],
    answer: inData((data, { sent }) => {
      if (sent.query.has('type')) data.unread = data.list.filter(({ read }: Json) => !read).length;
    }),
    show: { query: { type: 'shop' } },
  },
  'price-up-to-below': {
    operation: 'listProducts',
    title: 'filter[price_max] leaves out what costs just as much',
    check: ['filter-ignored'],
    request: inQuery((query) => {
      const most = query.get('filter[price_max]') ?? '';
      if (isMoney(most) && toCents(most) > 0) query.set('filter[price_max]', fromCents(toCents(most) - 1));
    }),
    show: { query: { 'filter[price_max]': '129.90' } },
  },
  'areas-whatever-is-asked': {
    operation: 'listAreas',
    title: 'country and parent are taken, and not used: every answer is the list of countries',
    check: ['filter-ignored'],
    request: inQuery((query) => {
      if (/^[A-Z]{2}$/.test(query.get('country') ?? '')) query.delete('country');
      if (/^\d{1,9}$/.test(query.get('parent') ?? '')) query.delete('parent');
    }),
    show: { query: { country: 'JP' } },
  },
  'type-ignored': {
    operation: 'listNotifications',
    title: 'type is taken, and not used',
    check: ['filter-ignored'],
    request: inQuery((query) => {
      if (['order', 'wallet', 'shop', 'system'].includes(query.get('type') ?? '')) query.delete('type');
    }),
    show: { query: { type: 'shop' } },
  },
  'days-ignored': {
    operation: 'listRecharges',
    title: 'date_to is compared as a text with a time: nothing of it is left out',
    check: ['filter-ignored'],
    request: inQuery((query) => {
      if (/^\d{4}-\d\d-\d\d$/.test(query.get('date_to') ?? '')) query.delete('date_to');
    }),
    show: { query: { date_to: '2020-01-01' } },
  },
  'rate-of-nobody': {
    operation: 'listProducts',
    title: 'filter[rate_min] lets products without a review pass, and all others',
    check: ['filter-ignored'],
    request: inQuery((query) => {
      if (/^\d{1,2}$/.test(query.get('filter[rate_min]') ?? '')) query.delete('filter[rate_min]');
    }),
    show: { query: { 'filter[rate_min]': 99 } },
  },
  'score-at-least': {
    operation: 'listProductReviews',
    title: 'score is the lowest score that is wanted, not the one',
    check: ['filter-ignored'],
    async answer(answered, { sent, ask }) {
      const score = Number(sent.query.get('score'));
      const body = jsonOf(answered);
      if (!(score >= 1 && score <= 4) || body?.code !== 1) return;
      const query = new URLSearchParams(sent.query);
      query.set('score', '5');
      const best = jsonOf(await ask({ query })).data;
      body.data.list = [...body.data.list, ...best.list].slice(0, body.data.limit);
      body.data.total += best.total;
      answered.text = JSON.stringify(body);
    },
    show: { query: { product_id: 101, score: 4 } },
  },
  'tab-finds-nothing': {
    operation: 'listOrders',
    title: 'A status below zero is refused by the router’s pattern, and finds nothing',
    check: ['filter-ignored'],
    answer: inData((data, { sent }) => {
      if (!sent.query.get('status')?.startsWith('-')) return;
      data.list = [];
      data.total = 0;
    }),
    show: { query: { status: '-1' } },
  },
  'default-of-the-period': {
    operation: 'listHotProducts',
    title: 'Without a period the ranking is that of the month',
    check: ['default-ignored'],
    request: inQuery((query) => {
      if (!query.has('period')) query.set('period', 'month');
    }),
    show: { query: {} },
  },
  'total-of-everybody': {
    operation: 'listFollowedShops',
    title: 'total counts the shops that anybody follows',
    check: ['foreign-change', 'paging-total'],
    handle: (call) => {
      const result = call.next();
      if (result.kind !== 'data') return result;
      const everybody = [...call.sandbox.world.customers.values()];
      const data = result.data as { total: number };
      data.total = everybody.reduce((total, { follows }) => total + follows.length, 0);
      return result;
    },
    show: { query: {} },
  },
  'names-by-id': {
    operation: 'listAreas',
    title: 'ORDER BY id: areas come in the order of their numbers, not of their names',
    check: ['list-order'],
    answer: inData(({ list }) => list.sort((one: Json, other: Json) => one.id - other.id)),
    show: { query: {} },
  },
  'remembered-in-any-order': {
    operation: 'listProducts',
    title: 'WHERE id IN (…): what was asked for by id comes as the database finds it',
    check: ['sort-ignored'],
    answer: inData(({ list }, { sent }) => {
      if (sent.query.has('product_ids')) list.sort((one: Json, other: Json) => other.id - one.id);
    }),
    show: async ({ call }) =>
      (await call('listProducts', { query: { product_ids: [101, 103] } })).data.list.map(({ id }: Json) => id),
  },
  'suggestions-of-any-kind': {
    operation: 'listSuggestions',
    title: 'Shops and products that begin with what was typed come before the words that others searched for',
    check: ['list-order'],
    answer: inData(({ list }) => list.reverse()),
    show: { query: { keyword: 'a' } },
  },
  'total-too-large': {
    operation: 'listOrders',
    title: 'total counts the rows of a join, and there are more of them than one page has',
    check: ['paging-total', 'paging-gap'],
    answer: inData((data) => {
      if (data.total > 20) data.total += 7;
    }),
    show: { query: {} },
  },
  'filters-lost-in-search': {
    operation: 'listProducts',
    title: 'A keyword goes to the search engine alone: beside one, no filter does anything',
    check: ['filter-ignored'],
    request: inQuery((query) => {
      if (!query.has('keyword')) return;
      for (const name of [...query.keys()]) if (name.startsWith('filter[')) query.delete(name);
    }),
    show: { query: { keyword: 'a', 'filter[price_max]': '20.00' } },
  },
  'shops-not-searched': {
    operation: 'listOrders',
    title: 'keyword is looked for in order numbers and product names, not in shop names',
    check: ['filter-ignored'],
    answer: inData((data, { sent }) => {
      const keyword = sent.query.get('keyword')?.toLowerCase();
      if (!keyword) return;
      const has = (text: string) => text.toLowerCase().includes(keyword);
      data.list = data.list.filter(({ sn, items }: Json) => has(sn) || items.some(({ name }: Json) => has(name)));
      data.total = data.list.length;
    }),
    show: { query: { keyword: 'Northwind' } },
  },
  'search-by-case': {
    operation: 'listProducts',
    title: 'The words of a name are compared byte by byte: TRAIL does not find Trail',
    check: ['filter-ignored'],
    request: notFinding(/\p{Lu}{2}/u),
    show: { query: { keyword: 'TRAIL' } },
  },
  'search-by-width': {
    operation: 'listShops',
    title: 'Wide letters, as a Japanese keyboard writes them, find nothing',
    check: ['filter-ignored'],
    request: notFinding(/[\uff21-\uff5a]/),
    show: { query: { keyword: 'ｔｒａｉｌ' } },
  },
  'search-by-accent': {
    operation: 'listLikedProducts',
    title: 'The collation tells é from e: a word with an accent that the shop has not written finds nothing',
    check: ['filter-ignored'],
    request: notFinding(/\p{Script=Latin}\p{M}/u),
    show: { query: { keyword: 'tént' } },
  },
  'pictures-of-any-score': {
    operation: 'listProductReviews',
    title: 'Of two filters the last one is used: score does nothing beside with_pictures',
    check: ['filter-ignored'],
    request: inQuery((query) => {
      if (query.get('with_pictures') === 'true') query.delete('score');
    }),
    show: { query: { product_id: 101, score: 1, with_pictures: true } },
  },
  'oldest-before': {
    operation: 'listMessages',
    title: 'before_id answers the oldest messages of all, not those just before it',
    check: ['filter-ignored'],
    handle: ({ input, next }) => {
      const { before_id, limit = 20, ...query } = input.query as Json;
      if (before_id === undefined) return next();
      const result = next({ ...input, query: { ...query, before_id, limit: 50 } });
      if (result.kind !== 'data') return result;
      const data: Json = result.data;
      return { kind: 'data', data: { ...data, list: data.list.slice(0, limit), has_more: data.list.length > limit } };
    },
    show: { query: { shop_id: 0, before_id: 4003, limit: 1 } },
  },
  'one-tab-for-an-order': {
    operation: 'getOrderCounts',
    title: 'GROUP BY status: an order in after-sale is missing from the tab of its fulfilment',
    check: ['same-elsewhere'],
    answer: inData(({ counts }) => {
      const delivered = counts.find(({ status }: Json) => status === '2');
      if (delivered.count > 0) delivered.count -= 1;
    }),
    show: { query: {} },
  },
});
