/** Set once at startup, because ui/ does not import the SDK or its constants. */
export const pictureSettings = {
  /** The base URL of picture paths. */
  baseUrl: '',
  /** How often a picture is requested before its placeholder stays. */
  tries: 1,
  /** The size of the picture cache. */
  cacheEntries: 0,
};

export function pictureAddress(src: string): string {
  return src.startsWith('/') ? `${pictureSettings.baseUrl}${src}` : src;
}
