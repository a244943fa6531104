import { WFC_VERSION, wfcFaultOf } from '../checks/wfc-faults.ts';
import { exchangesOf, type FinishedReport } from './report.ts';

/**
 * The report as JSON, for `readReport`. `exchanges` holds each exchange once; findings refer to them by index, and have
 * their fault type of the Web Fuzzing Commons.
 */
export function renderJson(report: FinishedReport): string {
  const exchanges = exchangesOf(report);
  const indexes = new Map(exchanges.map((exchange, index) => [exchange, index]));
  const findings = report.findings.map((finding) => {
    const fault = wfcFaultOf(finding.check);
    return {
      ...finding,
      ...(fault !== undefined && { wfc: { version: WFC_VERSION, code: fault.code } }),
      exchanges: finding.exchanges.map((exchange) => indexes.get(exchange)),
    };
  });
  return `${JSON.stringify({ ...report, findings, exchanges }, null, 1)}\n`;
}
