// The contract's lists are { list, total, page, limit }. One that grows at its head answers `as_of` too, and takes it back
// with the later pages: a row that came meanwhile would push the last of one page into the next.

export const FIRST_PAGE = 1;

/** Which page of a list, and for a list that grows at its head, as of when. */
export interface Position {
  page: number;
  as_of?: string | undefined;
}

/** As of when a page is; undefined for a list that does not say. */
export const asOf = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'as_of' in data && typeof data.as_of === 'string'
    ? data.as_of
    : undefined;

/** Where the page after this one is; undefined after the last. */
export const nextPage = (last: object): Position | undefined => {
  if (!('list' in last && 'total' in last && 'page' in last && 'limit' in last)) return undefined;
  const { list, total, page, limit } = last;
  const isEmpty = Array.isArray(list) && list.length === 0;
  return isEmpty || Number(page) * Number(limit) >= Number(total)
    ? undefined
    : { page: Number(page) + 1, as_of: asOf(last) };
};
