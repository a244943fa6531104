/** What pictures need to know of the world; told once at start, because ui/ knows neither the API nor its constants. */
export const pictureSettings = {
  /** The back end's base address, before pictures that it names by path. */
  baseUrl: '',
  /** How often a picture is tried before its placeholder stands. */
  tries: 1,
  /** How many shown pictures are remembered. */
  cacheEntries: 0,
};

export function pictureAddress(src: string): string {
  return src.startsWith('/') ? `${pictureSettings.baseUrl}${src}` : src;
}
