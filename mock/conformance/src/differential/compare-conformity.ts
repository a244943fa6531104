import { groupBy } from '../../../shared/group-by.ts';
import type { ExchangeChecker } from '../checks/check-exchange.ts';
import { checks } from '../checks/check-list.ts';
import type { Finding } from '../finding.ts';
import type { Differing, Verdict } from './difference.ts';
import type { Pair } from './pair.ts';

/**
 * Violations of the contract in one of the two answers and not in the other. A violation of both is no difference, and
 * neither is the duration.
 */
export function compareConformity({ reference, server }: Pair, check: ExchangeChecker): Differing[] {
  const ours = groupBy(check(reference.exchange).filter(isAboutAnswer), keyOf);
  const theirs = groupBy(check(server.exchange).filter(isAboutAnswer), keyOf);
  const onlyIn = (these: typeof ours, those: typeof ours) =>
    [...these].flatMap(([key, [first]]) => (first === undefined || those.has(key) ? [] : [first]));
  return [
    ...onlyIn(theirs, ours).map((finding) => differing(finding, 'reference')),
    ...onlyIn(ours, theirs).map((finding) => differing(finding, 'server')),
  ];
}

const isAboutAnswer = ({ check }: Finding): boolean =>
  check !== 'no-answer' && checks[check].area !== 'time' && checks[check].area !== 'client';

const keyOf = ({ check, contract, at }: Finding): string =>
  JSON.stringify([check, contract, at.replaceAll(/\/\d+(?=\/|$)/g, '/*')]);

function differing({ message, at, expected, got, contract }: Finding, verdict: Verdict): Differing {
  const values = verdict === 'reference' ? { reference: expected, server: got } : { reference: got, server: expected };
  return {
    message: `Only the ${verdict === 'reference' ? 'server' : 'reference'}: ${message}`,
    at,
    ...values,
    verdict,
    contract,
  };
}
