/** The id in a path; undefined when it is not a valid one. */
export function pathId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
