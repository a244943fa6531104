// The contract's lists are { list, total, page, limit }. A list that grows at its head also answers `as_of`, and
// accepts it for later pages: otherwise a new row would push the last row of one page onto the next.

export const FIRST_PAGE = 1;

/** A page number, and for a list that grows at its head the moment (`as_of`) to read it at. */
export interface Position {
  page: number;
  as_of?: string | undefined;
}

/** The `as_of` of a page; undefined for a list without one. */
export const asOf = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'as_of' in data && typeof data.as_of === 'string'
    ? data.as_of
    : undefined;

/** The position of the next page; undefined after the last. */
export const nextPage = (last: object): Position | undefined => {
  if (!('list' in last && 'total' in last && 'page' in last && 'limit' in last)) return undefined;
  const { list, total, page, limit } = last;
  const isEmpty = Array.isArray(list) && list.length === 0;
  return isEmpty || Number(page) * Number(limit) >= Number(total)
    ? undefined
    : { page: Number(page) + 1, as_of: asOf(last) };
};
