// `npm run proof -- --seed N [--runs N]`: more histories than `npm test` runs; with `--path` and `--replay`, one again.
import { parseArgs } from 'node:util';
import { foundIn, prove } from './prove.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    runs: { type: 'string', default: '10000' },
    path: { type: 'string' },
    replay: { type: 'string' },
  },
});
const started = performance.now();
const details = await prove({
  seed: Number(values.seed),
  runs: Number(values.runs),
  path: values.path,
  replayPath: values.replay,
});
const seconds = (performance.now() - started) / 1000;
const found = foundIn(details);
process.stdout.write(
  `${details.numRuns} histories from seed ${values.seed} in ${seconds.toFixed(1)} s, ` +
    `${Math.round(details.numRuns / seconds)} a second${found ? `\n${found.report}` : ': every promise was kept'}\n`,
);
if (found) process.exitCode = 1;
