import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { lines, sent } from './deeds.ts';
import { eventually, hears, openShop, type Shop, sees, TOKEN } from './shop.ts';

const button = (shop: Shop, name: string) => shop.page.getByRole('button', { name, exact: true });
const inBag = async (shop: Shop, sku: number) => (await lines(shop, TOKEN)).get(sku) ?? 0;
const ask = async (shop: Shop, path: string, data: object) =>
  (await shop.context.request.post(`${shop.url}/api/${path}`, { headers: { token: TOKEN }, data })).json();

/** Tries to order, which the scenarios of the mock take as the moment for their change. */
const order = (shop: Shop) =>
  ask(shop, 'order/create', {
    idempotency_key: randomUUID(),
    source: { from: 'product', product_id: 101, sku_id: 1012, quantity: 1 },
    address_id: 11,
    remarks: [],
    expected_total: '134.40',
  });

test('adding that fails says so, and trying again adds once, also when only the answer was lost', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  const before = await inBag(shop, 1012);
  await shop.go('/detail/101?sku=1012');
  await sees(shop, /in stock/);
  await shop.control('faults', { kind: 'error', on: 'addCartLine', times: 1 });
  await button(shop, 'Add to bag').click();
  await shop.page.locator('[data-kind=error]').waitFor();
  expect(await inBag(shop, 1012)).toBe(before);
  await button(shop, 'Try again').click();
  await hears(shop, 'Added to the bag');
  expect(await inBag(shop, 1012)).toBe(before + 1);

  // Carried out, but half of the answer is lost: the bag tells that it is in it.
  await button(shop, 'Add to bag').waitFor();
  await shop.control('faults', { kind: 'truncated', on: 'addCartLine', times: 1 });
  await button(shop, 'Add to bag').click();
  await eventually(() => inBag(shop, 1012)).toBe(before + 2);
  await sees(shop, '· 2 in your bag');
  expect(await shop.page.locator('[data-kind=error]').count()).toBe(0);

  await button(shop, 'Add to bag').waitFor();
  await shop.context.setOffline(true);
  await button(shop, 'Add to bag').click();
  await sees(shop, 'No answer came. Try again: nothing is added twice.');
  await shop.context.setOffline(false);
  await button(shop, 'Try again').click();
  await eventually(() => inBag(shop, 1012)).toBe(before + 3);
});

test('when no answer comes at all, the bag tells what became of it: nothing is lost, and nothing is added twice', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.page.clock.install();
  const before = await inBag(shop, 1012);
  await shop.go('/detail/101?sku=1012');
  await sees(shop, /in stock/);
  const addWith = async (kind: string) => {
    await button(shop, 'Add to bag').waitFor();
    const calls = sent(shop, '/api/cart/add');
    await shop.control('faults', { kind, on: 'addCartLine', times: 1 });
    await button(shop, 'Add to bag').click();
    await eventually(() => sent(shop, '/api/cart/add')).toBe(calls + 1);
    await shop.page.clock.fastForward(11_000);
  };
  await addWith('timeout');
  await sees(shop, 'System interface request timed out');
  expect(await inBag(shop, 1012)).toBe(before);
  await button(shop, 'Try again').click();
  await hears(shop, 'Added to the bag');
  expect(await inBag(shop, 1012)).toBe(before + 1);
  await shop.page.clock.fastForward(11_000);

  await addWith('commit-then-timeout');
  await sees(shop, '· 2 in your bag');
  await hears(shop, 'Added to the bag');
  expect([await inBag(shop, 1012), sent(shop, '/api/cart/add')]).toEqual([before + 2, 3]);
});

test('what the bag holds already counts: the refusal says how many are allowed', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/detail/104');
  await sees(shop, 'Only 3 left');
  await ask(shop, 'cart/add', { product_id: 104, sku_id: 1041, quantity: 3 });
  await button(shop, 'Add to bag').click();
  const alert = shop.page.getByRole('alert').filter({ hasText: 'Only 3 left. Nothing was added.' });
  await alert.getByText('3 in your bag already').waitFor();
  await alert.getByRole('link', { name: 'Go to the bag' }).waitFor();
  expect(await inBag(shop, 1041)).toBe(3);
});

test('what sells out or gets dearer while it is looked at is said when it is added', async () => {
  const sold = await openShop({ remembers: true, customer: true, scenario: 'out_of_stock_at_submit' });
  await sold.go('/detail/101?sku=1012');
  await sees(sold, /in stock/);
  await order(sold);
  await button(sold, 'Add to bag').click();
  await sees(sold, 'This has just sold out. Nothing was added.');
  await sold.page.getByRole('heading', { name: 'Sold out' }).waitFor();

  const dearer = await openShop({ remembers: true, customer: true, scenario: 'price_changed' });
  await dearer.go('/detail/101?sku=1012');
  await sees(dearer, /in stock/);
  await order(dearer);
  await button(dearer, 'Add to bag').click();
  await sees(dearer, 'Added. The price is now $142.89, no longer $129.90.');
  await eventually(() => dearer.page.locator('main').innerText()).toContain('$142.89');
});
