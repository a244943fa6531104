import { answerChecks } from './lists/answer-checks.ts';
import { businessChecks } from './lists/business-checks.ts';
import { clientChecks } from './lists/client-checks.ts';
import { probeChecks } from './lists/probe-checks.ts';

/** The areas by which reports group checks. */
type CheckArea =
  | 'http'
  | 'envelope'
  | 'shape'
  | 'mistakes'
  | 'security'
  | 'idempotency'
  | 'paging'
  | 'money'
  | 'state'
  | 'cache'
  | 'time'
  | 'input'
  | 'client';

/** A check without its id. */
export interface CheckEntry {
  readonly area: CheckArea;
  /** What it requires, as one sentence without a full stop. */
  readonly asks: string;
  /** The usual cause in a PHP, Java or Node back end, and how to fix it. */
  readonly hint: string;
}

/** All checks, in the order in which reports show them. The ids are stable: baselines and reports store them. */
export const checks = {
  ...answerChecks,
  ...businessChecks,
  ...probeChecks,
  ...clientChecks,
} as const satisfies Record<string, CheckEntry>;

export type CheckId = keyof typeof checks;
