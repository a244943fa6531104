/**
 * Whether the card provider's page may be opened: it is served by HTTPS, or by where this page came from, as the mock's
 * is. Anything else, such as `javascript:`, is not an address to send a customer with a card to.
 */
export function isProviderAddress(address: string, ownOrigin: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.origin === ownOrigin);
}
