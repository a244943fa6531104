/**
 * An external URL that may be opened. Undefined if the text is no URL, if its scheme is not https, or if it has user
 * info: the part before the @ can be made to look like the host.
 */
export function outsideUrl(address: string | null | undefined): URL | undefined {
  // A server may send a value of any type.
  const url = typeof address === 'string' ? URL.parse(address) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url : undefined;
}
