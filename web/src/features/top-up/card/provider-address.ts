/**
 * Whether the card provider's page may be opened. Its URL must be HTTPS, or have this page's origin, as the mock's has.
 * The app does not send a customer with a card to any other URL, such as `javascript:`.
 */
export function isProviderAddress(address: string, ownOrigin: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.origin === ownOrigin);
}
