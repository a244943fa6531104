/** An address in its parts; null for what is none (`URL.parse`, which Node 20 does not know). */
export const parseUrl = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);
