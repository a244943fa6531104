import type { Query, QueryClient } from '@tanstack/react-query';

/** Gives a record as it should be; the same object if nothing is to change. */
export type Change = (record: object) => object;

// Every record inside a value, innermost first. What does not change stays the same object, so nothing redraws for it.
const mapRecords = (value: unknown, change: Change): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => mapRecords(item, change));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const entries = Object.entries(value).map(([key, part]) => ({ key, part, next: mapRecords(part, change) }));
  const isChanged = entries.some(({ part, next }) => part !== next);
  return change(isChanged ? Object.fromEntries(entries.map(({ key, next }) => [key, next])) : value);
};

/**
 * Changes a record everywhere it is shown: in every cached answer of the given operations, at any depth. An answer
 * keeps its age: a stale one stays stale.
 */
export const changeShown = (queryClient: QueryClient, operations: readonly string[], change: Change): void => {
  const predicate = ({ queryKey }: Query) => operations.includes(String(queryKey[0]));
  for (const query of queryClient.getQueryCache().findAll({ predicate })) {
    const { data, dataUpdatedAt } = query.state;
    const next = mapRecords(data, change);
    if (next !== data) query.setData(next, { updatedAt: dataUpdatedAt, manual: true });
  }
};

// A card names itself by `id`; a cart line and an answer name the product or shop they are about.
const isAbout = (record: object, about: 'product_id' | 'shop_id', id: number): boolean => {
  if (about in record) return Reflect.get(record, about) === id;
  return 'id' in record && record.id === id;
};

/** Marks a product as a favourite, or not. */
export const setLiked =
  (productId: number, liked: boolean): Change =>
  (record) =>
    'liked' in record && record.liked !== liked && isAbout(record, 'product_id', productId)
      ? { ...record, liked }
      : record;

/** Follows a shop, or not; its fans are one more or one less, or as many as the server has counted. */
export const setFollowed =
  (shopId: number, followed: boolean, counted?: number): Change =>
  (record) => {
    if (!('followed' in record && 'fans' in record && isAbout(record, 'shop_id', shopId))) return record;
    const step = record.followed === followed ? 0 : followed ? 1 : -1;
    const fans = counted ?? Number(record.fans) + step;
    return step === 0 && fans === record.fans ? record : { ...record, followed, fans };
  };
