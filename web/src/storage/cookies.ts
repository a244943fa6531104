interface CookieRule {
  readonly name: string;
  readonly path: string;
  /** Seconds. */
  readonly maxAge: number;
}

/** What a cookie holds; one that is damaged counts as none. */
export function readCookie({ name }: CookieRule): string | undefined {
  for (const pair of document.cookie.split('; ')) {
    const [key, ...value] = pair.split('=');
    if (key === name) return decoded(value.join('=')) || undefined;
  }
  return undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Sets a cookie for as long as its rule says, over https only where the page is. */
export function writeCookie({ name, path, maxAge }: CookieRule, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers too late for the first request
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

/** Takes a cookie away: it ends at once. */
export function clearCookie(rule: CookieRule): void {
  writeCookie({ ...rule, maxAge: 0 }, '');
}
