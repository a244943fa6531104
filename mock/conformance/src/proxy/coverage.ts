import type { Contract } from '../contract/contract.ts';
import type { Report } from '../report/report.ts';

/** The contract's operations in order, each with its tag and the answers that were seen and those that were not yet. */
export function coverageOf({ operations }: Report, contract: Contract) {
  const counted = new Map(operations.map((operation) => [operation.operation, operation]));
  return [...contract.operations.values()].map(({ id, tag, answers, refusals }) => {
    const { requests = 0, answers: came = {} } = counted.get(id) ?? {};
    const named = (isSeen: boolean) =>
      [...answers.keys()]
        .filter((code) => String(code) in came === isSeen)
        .map((code) => (code === 1 ? 'success' : (refusals.get(code) ?? String(code))));
    return { operation: id, area: tag, requests, seen: named(true), unseen: named(false) };
  });
}
