/**
 * The values of a filter that the server offers (R3.11), in our order. Returns all values if it names none that we
 * know: the answer may be malformed, and the filter works without it.
 */
export function offeredFilters<Value extends string>(values: readonly Value[], options: unknown): readonly Value[] {
  if (!Array.isArray(options)) return values;
  const offered = values.filter((value) => options.some((option) => option?.value === value));
  return offered.length === 0 ? values : offered;
}
