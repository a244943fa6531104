import type { QueryClient } from '@tanstack/react-query';
import { openAllAnswerStores } from '../../storage/answer-store.ts';

/** The length in UTF-8, which is what a browser stores, apart from its own overhead. */
const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value) ?? '').length;

interface Lists {
  searches: readonly unknown[];
  products: readonly unknown[];
}

/**
 * Returns the bytes that this device keeps besides session, drafts and preferences: searches, viewed products, and
 * `answers` of the server: those that no screen shows right now, and those kept for use offline.
 */
export async function measureDeviceData(
  queries: QueryClient,
  { searches, products }: Lists,
  stores = openAllAnswerStores(),
) {
  const sum = (values: readonly unknown[]) => values.reduce<number>((total, value) => total + bytesOf(value), 0);
  const inMemory = queries.getQueryCache().findAll({ type: 'inactive' });
  // Without access to the storage, nothing is kept.
  const kept = await Promise.all(stores.map((store) => store.entries().catch(() => [])));
  const answers =
    sum(inMemory.flatMap(({ state: { data } }) => (data === undefined ? [] : [data]))) +
    sum(kept.flatMap((entries) => entries.map(([, answer]) => answer)));
  const lists = sum([searches, products].filter((list) => list.length > 0));
  return { answers, total: answers + lists };
}

/** Deletes the answers that `measureDeviceData` counts: they are fetched again when needed. Data on screen stays there. */
export async function deleteAnswers(queries: QueryClient, stores = openAllAnswerStores()): Promise<void> {
  queries.removeQueries({ type: 'inactive' });
  await Promise.all(stores.map((store) => store.clear().catch(() => undefined)));
}
