import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { readContract } from './read-contract.ts';

const contract = await readContract();
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(contract, 'contract');
const accepts = (schema: string, value: unknown) => ajv.validate(`contract#/components/schemas/${schema}`, value);

test('an unknown member is accepted where clients ignore unknown members', () => {
  expect(accepts('NotificationType', 'coupon')).toBe(true);
  expect(accepts('BillType', 'cashback')).toBe(true);
  expect(accepts('OrderStatus', 9)).toBe(true);
  expect(accepts('OrderTab', '9')).toBe(true);
  expect(accepts('Suggestion', { kind: 'brand', text: 'Aria', id: 7, picture: null })).toBe(true);
  expect(accepts('HomeBlock', { type: 'live_shows', shows: [{ room: 7 }] })).toBe(true);
});

test('a block of a known type must match its type', () => {
  expect(accepts('HomeBlock', { type: 'notices', items: [{ id: 1, text: 'We moved', link: null }] })).toBe(true);
  expect(accepts('HomeBlock', { type: 'notices', items: [] })).toBe(false);
  expect(accepts('HomeBlock', { type: 'notices', shows: [{ room: 7 }] })).toBe(false);
});

test('HomeOtherBlock excludes exactly the types of the known blocks', () => {
  const { HomeBlock, HomeOtherBlock, ...schemas } = contract.components.schemas;
  const names = (HomeBlock?.oneOf ?? []).map(({ $ref = '' }) => $ref.split('/').at(-1) ?? '');
  const known = names.flatMap((name) => schemas[name]?.properties?.['type']?.const ?? []);
  expect(HomeOtherBlock?.properties?.['type']?.not?.enum).toEqual(known);
});

test('the filters of requests are closed lists', () => {
  expect(accepts('NotificationTypeFilter', 'coupon')).toBe(false);
  expect(accepts('BillTypeFilter', 'cashback')).toBe(false);
  expect(accepts('OrderStatusFilter', '9')).toBe(false);
});
