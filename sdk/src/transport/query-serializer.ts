// Hand-written because openapi-fetch 0.17 turns null into stray `&`, throws on nested objects and loses dates.

const pairsOf = (key: string, value: unknown): string[] => {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((entry) => pairsOf(key, entry));
  if (value instanceof Date) return pairsOf(key, value.toISOString());
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([sub, nested]) => pairsOf(`${key}[${sub}]`, nested));
  }
  return [`${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`];
};

/**
 * Returns a query string without `?`: empty values (undefined, null, '') are dropped, nested objects become `key[sub]`
 * with percent-encoded brackets, arrays repeat their key, dates are RFC 3339 in UTC (R7.04).
 */
export const serializeQuery = (query: object = {}): string =>
  Object.entries(query)
    .flatMap(([key, value]) => pairsOf(key, value))
    .join('&');
