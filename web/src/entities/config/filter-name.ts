/**
 * What the server calls an option of a filter (R3.11). Undefined where it has no words for it: what it answers may be
 * damaged, and a filter works without it.
 */
export function filterName(options: unknown, value: string): string | undefined {
  if (!Array.isArray(options)) return undefined;
  const named: { name?: unknown } | undefined = options.find((option) => option?.value === value);
  return typeof named?.name === 'string' && named.name.trim() !== '' ? named.name : undefined;
}
