import { expect } from 'vitest';
import type { FinishedReport } from '../report/report.ts';
import { inShort, unreached } from './sandbox-run.testing.ts';

/** The reply to the run's message, which is sent last: seen once, it is a warning. Only slow machines are affected. */
const isReply = (line: string) =>
  /^invalidates-extra sendMessage: .* what getBadges answers, .*\(seen once( of twice)?\)/.test(line);

/** Expects a run on the sound mock to have found nothing, reached its operations, and applied all kinds. */
export function expectSound(report: FinishedReport): void {
  expect(inShort(report).filter((line) => !isReply(line))).toEqual([]);
  expect(unreached(report).map((one) => `${one.operation}: ${one.unreached}`)).toEqual([]);
  const applied = new Set(report.operations.flatMap((operation) => Object.keys(operation.checks)));
  for (const check of ['input-accepted', 'token-foreign', 'repeat-concurrent', 'invalidates-extra', 'paging-gap'])
    expect(applied).toContain(check);
}
