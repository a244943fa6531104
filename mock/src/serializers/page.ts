/** The default page size (contract: parameter `limit`). */
export const DEFAULT_LIMIT = 20;

export interface Asked {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

export interface Page<Entry> {
  list: Entry[];
  total: number;
  page: number;
  limit: number;
}

/** One page of an ordered list; only the records of this page are serialized. */
export const paginate = <Found, Entry>(
  { page = 1, limit = DEFAULT_LIMIT }: Asked,
  found: readonly Found[],
  serialize: (record: Found) => Entry,
): Page<Entry> => ({
  list: found.slice((page - 1) * limit, page * limit).map(serialize),
  total: found.length,
  page,
  limit,
});
