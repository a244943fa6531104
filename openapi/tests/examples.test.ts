import { describe, expect, test } from 'vitest';
import { wrongAddressRules } from './example-invariants/address-rules.ts';
import {
  wrongFacets,
  wrongProductCounts,
  wrongProducts,
  wrongRelaxCounts,
  wrongShops,
} from './example-invariants/catalogue.ts';
import { inconsistentFields } from './example-invariants/consistency.ts';
import {
  wrongAllowedActions,
  wrongBadges,
  wrongFilteredLists,
  wrongOrderCounts,
  wrongUnreadCounts,
} from './example-invariants/counts.ts';
import { exampleNodes } from './example-invariants/example-nodes.ts';
import {
  brokenBalanceChain,
  unmatchedBills,
  wrongAuditMonths,
  wrongBalances,
  wrongMonths,
} from './example-invariants/ledger.ts';
import { answersWithWrongId, duplicateEntries, wrongPages } from './example-invariants/pagination.ts';
import { wrongDeliveryDates, wrongSizeGuides, wrongSwatches } from './example-invariants/product-details.ts';
import { danglingIds } from './example-invariants/references.ts';
import { wrongReviewSummaries } from './example-invariants/review-summaries.ts';
import {
  readsAtDifferentTimes,
  timestampsOnWrongSideOfNow,
  unorderedTimestamps,
  unsortedLists,
  wrongPayDeadlines,
} from './example-invariants/timestamps.ts';
import {
  wrongArrivals,
  wrongCarts,
  wrongLines,
  wrongOrders,
  wrongPayments,
  wrongQuotes,
  wrongRefundQuotes,
} from './example-invariants/totals.ts';
import { readContract } from './read-contract.ts';

const contract = await readContract();
const all = exampleNodes(contract);
const { OrderStatusFilter } = contract.components.schemas;
const tabs = (OrderStatusFilter?.enum ?? []).map(String);

describe('references', () => {
  test('every id refers to an entity of some example', () => expect(danglingIds(contract, all)).toEqual([]));
  test('an entity has the same fields in every example', () => expect(inconsistentFields(all)).toEqual([]));
  test('an answer has the id of its request', () => expect(answersWithWrongId(contract, all)).toEqual([]));
});

describe('totals, in whole cents', () => {
  test('subtotal of a line = price × quantity', () => expect(wrongLines(all)).toEqual([]));
  test('total of an order = items + freight - discount', () => expect(wrongOrders(all)).toEqual([]));
  test('total of a quote = sum of its shops', () => expect(wrongQuotes(all)).toEqual([]));
  test('amount of a refund = goods - discount + freight', () => expect(wrongRefundQuotes(all)).toEqual([]));
  test('a payment takes the sum of its orders from the balance', () => expect(wrongPayments(all)).toEqual([]));
  test('the cart counts the pieces of its valid lines', () => expect(wrongCarts(all)).toEqual([]));
  test('arrival = amount - fee', () => expect(wrongArrivals(all)).toEqual([]));
  test('a review summary adds up', () => expect(wrongReviewSummaries(all)).toEqual([]));
});

describe('the ledger', () => {
  test('balance after a bill = balance before + amount', () => expect(brokenBalanceChain(all)).toEqual([]));
  test('balance of the newest bill = available + pending', () => expect(wrongBalances(all)).toEqual([]));
  test('movements and bills match one to one', () => expect(unmatchedBills(all)).toEqual([]));
  test('monthly sums add up their bills', () => expect(wrongMonths(all)).toEqual([]));
  test('monthly sums add up their top-ups and withdrawals', () => expect(wrongAuditMonths(all)).toEqual([]));
});

describe('the catalogue', () => {
  test('a product card agrees with its SKUs', () => expect(wrongProducts(all)).toEqual([]));
  test('product counts of categories, shops and home agree with the list', () =>
    expect(wrongProductCounts(all)).toEqual([]));
  test('facet counts agree with the list', () => expect(wrongFacets(all)).toEqual([]));
  test('relaxed counts agree with the facets', () => expect(wrongRelaxCounts(all)).toEqual([]));
  test('collections and averages agree with the shop’s products', () => expect(wrongShops(all)).toEqual([]));
  test('swatches are complete', () => expect(wrongSwatches(all)).toEqual([]));
  test('size guides agree with the sizes', () => expect(wrongSizeGuides(all)).toEqual([]));
  test('days of arrival agree with the numbers of days', () => expect(wrongDeliveryDates(all)).toEqual([]));
  test("addresses agree with their country's rules", () => expect(wrongAddressRules(all)).toEqual([]));
});

describe('timestamps', () => {
  test('created, paid, shipped, received, completed come in this order', () =>
    expect(unorderedTimestamps(all)).toEqual([]));
  test('deadlines are in the future, other timestamps in the past', () =>
    expect(timestampsOnWrongSideOfNow(all)).toEqual([]));
  test('all reads are answered at the same time', () => expect(readsAtDifferentTimes(all)).toEqual([]));
  test('only an unpaid order has a pay deadline, 30 minutes after its creation', () =>
    expect(wrongPayDeadlines(all)).toEqual([]));
  test('lists are newest first', () => expect(unsortedLists(all)).toEqual([]));
});

describe('lists and counts', () => {
  test('the length of a page follows from page, limit and total', () => expect(wrongPages(all)).toEqual([]));
  test('lists have no duplicate entries', () => expect(duplicateEntries(all)).toEqual([]));
  test('allowed actions follow from the status', () => expect(wrongAllowedActions(all)).toEqual([]));
  test('order counts agree with the order list', () => expect(wrongOrderCounts(all, tabs)).toEqual([]));
  test('a filtered list is the matching part of the unfiltered one', () => expect(wrongFilteredLists(all)).toEqual([]));
  test('badges agree with the lists they count', () => expect(wrongBadges(all)).toEqual([]));
  test('unread notifications are counted', () => expect(wrongUnreadCounts(all)).toEqual([]));
});
