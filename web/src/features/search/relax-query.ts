const MAX_QUERIES = 6;

/** Returns shorter queries to try when a query finds nothing: without one of its words, then each word alone. */
export function relaxQuery(query: string): string[] {
  const words = query.split(/\s+/).filter((word) => word !== '');
  if (words.length < 2) return [];
  const without = words.map((_, omitted) => words.filter((_, index) => index !== omitted).join(' '));
  return [...new Set([...without, ...words])].slice(0, MAX_QUERIES);
}
