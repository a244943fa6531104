/** The region of a browser's language; undefined if it has none, or is no language tag, such as `en-US@posix`. */
export function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}
