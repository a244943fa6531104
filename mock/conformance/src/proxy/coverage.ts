import type { Contract, ContractOperation } from '../contract/contract.ts';
import type { Report } from '../report/report.ts';

/** What has been seen of an operation so far, as the live page shows it. */
export interface SeenOperation {
  readonly operation: string;
  /** The tag of the contract. */
  readonly area: string;
  readonly requests: number;
  /** Names of the declared answers that were seen, and of those that were not. */
  readonly seen: readonly string[];
  readonly unseen: readonly string[];
}

/** The contract's operations in order, each with the answers that were seen and those that were not yet. */
export function coverageOf({ operations }: Report, contract: Contract): SeenOperation[] {
  const counted = new Map(operations.map((operation) => [operation.operation, operation]));
  return [...contract.operations.values()].map((operation) => {
    const { requests = 0, answers = {} } = counted.get(operation.id) ?? {};
    const came = (code: number) => answers[String(code)] !== undefined;
    const codes = [...operation.answers.keys()];
    return {
      ...{ operation: operation.id, area: operation.tag, requests },
      seen: codes.filter(came).map((code) => nameOf(code, operation)),
      unseen: codes.filter((code) => !came(code)).map((code) => nameOf(code, operation)),
    };
  });
}

const nameOf = (code: number, { refusals }: ContractOperation): string =>
  code === 1 ? 'success' : (refusals.get(code) ?? String(code));
