import type { Query } from '@tanstack/query-core';
import type { AnyQueryClient } from './query-client.ts';

/** Returns the updated record; the same object if nothing changes. */
export type RecordUpdate = (record: object) => object;

// Maps every record inside a value, innermost first. Unchanged parts keep their identity, so that they are not rendered
// again.
const mapRecords = (value: unknown, update: RecordUpdate): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => mapRecords(item, update));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const entries = Object.entries(value).map(([key, part]) => ({ key, part, next: mapRecords(part, update) }));
  const isChanged = entries.some(({ part, next }) => part !== next);
  return update(isChanged ? Object.fromEntries(entries.map(({ key, next }) => [key, next])) : value);
};

/**
 * Updates a record in every cached answer of the given operations, at any depth. Keeps `dataUpdatedAt` and
 * `isInvalidated`: a stale answer stays stale.
 */
export const updateCachedRecords = (
  queryClient: AnyQueryClient,
  operations: readonly string[],
  update: RecordUpdate,
): void => {
  const predicate = ({ queryKey }: Query) => operations.includes(String(queryKey[0]));
  for (const query of queryClient.getQueryCache().findAll({ predicate })) {
    const { data, dataUpdatedAt, isInvalidated } = query.state;
    const next = mapRecords(data, update);
    if (next !== data) query.setData(next, { updatedAt: dataUpdatedAt, manual: true });
    if (isInvalidated) query.invalidate();
  }
};

// A card has the `id` of its product or shop; a cart line or an answer has its `product_id` or `shop_id`.
const isAbout = (record: object, about: 'product_id' | 'shop_id', id: number): boolean => {
  if (about in record) return Reflect.get(record, about) === id;
  return 'id' in record && record.id === id;
};

/** Updates whether a product is a favourite. */
export const setLiked =
  (productId: number, liked: boolean): RecordUpdate =>
  (record) =>
    'liked' in record && record.liked !== liked && isAbout(record, 'product_id', productId)
      ? { ...record, liked }
      : record;

/** Updates whether a shop is followed (R4.04), and its fans: by one, or to the server's count. */
export const setFollowed =
  (shopId: number, followed: boolean, counted?: number): RecordUpdate =>
  (record) => {
    if (!('followed' in record && 'fans' in record && isAbout(record, 'shop_id', shopId))) return record;
    const step = record.followed === followed ? 0 : followed ? 1 : -1;
    const fans = counted ?? Number(record.fans) + step;
    return step === 0 && fans === record.fans ? record : { ...record, followed, fans };
  };
