/** The number in an address, which anybody may have written; undefined when it cannot be one. */
export function pathId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
