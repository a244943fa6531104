import type { QueryClient } from '@tanstack/react-query';

/** The length in UTF-8, which is what a browser stores, apart from its own overhead. */
const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value) ?? '').length;

interface Stored {
  searches: readonly unknown[];
  products: readonly unknown[];
}

/**
 * Returns the bytes that this device keeps besides session, drafts and preferences: searches, viewed products, and
 * `answers` of the server that no screen shows right now.
 */
export function measureDeviceData(queries: QueryClient, { searches, products }: Stored) {
  const sum = (values: readonly unknown[]) => values.reduce<number>((total, value) => total + bytesOf(value), 0);
  const kept = queries.getQueryCache().findAll({ type: 'inactive' });
  const answers = sum(kept.flatMap(({ state: { data } }) => (data === undefined ? [] : [data])));
  const lists = sum([searches, products].filter((list) => list.length > 0));
  return { answers, total: answers + lists };
}
