import { answerChecks } from './lists/answer-checks.ts';
import { businessChecks } from './lists/business-checks.ts';
import { clientChecks } from './lists/client-checks.ts';
import { probeChecks } from './lists/probe-checks.ts';

/** All checks, in the order in which reports show them. The ids are stable: baselines and reports store them. */
export const checks = { ...answerChecks, ...businessChecks, ...probeChecks, ...clientChecks };

export type CheckId = keyof typeof checks;

export const checkIds = Object.keys(checks) as CheckId[];
