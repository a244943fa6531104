import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { Report } from '../src/report/report.ts';
import { runConformance } from '../src/run/run.ts';
import { contract } from '../src/run/sandbox-run.testing.ts';
import type { Defect } from './defects/defect.ts';
import { startBrokenMock } from './defects/start-broken-mock.ts';

const CUSTOMERS = {
  account: { account: 'demo@meridian.shop', password: 'demo123456', payCode: '246810' },
  second: { account: 'new@meridian.shop', password: 'new123456' },
};

/** The report of the active run on the mock with a defect, or without any: for some operations, or all. */
export async function holdAgainst(
  defect: Defect | undefined,
  only?: readonly string[],
  parallel?: number,
): Promise<Report> {
  const { url, close } = await startBrokenMock(defect);
  const outside = `"${process.execPath}" "${fileURLToPath(new URL('outside.ts', import.meta.url))}" ${url}`;
  try {
    return await runConformance({
      url,
      contract,
      ...CUSTOMERS,
      allowWrites: true,
      promoCode: 'WELCOME10',
      codeCommand: `${outside} code`,
      advanceCommand: `${outside} advance`,
      ...(only && { only }),
      ...(parallel !== undefined && { parallel }),
    });
  } finally {
    await close();
  }
}

/** Expects the active run to name the defect. */
export async function expectNamed(defect: Defect): Promise<void> {
  const report = await holdAgainst(defect, [defect.operation]);
  const named = checksNaming(report, defect);
  expect(isNamed(report, defect), `named ${named.join(', ') || 'nothing'}, not ${defect.check.join(' or ')}`).toBe(
    true,
  );
}

/** The checks with findings on the operation of a defect. */
const checksNaming = ({ findings }: Report, { operation }: Defect): string[] => [
  ...new Set(findings.filter((finding) => finding.operation === operation).map(({ check }) => check)),
];

/** Whether a report names the defect: one of its checks, on its operation. */
export const isNamed = (report: Report, defect: Defect): boolean =>
  checksNaming(report, defect).some((check) => (defect.check as readonly string[]).includes(check));
