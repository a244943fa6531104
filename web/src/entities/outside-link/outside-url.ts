/**
 * An address outside that may be opened. Undefined for what is none, for all but https, and for one that names a user:
 * what stands before its @ may be made to look like the host.
 */
export function outsideUrl(address: string | null | undefined): URL | undefined {
  // What comes from a server may be of any type.
  const url = typeof address === 'string' ? URL.parse(address) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url : undefined;
}
