import { fileURLToPath } from 'node:url';
import { readContract } from '../contract/contract.ts';
import type { FinishedReport } from '../report/report.ts';
import type { RunOptions } from './options.ts';
import { runConformance } from './run.ts';

/** The timeout of a run, which sends thousands of requests, in milliseconds. */
export const LONG = 900_000;

/** Read once: each run would compile its schemas again. */
export const contract = await readContract();

/** Runs against a separate sandbox of the mock at this address. */
export function runInSandbox(url: string, sandbox: string, options: Partial<RunOptions> = {}): Promise<FinishedReport> {
  const program = fileURLToPath(new URL('../../tests/outside.ts', import.meta.url));
  const advance = `"${process.execPath}" "${program}" ${url} advance ${sandbox}`;
  return runConformance({
    url,
    contract,
    account: { account: 'demo@meridian.shop', password: 'demo123456', payCode: '246810' },
    second: { account: 'new@meridian.shop', password: 'new123456' },
    headers: { 'x-mock-session': sandbox },
    codeCommand: 'echo 123456',
    advanceCommand: advance,
    promoCode: 'WELCOME10',
    ...options,
  });
}

export const inShort = ({ findings }: FinishedReport) =>
  findings.map(({ check, operation, message, got }) => `${check} ${operation}: ${message} (${got})`);

export const unreached = ({ operations }: FinishedReport) => operations.filter((one) => one.unreached !== undefined);
