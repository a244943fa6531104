const MOST = 6;

/**
 * What to try where all the words together find nothing: one of them left out, then each alone. Which of these find
 * something, the server says.
 */
export function relaxQuery(words: string): string[] {
  const each = words.split(/\s+/).filter((word) => word !== '');
  if (each.length < 2) return [];
  const without = each.map((_, left) => each.filter((_, place) => place !== left).join(' '));
  return [...new Set([...without, ...each])].slice(0, MOST);
}
