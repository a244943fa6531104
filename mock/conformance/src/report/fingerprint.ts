import { createHash } from 'node:crypto';
import type { Finding } from '../finding.ts';

/**
 * A key that is stable between runs with the same finding, for baselines and SARIF: the check, the operation, the place
 * in the contract, the place in the answer without list indexes, and the expectation without values.
 */
export function fingerprintOf({ check, operation, contract, at, expected }: Finding): string {
  const place = at.replaceAll(/\/\d+(?=\/|$)/g, '/*').replaceAll(/\[\d+\]/g, '[*]');
  const wanted = expected.replaceAll(/"[^"]*"|\d+/g, '…');
  return createHash('sha256').update([check, operation, contract, place, wanted].join('\n')).digest('hex').slice(0, 20);
}
