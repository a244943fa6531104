interface CookieRule {
  readonly name: string;
  readonly path: string;
  /** Seconds. */
  readonly maxAge: number;
}

export function readCookie({ name }: CookieRule): string | undefined {
  for (const pair of document.cookie.split('; ')) {
    const [key, ...value] = pair.split('=');
    if (key === name) return decodeURIComponent(value.join('=')) || undefined;
  }
  return undefined;
}

export function writeCookie({ name, path, maxAge }: CookieRule, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers too late for the first request
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

export function clearCookie(rule: CookieRule): void {
  writeCookie({ ...rule, maxAge: 0 }, '');
}
