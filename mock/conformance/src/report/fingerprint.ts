import { createHash } from 'node:crypto';
import type { Finding } from '../finding.ts';

/**
 * What stays the same between two runs that find the same, for baselines and SARIF: the check, the operation, the place
 * in the contract, the place in the answer, whichever entry of a list it is, and what was expected there, but for values.
 */
export function fingerprintOf({ check, operation, contract, at, expected }: Finding): string {
  const place = at.replaceAll(/\/\d+(?=\/|$)/g, '/*').replaceAll(/\[\d+\]/g, '[*]');
  const wanted = expected.replaceAll(/"[^"]*"|\d+/g, '…');
  return createHash('sha256').update([check, operation, contract, place, wanted].join('\n')).digest('hex').slice(0, 20);
}
