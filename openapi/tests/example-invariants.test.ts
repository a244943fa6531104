import { expect, test } from 'vitest';
import { wrongAddressRules } from './example-invariants/address-rules.ts';
import {
  wrongFacets,
  wrongProductCounts,
  wrongProducts,
  wrongRelaxCounts,
  wrongShops,
} from './example-invariants/catalogue.ts';
import { inconsistentFields } from './example-invariants/consistency.ts';
import * as counts from './example-invariants/counts.ts';
import { ENTITY_VIEWS } from './example-invariants/entity-views.ts';
import { type ExampleNode, exampleNodes, isFields } from './example-invariants/example-nodes.ts';
import * as ledger from './example-invariants/ledger.ts';
import * as pagination from './example-invariants/pagination.ts';
import { wrongDeliveryDates, wrongSizeGuides, wrongSwatches } from './example-invariants/product-details.ts';
import { danglingIds } from './example-invariants/references.ts';
import { wrongReviewSummaries } from './example-invariants/review-summaries.ts';
import * as timestamps from './example-invariants/timestamps.ts';
import * as totals from './example-invariants/totals.ts';
import { readContract } from './read-contract.ts';

const contract = await readContract();
const { OrderStatusFilter } = contract.components.schemas;
const statuses = (OrderStatusFilter?.enum ?? []).map(String);

/** `examples.test.ts` shows that the invariants hold; here each must detect a mutated value. */
type Mutant = [
  title: string,
  invariant: (all: ExampleNode[]) => string[],
  operationId: string,
  path: string,
  key: string,
  to: unknown,
];

const MUTANTS: Mutant[] = [
  ['a dangling id', (all) => danglingIds(contract, all), 'getCart', 'data.invalid[0]', 'product_id', 999],
  ['a differing name', inconsistentFields, 'getOrder', 'data.items[0]', 'name', 'Aria 3'],
  ['an answer with another id', (all) => pagination.answersWithWrongId(contract, all), 'getOrder', 'data', 'id', 9001],
  ['a total larger than the page', pagination.wrongPages, 'listOrders', 'data', 'total', 10],
  ['a duplicate entry', pagination.duplicateEntries, 'listAddresses', 'data.list[1]', 'id', 11],
  ['a wrong subtotal of a line', totals.wrongLines, 'getOrder', 'data.items[0]', 'subtotal', '129.91'],
  ['a wrong total', totals.wrongOrders, 'getOrder', 'data', 'total_amount', '134.39'],
  ['a wrong quantity', totals.wrongOrders, 'getOrder', 'data', 'quantity', 2],
  ['a refund quote that does not add up', totals.wrongRefundQuotes, 'quoteRefund', 'data', 'max_amount', '134.41'],
  ['a wrong freight in a quote', totals.wrongQuotes, 'quoteOrder', 'data', 'freight', '4.00'],
  ['a payment amount that is not the sum of its orders', totals.wrongPayments, 'payOrders', 'data', 'amount', '999.00'],
  ['a cart that counts its invalid line', totals.wrongCarts, 'getCart', 'data', 'count', 3],
  ['an arrival that ignores the fee', totals.wrongArrivals, 'listWithdrawals', 'data.list[0]', 'fee', '0.00'],
  ['a wrong review average', wrongReviewSummaries, 'getProduct', 'data.reviews', 'average', 4.9],
  ['a bill that breaks the balance chain', ledger.brokenBalanceChain, 'listBills', 'data.list[3]', 'amount', '-134.41'],
  ['a balance that differs from the newest bill', ledger.wrongBalances, 'getUserInfo', 'data', 'balance', '1240.01'],
  ['a bill without a source', ledger.unmatchedBills, 'listBills', 'data.list[0].source', 'id', 9001],
  ['a wrong count of a month', ledger.wrongAuditMonths, 'listRecharges', 'data.months[0]', 'count', 4],
  ['a wrong sum of a month', ledger.wrongAuditMonths, 'listWithdrawals', 'data.months[0]', 'settled', '412.70'],
  ['a wrong monthly sum', ledger.wrongMonths, 'listBills', 'data.months[0]', 'in', '0.00'],
  ['a stock that is not the sum of the skus', wrongProducts, 'getProduct', 'data', 'stock', 19],
  ['a wrong product count', wrongProductCounts, 'listCategories', 'data.list[0]', 'product_count', 5],
  ['an only specification that does not exist', wrongProducts, 'getProduct', 'data', 'sku_id', 1011],
  [
    'a relaxed count below the total',
    wrongRelaxCounts,
    'listProducts',
    'data',
    'relax',
    [{ condition: 'price', count: 1 }],
  ],
  ['averages of another category', wrongShops, 'getShop', 'data.scores.category', 'name', 'Toys'],
  ['a swatch that is missing', wrongSwatches, 'getProduct', 'data.spec_groups[0].values[0]', 'swatch', null],
  [
    'a size without a row',
    wrongSizeGuides,
    'getProduct',
    'data',
    'size_guide',
    { columns: ['Colour'], rows: [['Mist']] },
  ],
  ['a wrong day of arrival', wrongDeliveryDates, 'getProduct', 'data.delivery', 'arrives_by', '2026-12-09'],
  ['a wrong number of reviews in a language', wrongReviewSummaries, 'getProduct', 'data.reviews', 'languages', []],
  ['a postcode that breaks the rule', wrongAddressRules, 'getAddress', 'data', 'postcode', '6048'],
  ['a mobile example that breaks the pattern', wrongAddressRules, 'listAreas', 'data.list[0]', 'mobile_example', '+81'],
  ['a wrong facet count', wrongFacets, 'listProducts', 'data.facets', 'in_stock', 99],
  [
    'an order paid before it was created',
    timestamps.unorderedTimestamps,
    'getOrder',
    'data',
    'paid_at',
    '2026-11-01T00:00:00Z',
  ],
  [
    'a past timestamp in the future',
    timestamps.timestampsOnWrongSideOfNow,
    'getOrder',
    'data',
    'shipped_at',
    '2026-12-01T00:00:00Z',
  ],
  [
    'a server_time that differs from the envelope time',
    timestamps.timestampsOnWrongSideOfNow,
    'getOrder',
    'data',
    'server_time',
    '2026-11-20T11:00:00Z',
  ],
  [
    'a pay deadline on a paid order',
    timestamps.wrongPayDeadlines,
    'getOrder',
    'data',
    'pay_deadline',
    '2026-11-20T10:30:00Z',
  ],
  ['an unsorted list', timestamps.unsortedLists, 'listBills', 'data.list[0]', 'created_at', '2026-10-01T00:00:00Z'],
  ['an action that the status forbids', counts.wrongAllowedActions, 'getOrder', 'data', 'allowed_actions', ['pay']],
  [
    'a wrong order count',
    (all) => counts.wrongOrderCounts(all, statuses),
    'getOrderCounts',
    'data.counts[1]',
    'count',
    5,
  ],
  ['a filtered list that differs', counts.wrongFilteredLists, 'listOrders', 'data.list[0]', 'status', 1],
  ['a wrong badge', counts.wrongBadges, 'getBadges', 'data', 'bag', 3],
  ['a wrong count of unread notifications', counts.wrongUnreadCounts, 'listNotifications', 'data', 'unread', 9],
];

test.each(MUTANTS)(
  'the invariants detect %s and name its location',
  (_title, invariant, operationId, path, key, to) => {
    const all = structuredClone(exampleNodes(contract));
    const before = invariant(all);
    const node = all.find((one) => one.operationId === operationId && one.example === 'ordinary' && one.path === path);
    // Safe, since `all` is a clone. Nested objects are shared with their containing nodes, as in the original.
    Object.assign(isFields(node?.value) ? node.value : {}, { [key]: to });
    const found = invariant(all).filter((line) => !before.includes(line));
    expect(found.join('\n')).toMatch(/^\w+ \w+ .*: expected .+, found /m);
  },
);

test('the invariants detect reads answered at different times', () => {
  const all = exampleNodes(contract).map((one) => (one.operationId === 'getCart' ? { ...one, at: 0 } : one));
  expect(timestamps.readsAtDifferentTimes(all)).toHaveLength(1);
});

test('every schema with an entity view occurs in an example', () => {
  const all = exampleNodes(contract);
  const visited = new Set(all.map(({ schema }) => schema));
  expect(Object.keys(ENTITY_VIEWS).filter((schema) => !visited.has(schema))).toEqual([]);
  expect(all.filter(({ schema, path }) => schema === '' && path !== 'data')).toEqual([]);
});
