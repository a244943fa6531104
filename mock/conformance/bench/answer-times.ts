import { parseArgs } from 'node:util';
import { printTable } from '../../bench/table.ts';
import { startMock } from '../../src/server.ts';
import type { FinishedReport } from '../src/report/report.ts';
import { inShort, runInSandbox } from '../src/run/sandbox-run.testing.ts';

/**
 * Measures how long the run takes against the mock where an answer takes 0, 50 or 200 ms, with requests side by side and
 * with one after the other. An eighth of the operations stands for all; `--shard 1/1` takes all of them.
 */
const { values } = parseArgs({ options: { shard: { type: 'string', default: '1/8' } } });
const [index = 1, of = 8] = values.shard.split('/').map(Number);

async function measure(latency: number, parallel?: number): Promise<FinishedReport> {
  const mock = await startMock({ port: 0 });
  const headers = { 'content-type': 'application/json', 'x-mock-session': 'timed' };
  const body = JSON.stringify({ kind: 'latency', ms: latency });
  if (latency > 0) await fetch(`${mock.url}/__mock/faults`, { method: 'POST', headers, body });
  const options = { allowWrites: true, shard: { index, of }, ...(parallel !== undefined && { parallel }) };
  const report = await runInSandbox(mock.url, 'timed', options);
  await mock.close();
  return report;
}

const rows: string[][] = [];
for (const latency of [0, 50, 200]) {
  const [beside, alone] = [await measure(latency), await measure(latency, 1)];
  const isSame = JSON.stringify(inShort(beside).toSorted()) === JSON.stringify(inShort(alone).toSorted());
  rows.push([
    `${latency} ms`,
    ...[beside, alone].map(({ duration }) => (duration / 1000).toFixed(1)),
    (beside.duration / alone.duration).toFixed(2),
    String(beside.requests),
    isSame ? 'the same' : 'others',
    `${Math.round(process.memoryUsage().rss / 1e6)} MB`,
  ]);
}
printTable(
  `Part ${values.shard} of the run, in seconds`,
  ['an answer takes', 'side by side', 'one by one', 'ratio', 'requests', 'findings', 'memory'],
  rows,
);
