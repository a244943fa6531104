import type { QueryClient } from '@tanstack/react-query';

/** As UTF-8, which is what a browser stores, give or take its own overhead. */
const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value) ?? '').length;

interface Stored {
  searches: readonly unknown[];
  products: readonly unknown[];
}

/**
 * What this device keeps besides session, drafts and preferences: searches, viewed products, and the answers of the server
 * that no screen shows right now. `total` is in bytes.
 */
export function measureDeviceData(queries: QueryClient, { searches, products }: Stored) {
  const kept = queries.getQueryCache().findAll({ type: 'inactive' });
  const answers = kept.filter(({ state }) => state.data !== undefined);
  const lists = [searches, products].filter((list) => list.length > 0);
  const total = [...lists, ...answers.map(({ state }) => state.data)].reduce<number>(
    (sum, value) => sum + bytesOf(value),
    0,
  );
  return { answers: answers.length, total };
}
