interface CookieOptions {
  readonly name: string;
  readonly path: string;
  /** In seconds. */
  readonly maxAge: number;
}

/** The value of a cookie of the page, or of a `Cookie` header; undefined if missing, malformed or blocked. */
export function readCookie({ name }: Pick<CookieOptions, 'name'>, header?: string): string | undefined {
  try {
    for (const pair of (header ?? document.cookie).split('; ')) {
      const [key, ...value] = pair.split('=');
      if (key === name) return decodeURIComponent(value.join('=')) || undefined;
    }
  } catch {
    // Cookies are blocked, or the value is malformed.
  }
  return undefined;
}

/** Sets a cookie, with `Secure` on https pages. Returns whether the browser stores it. */
export function writeCookie(options: CookieOptions, value: string): boolean {
  const { name, path, maxAge } = options;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers too late for the first request
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure}`;
  } catch {
    return false;
  }
  return readCookie(options) === value;
}

export function clearCookie(options: CookieOptions): void {
  writeCookie({ ...options, maxAge: 0 }, '');
}
