import { expect } from 'vitest';
import type { FinishedReport } from '../report/report.ts';
import { inShort, unreached } from './sandbox-run.testing.ts';

/** Expects a run on the sound mock to have found nothing, reached its operations, and applied all kinds. */
export function expectSound(report: FinishedReport): void {
  expect(inShort(report)).toEqual([]);
  expect(unreached(report).map((one) => `${one.operation}: ${one.unreached}`)).toEqual([]);
  const applied = new Set(report.operations.flatMap((operation) => Object.keys(operation.checks)));
  for (const check of ['input-accepted', 'token-foreign', 'repeat-concurrent', 'invalidates-extra', 'paging-gap'])
    expect(applied).toContain(check);
}
