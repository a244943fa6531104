import { renderUnicodeCompact } from 'uqr';

/** The first of a development server's network addresses as a QR code for a phone; empty without one. */
export function networkCode([address]: readonly string[]): string {
  return address === undefined ? '' : `\n${address}\n${renderUnicodeCompact(address)}\n`;
}
