/** Entries of a page when a call does not say how many (decisions: Contract conventions). */
export const DEFAULT_LIMIT = 20;

interface Asked {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

interface Page<Entry> {
  list: Entry[];
  total: number;
  page: number;
  limit: number;
}

/** One page of a list that is in order already; only the records of this page are given their shape. */
export const paginate = <Found, Entry>(
  { page = 1, limit = DEFAULT_LIMIT }: Asked,
  found: readonly Found[],
  shape: (record: Found) => Entry,
): Page<Entry> => ({
  list: found.slice((page - 1) * limit, page * limit).map(shape),
  total: found.length,
  page,
  limit,
});
