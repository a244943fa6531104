import { describe, expect, test } from 'vitest';
import { readContract } from './bundle.ts';
import { wrongFacets, wrongProductCounts, wrongProducts } from './world/catalogue.ts';
import {
  answersAtOtherTimes,
  listsOutOfOrder,
  timesOffTheClock,
  timesOutOfOrder,
  wrongPayDeadlines,
} from './world/dates.ts';
import { balancesApart, billsWithoutSource, brokenChain, wrongMonths } from './world/ledger.ts';
import { answersAboutOthers, repeatedEntries, wrongPages } from './world/lists.ts';
import { danglingIds } from './world/references.ts';
import { wrongReviewSummaries } from './world/review-summaries.ts';
import { differingFields } from './world/sameness.ts';
import { showAll } from './world/show.ts';
import { wrongArrivals, wrongCarts, wrongLines, wrongOrders, wrongPayments, wrongQuotes } from './world/sums.ts';
import { wrongActions, wrongBadges, wrongCounts, wrongParts, wrongWaiting } from './world/tabs.ts';

const contract = await readContract();
const all = showAll(contract);
const { OrderStatusFilter } = contract.components.schemas;
const tabs = (OrderStatusFilter?.enum ?? []).map(String);

describe('one coherent world', () => {
  test('every id that is mentioned is shown somewhere', () => expect(danglingIds(contract, all)).toEqual([]));
  test('the same thing looks the same wherever it appears', () => expect(differingFields(all)).toEqual([]));
  test('an answer is about what was asked for', () => expect(answersAboutOthers(contract, all)).toEqual([]));
});

describe('sums, in whole cents', () => {
  test('a line is its price times its quantity', () => expect(wrongLines(all)).toEqual([]));
  test('an order is its items plus freight less discount', () => expect(wrongOrders(all)).toEqual([]));
  test('a quote is the sum of its shops', () => expect(wrongQuotes(all)).toEqual([]));
  test('a payment takes the sum of its orders from the balance', () => expect(wrongPayments(all)).toEqual([]));
  test('the cart counts the pieces of its valid lines', () => expect(wrongCarts(all)).toEqual([]));
  test('what arrives is the amount less the fee', () => expect(wrongArrivals(all)).toEqual([]));
  test('a review summary adds up', () => expect(wrongReviewSummaries(all)).toEqual([]));
});

describe('the ledger', () => {
  test('each balance is the one before it plus the amount', () => expect(brokenChain(all)).toEqual([]));
  test('the newest balance is the balance, available plus pending', () => expect(balancesApart(all)).toEqual([]));
  test('every movement has one bill, every bill one movement', () => expect(billsWithoutSource(all)).toEqual([]));
  test('a month adds up its bills', () => expect(wrongMonths(all)).toEqual([]));
});

describe('the catalogue', () => {
  test('a product is what its specifications add up to', () => expect(wrongProducts(all)).toEqual([]));
  test('categories, shops and home count the products', () => expect(wrongProductCounts(all)).toEqual([]));
  test('facets count the list', () => expect(wrongFacets(all)).toEqual([]));
});

describe('times', () => {
  test('created, paid, shipped, received, completed come in this order', () =>
    expect(timesOutOfOrder(all)).toEqual([]));
  test('deadlines lie ahead, everything else behind', () => expect(timesOffTheClock(all)).toEqual([]));
  test('reads are all answered at the same time', () => expect(answersAtOtherTimes(all)).toEqual([]));
  test('only an unpaid order has a pay deadline, 30 minutes after its making', () =>
    expect(wrongPayDeadlines(all)).toEqual([]));
  test('lists are newest first', () => expect(listsOutOfOrder(all)).toEqual([]));
});

describe('lists and counts', () => {
  test('a page holds what its number, size and total leave for it', () => expect(wrongPages(all)).toEqual([]));
  test('no list shows an entry twice', () => expect(repeatedEntries(all)).toEqual([]));
  test('each status offers its actions', () => expect(wrongActions(all)).toEqual([]));
  test('the counts of the tabs are those of the list', () => expect(wrongCounts(all, tabs)).toEqual([]));
  test('a filtered list is that part of the whole', () => expect(wrongParts(all)).toEqual([]));
  test('badges agree with what they count', () => expect(wrongBadges(all)).toEqual([]));
  test('what waits for a review or a reader is counted', () => expect(wrongWaiting(all)).toEqual([]));
});
