/** A text as a URL; undefined if it is none. Safari has `URL.parse` only since 18, `URL.canParse` since 17. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
