// What has been done in the shop, by the requests that came and by what the back end answers.
import { expect } from 'vitest';
import type { Shop } from './shop.ts';

/** How often a change has been asked for. */
export function sent(shop: Shop, path: string): number {
  return shop.front.requests.filter((request) => request.method === 'POST' && request.path === path).length;
}

/** The bag as the back end has it: how many of each specification. */
export async function lines(shop: Shop, token?: string): Promise<Map<number, number>> {
  const cookie = (await shop.context.cookies()).find(({ name }) => name === 'Admin-Token')?.value;
  const headers = { token: token ?? cookie ?? '' };
  const answer = await shop.context.request.get(`${shop.url}/api/cart/list`, { headers });
  const { code, data }: { code: number; data: Cart } = await answer.json();
  expect(code).toBe(1);
  return new Map(data.groups.flatMap(({ lines: each }) => each.map(({ sku_id, quantity }) => [sku_id, quantity])));
}

interface Cart {
  groups: { lines: { sku_id: number; quantity: number }[] }[];
}
