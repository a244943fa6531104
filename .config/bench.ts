// `npm run bench`: runs every benchmark of the workspaces in turn, so that the figures of one run are comparable.
// `-- --keep` keeps the ratios that later runs are compared with.
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './browser/ensure.ts';

const benches = [
  'openapi/bench/build.ts',
  'mock/bench/throughput.ts',
  'mock/conformance/bench/conformance.ts',
  'mock/conformance/bench/answer-times.ts',
  'sdk/scripts/size.ts',
  'sdk/bench/sizes.ts',
  'sdk/bench/once.ts',
  'web/bench/speed.ts',
];

ensureBrowser();
for (const bench of benches) {
  const { status } = spawnSync(process.execPath, ['--conditions=@meridian/source', bench, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
