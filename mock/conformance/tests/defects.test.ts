import type { OperationId } from '@meridian/sdk';
import { afterAll, describe, expect, test } from 'vitest';
import { LONG } from '../src/run/sandbox-run.testing.ts';
import type { Defect } from './defects/defect.ts';
import { defects, few } from './defects/defects.ts';
import { inEnvelope, jsonOf } from './defects/edits.ts';
import { startBrokenMock } from './defects/start-broken-mock.ts';
import { expectNamed, holdAgainst } from './hold-against.ts';

// Keeps the shared mock behind all broken servers running.
const keeper = await startBrokenMock();
afterAll(() => keeper.close());

describe('the active run names the defect on its operation', () => {
  test.each(few.map((defect) => [defect.id, defect] as const))('%s', (_, defect) => expectNamed(defect), LONG);
});

test('requests at once and one after the other find the same', { timeout: LONG }, async () => {
  for (const defect of few.slice(2)) {
    const [alone, beside] = [1, undefined].map(async (parallel) => {
      const { findings } = await holdAgainst(defect, [defect.operation], parallel);
      return [
        ...new Set(findings.map(({ operation, check, message }) => `${operation} ${check}: ${message}`)),
      ].toSorted();
    });
    expect(await alone).not.toEqual([]);
    expect(await beside).toEqual(await alone);
  }
});

test('a missing operation is the only finding for it', { timeout: LONG }, async () => {
  const missing = defects.find(({ id }) => id === 'http-route-missing');
  const { findings } = await holdAgainst(missing, ['createStepUp']);
  expect(findings.map(({ operation, check }) => [operation, check])).toEqual([['createStepUp', 'operation-missing']]);
});

test('it finds nothing on the same operations of the sound mock', { timeout: LONG }, async () => {
  const { findings } = await holdAgainst(undefined, [...new Set(few.map(({ operation }) => operation))]);
  expect(findings.map(({ operation, check, message, at }) => `${operation} ${check}: ${message} ${at}`)).toEqual([]);
});

test('a read that lags behind a change is not blamed on the calls that are refused after it', {
  timeout: LONG,
}, async () => {
  const lagging: Defect = {
    id: 'none',
    area: 'none',
    title: 'The cart is read from a replica, which is a moment late',
    operation: 'deleteCartLines',
    on: ['getCart', 'addCartLine', 'updateCartLine', 'deleteCartLines', 'restoreCartLines'],
    check: ['read-after-write'],
    answer(answered, { operation, memory }) {
      const cart = memory.get('cart') ?? { shown: answered.text, changed: 0 };
      memory.set('cart', cart);
      const isLate = Date.now() - cart.changed < 1000;
      if (operation !== 'getCart') cart.changed = jsonOf(answered)?.code === 1 ? Date.now() : cart.changed;
      else if (isLate) [answered.text, cart.changed] = [cart.shown, 0];
      else cart.shown = answered.text;
    },
  };
  const { findings } = await holdAgainst(lagging, ['deleteCartLines']);
  const blamed = findings.filter(({ check, severity }) => check === 'refusal-changes' && severity === 'error');
  expect(blamed).toEqual([]);
});

test('it accepts object members in a different order each time', { timeout: LONG }, async () => {
  const lists: OperationId[] = ['listFollowedShops', 'listLikedProducts', 'listMyReviews', 'listBoughtProducts'];
  let answers = 0;
  const reordered = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reordered);
    if (typeof value !== 'object' || value === null) return value;
    const members = Object.entries(value).map(([key, member]) => [key, reordered(member)] as const);
    return Object.fromEntries(answers % 2 === 0 ? members : members.toReversed());
  };
  const unordered: Defect = {
    id: 'none',
    area: 'none',
    title: 'The members of an object have no order',
    operation: 'listFollowedShops',
    on: lists,
    check: ['paging-gap'],
    answer: inEnvelope((envelope) => {
      answers += 1;
      return reordered(envelope);
    }),
  };
  const { findings } = await holdAgainst(unordered, lists);
  expect(findings.map(({ operation, check, message, at }) => `${operation} ${check}: ${message} ${at}`)).toEqual([]);
});
