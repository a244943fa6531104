/** The contract's limit of a query in characters (listProducts, listShops, listSuggestions). */
export const MAX_QUERY_LENGTH = 60;

/** Whether a query has more characters than the contract allows. A surrogate pair counts as one. */
export const isTooLong = (query: string): boolean => [...query].length > MAX_QUERY_LENGTH;
