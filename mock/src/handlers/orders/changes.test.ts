import { expect, test } from 'vitest';
import { openSandbox } from '../../../tests/harness/open-sandbox.ts';
import { DAY } from '../../world/clock.ts';

test('the address of an order can be changed until it is shipped, within the country', () => {
  const { call, refusal, demo, world, advance } = openSandbox({ checkInvariants: true });
  const body = { order_id: 9002, address_id: 12 };
  expect(call('updateOrderAddress', { body }).address).toMatchObject({
    detail: '4-1 Umeda',
    tag: 'company',
    postcode: '530-0001',
  });
  expect(call('updateOrderAddress', { body: { order_id: 9001, address_id: 12 } }).address.detail).toBe('4-1 Umeda');
  expect(refusal('updateOrderAddress', { body: { ...body, address_id: 99 } }).name).toBe('address_not_found');
  const france = world.areas.find(({ code }) => code === 'FR');
  const region = world.areas.find(({ parentId }) => parentId === france?.id);
  const [home] = demo.addresses;
  if (!home || !region) throw new Error('The world lacks what the test needs');
  demo.addresses.push({ ...home, id: 19, country: 'FR', areaIds: [region.id], postcode: '69002', isDefault: false });
  expect(refusal('updateOrderAddress', { body: { ...body, address_id: 19 } }).name).toBe('order_country_fixed');
  advance(2 * DAY);
  expect(refusal('updateOrderAddress', { body })).toEqual({
    name: 'order_state_changed',
    details: { order_id: 9002, status: 2 },
  });
});

test('the automatic receipt can be postponed once, by seven days', () => {
  const { call, refusal, order, advance } = openSandbox({ checkInvariants: true });
  const body = { order_id: 9003 };
  expect(order(9003)).toMatchObject({ receipt_by: '2026-11-25T06:30:00Z', receipt_extended: false });
  const later = { receipt_by: '2026-12-02T06:30:00Z', next_by: '2026-12-02T06:30:00Z', receipt_extended: true };
  expect(call('extendReceipt', { body })).toMatchObject(later);
  expect(order(9003).allowed_actions).not.toContain('extend_receipt');
  expect(refusal('extendReceipt', { body }).name).toBe('receipt_already_extended');
  advance(11 * DAY);
  expect(order(9003).fulfilment).toBe(2);
  advance(2 * DAY);
  expect(order(9003)).toMatchObject({ fulfilment: 3, received_at: '2026-12-02T06:30:00Z', receipt_by: null });
  expect(refusal('extendReceipt', { body }).name).toBe('order_state_changed');
});

test('[B8.07] a quote without an address promises nothing about duties', () => {
  const { call, demo } = openSandbox({ checkInvariants: true });
  demo.addresses = [];
  const { groups } = call('quoteOrder', { body: { source: { from: 'cart', line_ids: [501, 502] } } });
  const note = 'Duties and import taxes are shown once you choose an address.';
  expect(groups.map(({ duties }) => duties)).toEqual(
    groups.map(() => ({ included: false, note, lines: null, on_delivery_amount: null, estimate: null })),
  );
});

test('a quote and an order name the seller and whether duties are included', () => {
  const { call, order } = openSandbox({ checkInvariants: true });
  const source = { from: 'product' as const, product_id: 106, sku_id: 1061, quantity: 1 };
  const [abroad] = call('quoteOrder', { body: { source, address_id: 11 } }).groups;
  expect(abroad?.duties.included).toBe(false);
  expect(order(9009).duties).toEqual(abroad?.duties);
  expect(order(9003)).toMatchObject({
    duties: { included: true },
    seller: { legal_name: 'Northwind Audio K.K.', registration: '1200-01-178423', country: 'JP' },
    address: { postcode: '604-8054' },
  });
});

test('a parcel lists its contents', () => {
  const { call } = openSandbox({ checkInvariants: true });
  const { parcels } = call('getLogistics', { query: { order_id: 9004 } });
  expect(parcels.map(({ items }) => items)).toEqual([[{ order_item_id: 90041, quantity: 2 }]]);
});
