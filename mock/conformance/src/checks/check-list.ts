import { answerChecks } from './lists/answer-checks.ts';
import { businessChecks } from './lists/business-checks.ts';
import { clientChecks } from './lists/client-checks.ts';
import { probeChecks } from './lists/probe-checks.ts';

/** The parts that reports group checks by. */
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

/** What is known of a check besides its id. */
export interface CheckEntry {
  readonly area: CheckArea;
  /** What it asks for, as one sentence without a full stop. */
  readonly asks: string;
  /** The usual cause in a PHP, Java or Node back end, and how to mend it. */
  readonly hint: string;
}

/** What is checked, in the order in which reports show it. The ids are stable: baselines and reports keep them. */
export const checks = {
  ...answerChecks,
  ...businessChecks,
  ...probeChecks,
  ...clientChecks,
} as const satisfies Record<string, CheckEntry>;

export type CheckId = keyof typeof checks;
