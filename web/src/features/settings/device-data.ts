import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { openAllAnswerStores } from '../../storage/answer-store.ts';

const LIMIT_MS = 1000;

/** The result, or `otherwise` if the storage refuses access or does not answer: nothing is kept then. */
const soon = <Result>(result: Promise<Result>, otherwise: Result): Promise<Result> =>
  Promise.race([
    result.catch(() => otherwise),
    new Promise<Result>((resolve) => setTimeout(resolve, LIMIT_MS, otherwise)),
  ]);

/** The length in UTF-8, which is what a browser stores, apart from its own overhead. */
const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value) ?? '').length;

const sum = (values: readonly unknown[]) => values.reduce<number>((total, value) => total + bytesOf(value), 0);

/** The answers of the server that no screen shows right now, and those kept for use offline. */
async function measureAnswers(queries: QueryClient, stores: ReturnType<typeof openAllAnswerStores>) {
  const inMemory = queries.getQueryCache().findAll({ type: 'inactive' });
  const kept = await Promise.all(stores.map((store) => soon(store.entries(), [])));
  return (
    sum(inMemory.flatMap(({ state: { data } }) => (data === undefined ? [] : [data]))) +
    sum(kept.flatMap((entries) => entries.map(([, answer]) => answer)))
  );
}

/**
 * Returns the bytes that can be deleted of this device besides session, drafts and preferences: searches, viewed
 * products, and `answers`: none of them offline, where they could not be loaded again.
 */
export async function measureDeviceData(
  queries: QueryClient,
  { searches, products }: { searches: readonly unknown[]; products: readonly unknown[] },
  stores = openAllAnswerStores(),
) {
  const answers = onlineManager.isOnline() ? await measureAnswers(queries, stores) : 0;
  const lists = sum([searches, products].filter((list) => list.length > 0));
  return { answers, total: answers + lists };
}

/** Deletes the answers that `measureDeviceData` counts. Data on screen stays there. Returns the bytes freed. */
export async function deleteAnswers(queries: QueryClient, stores = openAllAnswerStores()): Promise<number> {
  if (!onlineManager.isOnline()) return 0;
  const before = await measureAnswers(queries, stores);
  queries.removeQueries({ type: 'inactive' });
  await Promise.all(stores.map((store) => soon(store.clear(), undefined)));
  return before - (await measureAnswers(queries, stores));
}
