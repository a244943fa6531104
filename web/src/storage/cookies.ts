interface CookieOptions {
  readonly name: string;
  readonly path: string;
  /** Seconds. */
  readonly maxAge: number;
}

/** What a cookie holds; one that is damaged, or that the browser does not hand out, counts as none. */
export function readCookie({ name }: Pick<CookieOptions, 'name'>): string | undefined {
  try {
    for (const pair of document.cookie.split('; ')) {
      const [key, ...value] = pair.split('=');
      if (key === name) return decodeURIComponent(value.join('=')) || undefined;
    }
  } catch {
    // No cookies in this frame, or no text.
  }
  return undefined;
}

/** Sets a cookie, over https only where the page is. Answers whether the browser keeps it. */
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

/** Takes a cookie away: it ends at once. */
export function clearCookie(options: CookieOptions): void {
  writeCookie({ ...options, maxAge: 0 }, '');
}
