// `npm run bench`: runs every benchmark of the workspaces in turn, so that the figures of one run are comparable.
// `-- screens [<folder of another build>]`: only the screens, each from the screen before. `--keep` keeps the ratios.
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
const given = process.argv.slice(2);
const [chosen, args] = given[0] === 'screens' ? [['web/bench/screens.ts'], given.slice(1)] : [benches, given];

ensureBrowser();
for (const bench of chosen) {
  const { status } = spawnSync(process.execPath, ['--conditions=@meridian/source', bench, ...args], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
