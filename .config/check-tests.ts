// `npm run check:tests`: there are no more journeys than web/e2e/ceilings.json states, those of the default tier show
// each requirement that journeys show, each path of the app is in the screen-wide pass, and the planted faults name tests
// that exist, most of them of the default tier.
import { globSync, readFileSync } from 'node:fs';
import { listJourneys } from './journeys/list.ts';
import { type Ceilings, ceilingFaults, screenFaults, tierFaults } from './journeys/tiers.ts';
import { mutantFaults } from './mutants/check.ts';
import { root } from './root.ts';

const ceilings: Ceilings = JSON.parse(readFileSync(`${root}web/e2e/ceilings.json`, 'utf8'));
const journeys = listJourneys();
const faults = [
  ...ceilingFaults(journeys, ceilings),
  ...tierFaults(journeys),
  ...screenFaults(journeys, globSync('web/src/routes/*.tsx', { cwd: root })),
  ...mutantFaults(journeys),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
