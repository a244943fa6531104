/** The import map of the page, which is at its end. */
interface ImportMap {
  /** The URL of each file by its key, which has no hash. */
  imports: Record<string, string>;
  /** The hash of each script's content by its URL. */
  integrity: Record<string, string>;
}

/** In development the page has none. */
export function readImportMap(): ImportMap {
  const text = document.querySelector('script[type=importmap]')?.textContent;
  return text ? JSON.parse(text) : { imports: {}, integrity: {} };
}
