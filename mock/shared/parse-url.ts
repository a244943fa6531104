/** Parses an address; null if it is invalid (`URL.parse`, which Node 20 lacks). */
export const parseUrl = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);
