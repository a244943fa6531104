import type { Finding } from '../finding.ts';

/** What findings of one cause have in common: check, operation, place in the contract, and place without list numbers. */
export function causeOf({ check, operation, contract, at }: Finding): string {
  return JSON.stringify([check, operation, contract, at.replaceAll(/\/\d+(?=\/|$)/g, '/*')]);
}
