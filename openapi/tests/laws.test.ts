import { expect, test } from 'vitest';
import { readContract } from './bundle.ts';
import { wrongFacets, wrongProductCounts, wrongProducts } from './world/catalogue.ts';
import * as dates from './world/dates.ts';
import * as ledger from './world/ledger.ts';
import * as lists from './world/lists.ts';
import { danglingIds } from './world/references.ts';
import { wrongReviewSummaries } from './world/review-summaries.ts';
import { differingFields } from './world/sameness.ts';
import { isFields, type Shown, showAll } from './world/show.ts';
import * as sums from './world/sums.ts';
import * as tabs from './world/tabs.ts';
import { VIEWS } from './world/views.ts';

const contract = await readContract();
const { OrderStatusFilter } = contract.components.schemas;
const statuses = (OrderStatusFilter?.enum ?? []).map(String);

/** The laws hold for the examples as they are; here each meets a world in which one thing is wrong. */
type Fault = [
  title: string,
  law: (all: Shown[]) => string[],
  operationId: string,
  path: string,
  key: string,
  to: unknown,
];

const FAULTS: Fault[] = [
  ['an id of nothing', (all) => danglingIds(contract, all), 'getCart', 'data.invalid[0]', 'product_id', 999],
  ['another name', differingFields, 'getOrder', 'data.items[0]', 'name', 'Aria 3'],
  ['another order', (all) => lists.answersAboutOthers(contract, all), 'getOrder', 'data', 'id', 9001],
  ['a missing entry', lists.wrongPages, 'listOrders', 'data', 'total', 10],
  ['an entry twice', lists.repeatedEntries, 'listAddresses', 'data.list[1]', 'id', 11],
  ['a wrong subtotal of a line', sums.wrongLines, 'getOrder', 'data.items[0]', 'subtotal', '129.91'],
  ['a wrong total', sums.wrongOrders, 'getOrder', 'data', 'total', '134.39'],
  ['a wrong quantity', sums.wrongOrders, 'getOrder', 'data', 'quantity', 2],
  ['a wrong freight in a quote', sums.wrongQuotes, 'quoteOrder', 'data', 'freight', '4.00'],
  ['a payment of too much', sums.wrongPayments, 'payOrders', 'data', 'amount', '999.00'],
  ['a cart that counts its invalid line', sums.wrongCarts, 'getCart', 'data', 'count', 3],
  ['an arrival without the fee', sums.wrongArrivals, 'listWithdrawals', 'data.list[0]', 'fee', '0.00'],
  ['an average that is too good', wrongReviewSummaries, 'getProduct', 'data.reviews', 'average', 4.9],
  ['an amount that breaks the chain', ledger.brokenChain, 'listBills', 'data.list[3]', 'amount', '-134.41'],
  ['a balance that is not the newest', ledger.balancesApart, 'getUserInfo', 'data', 'balance', '1240.01'],
  ['a bill of nothing', ledger.billsWithoutSource, 'listBills', 'data.list[0].source', 'id', 9001],
  ['a month that lost a bill', ledger.wrongMonths, 'listBills', 'data.months[0]', 'in', '0.00'],
  ['more stock than its specifications', wrongProducts, 'getProduct', 'data', 'stock', 19],
  ['a category with too many products', wrongProductCounts, 'listCategories', 'data.list[0]', 'product_count', 5],
  ['a facet with too many products', wrongFacets, 'listProducts', 'data.facets', 'in_stock', 99],
  ['paid before it was made', dates.timesOutOfOrder, 'getOrder', 'data', 'paid_at', '2026-11-01T00:00:00Z'],
  ['a past in the future', dates.timesOffTheClock, 'getOrder', 'data', 'shipped_at', '2026-12-01T00:00:00Z'],
  ['another clock', dates.timesOffTheClock, 'getOrder', 'data', 'serverTime', '2026-11-20T11:00:00Z'],
  ['a deadline of a paid order', dates.wrongPayDeadlines, 'getOrder', 'data', 'pay_deadline', '2026-11-20T10:30:00Z'],
  ['a list out of order', dates.listsOutOfOrder, 'listBills', 'data.list[0]', 'created_at', '2026-10-01T00:00:00Z'],
  ['an action that the status forbids', tabs.wrongActions, 'getOrder', 'data', 'allowed_actions', ['pay']],
  ['a wrong number on a tab', (all) => tabs.wrongCounts(all, statuses), 'getOrderCounts', 'data.counts[1]', 'count', 5],
  ['a filtered list that differs', tabs.wrongParts, 'listOrders', 'data.list[0]', 'status', 1],
  ['a wrong badge', tabs.wrongBadges, 'getBadges', 'data', 'bag', 3],
  ['a wrong number to review', tabs.wrongWaiting, 'getOrderCounts', 'data', 'to_review', 2],
];

test.each(FAULTS)('%s is noticed, with its place', (_title, law, operationId, path, key, to) => {
  const all = structuredClone(showAll(contract));
  const before = law(all);
  const shown = all.find((one) => one.operationId === operationId && one.example === 'ordinary' && one.path === path);
  // The clone is ours to damage; objects inside it are shared by the sights of their owners, as in the original.
  Object.assign(isFields(shown?.value) ? shown.value : {}, { [key]: to });
  const found = law(all).filter((line) => !before.includes(line));
  expect(found.join('\n')).toMatch(/^\w+ \w+ .*: expected .+, found /m);
});

test('reads that are not answered together are noticed', () => {
  const all = showAll(contract).map((one) => (one.operationId === 'getCart' ? { ...one, at: 0 } : one));
  expect(dates.answersAtOtherTimes(all)).toHaveLength(1);
});

test('the walker meets every schema that shows an entity, in every operation that has one', () => {
  const all = showAll(contract);
  const met = new Set(all.map(({ schema }) => schema));
  expect(Object.keys(VIEWS).filter((schema) => !met.has(schema))).toEqual([]);
  expect(all.filter(({ schema, path }) => schema === '' && path !== 'data')).toEqual([]);
});
