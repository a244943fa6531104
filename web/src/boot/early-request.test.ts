import { afterEach, expect, test, vi } from 'vitest';
import { createEarlyFetch } from './early-request.ts';

const address = 'https://shop.example/api/shop/detail?shop_id=1';
const options = { operation: 'getShop' } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openPage({ ageMs = 0 } = {}) {
  vi.spyOn(performance, 'now').mockReturnValue(ageMs);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('new')),
  );
  const exchange = Promise.resolve({ request: new Request(address), response: new Response('early') });
  const fetchEarly = createEarlyFetch({ earlyRequests: [{ path: '/api/shop/detail?shop_id=1', exchange }] });
  return async () => (await fetchEarly(new Request(address), options)).text();
}

test('an early answer is used once', async () => {
  const answer = openPage();
  expect(await answer()).toBe('early');
  expect(await answer()).toBe('new');
});

test('an early answer that no screen has used for a minute is old', async () => {
  const answer = openPage({ ageMs: 61_000 });
  expect(await answer()).toBe('new');
});
