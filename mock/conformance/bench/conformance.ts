import { parseArgs } from 'node:util';
import { complain, printTable } from '../../bench/table.ts';
import { namedByPrism } from '../tests/beside/prism.ts';
import { namedBySpecmatic, whyNoSpecmatic } from '../tests/beside/specmatic.ts';
import type { Defect } from '../tests/defects/defect.ts';
import { defects, dozen } from '../tests/defects/defects.ts';
import { startBrokenMock } from '../tests/defects/start-broken-mock.ts';
import { holdAgainst, isNamed } from '../tests/hold-against.ts';

/**
 * Measures what the conformance run finds: the share of the defects that it names on the right operation, and its
 * findings on the sound mock, with duration and requests. For comparison: stock `prism proxy --errors` with the same
 * defects, and Specmatic with twelve. Takes every sixth defect, some two minutes; `--all` takes all of them. Ends with
 * 1 for a false alarm, or when less than nine in ten are named.
 */
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const chosen = values.all ? defects : defects.filter((_, index) => index % 6 === 0);
const REQUIRED = 0.9;

// Keeps the shared mock behind all broken servers running.
const keeper = await startBrokenMock();

const sound = await holdAgainst(undefined);
printTable(
  'Conformance run against the sound mock, every operation',
  ['', 'figure'],
  [
    ['seconds', (sound.duration / 1000).toFixed(1)],
    ['requests', String(sound.requests)],
    ['operations not reached', String(sound.operations.filter(({ unreached }) => unreached !== undefined).length)],
    ['false alarms', String(sound.findings.length)],
  ],
);
for (const { operation, check, message } of sound.findings) complain(`false alarm: ${operation} ${check}: ${message}`);

const named = new Set<string>();
const figures = { duration: 0, requests: 0 };
for (const defect of chosen) {
  const report = await holdAgainst(defect, [defect.operation]);
  figures.duration += report.duration;
  figures.requests += report.requests;
  if (isNamed(report, defect)) named.add(defect.id);
}
const byPrism = new Set(await namedByPrism(chosen));
const noSpecmatic = await whyNoSpecmatic();
const bySpecmatic = noSpecmatic === undefined ? new Set(await namedBySpecmatic(dozen)) : undefined;
await keeper.close();

const areas = [...new Set(chosen.map(({ area }) => area))];
const share = (names: ReadonlySet<string>, among: readonly Defect[]) =>
  `${among.filter(({ id }) => names.has(id)).length}/${among.length}`;
const row = (title: string, of: (defect: Defect) => boolean) => [
  title,
  share(named, chosen.filter(of)),
  share(byPrism, chosen.filter(of)),
  bySpecmatic ? share(bySpecmatic, dozen.filter(of)) : '',
];
printTable(
  'Defects named on their operation',
  ['', 'run', 'prism proxy', 'specmatic'],
  [...areas.map((name) => row(name, ({ area }) => area === name)), row('all', () => true)],
);
if (noSpecmatic !== undefined) process.stdout.write(`Specmatic is left out: ${noSpecmatic}\n`);
const seconds = (figures.duration / 1000).toFixed(0);
process.stdout.write(
  `The run took ${seconds} s and ${figures.requests} requests for ${chosen.length} broken servers.\n`,
);

const missed = chosen.filter(({ id }) => !named.has(id)).map(({ id }) => id);
if (missed.length > 0) process.stdout.write(`Not named: ${missed.join(', ')}\n`);
if (named.size < REQUIRED * chosen.length) complain(`only ${named.size} of ${chosen.length} defects were named`);
