import { expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { compareWithBaseline } from './baseline.ts';
import { finishReport } from './finish-report.ts';
import { renderHtml } from './html/page.ts';
import { renderJson } from './json.ts';
import { renderJunit } from './junit.ts';
import type { FinishedReport } from './report.ts';
import { privateValues, revealingReport } from './revealing-report.testing.ts';
import { quietReport, sampleReport } from './sample-report.testing.ts';
import { renderSarif } from './sarif.ts';
import { renderTerminal, wantsColour } from './terminal.ts';
import { renderShellTests, renderVitest } from './test-files.ts';

const contract = await readContract();
const report = await sampleReport();

const formats = {
  terminal: (shown: FinishedReport) => renderTerminal(shown, { colour: true }),
  html: renderHtml,
  json: renderJson,
  junit: renderJunit,
  sarif: renderSarif,
  vitest: renderVitest,
  curl: renderShellTests,
};
const names = Object.keys(formats) as (keyof typeof formats)[];

test.each(names)('%s shows no private value in any spelling', (name) => {
  const shown = formats[name](finishReport(revealingReport({}), { contract, secrets: privateValues.secrets }));
  const spellings = privateValues.all.flatMap((value) => [
    value,
    encodeURIComponent(value),
    encodeURIComponent(value).replaceAll('%20', '+'),
    JSON.stringify(value).slice(1, -1),
    Buffer.from(value).toString('base64'),
    value.replaceAll(' ', ''),
  ]);
  expect(spellings.filter((spelling) => shown.includes(spelling))).toEqual([]);
});

test('when all is well, the terminal says so in one line with the coverage, then lists gaps', async () => {
  const [verdict, empty, title, ...gaps] = renderTerminal(await quietReport(), { colour: false }).split('\n');
  expect(verdict).toMatch(
    /^✓ Conforms: https:\/\/shop\.example, 107 of 107 operations, \d+ of \d+ checks, 214 requests in 41 s$/,
  );
  expect([empty, title]).toEqual(['', 'Never seen:']);
  expect(gaps[0]).toMatch(/^ {3}loginUser: .*too_many_attempts/);
  expect(gaps.join('\n')).toMatch(/^ {3}… and refusals of \d+ more operations: --html names all of them\.$/m);
  expect(gaps.join('\n')).toMatch(/^ {3}\d+ checks had nothing to look at: .*guessing-unlimited/m);
});

test('the coverage of the contract is counted by part, and its constraints by keyword', async () => {
  const shown = renderTerminal(await quietReport(), { colour: false });
  const parts = ['operations 107 of 107', 'parameters', 'constraints', 'answers', 'examples'];
  expect(shown).toMatch(new RegExp(`^Seen of the contract: ${parts.join('.*, ')} \\S+ of .*\\.$`, 'm'));
  expect(shown).toMatch(/^ {3}.*maxLength \d+ of \d+, .*$/m);
  expect(renderHtml(await quietReport())).toMatch(/<code>maxLength<\/code><\/th><td[^>]*>\d+ of \d+<\/td>/);
});

test('a partial run lists only the requested operations', async () => {
  const quiet = await quietReport();
  const operations = quiet.operations.filter(({ operation }) => operation === 'getAddress');
  const shown = renderTerminal({ ...quiet, operations, only: ['getAddress'] }, { colour: false });
  expect(shown).toMatch(
    /^✓ Conforms: \S+, 1 of 1 operation, .*\n\nNever seen:\n {3}getAddress: address_not_found\n\nSeen of the contract: operations 1 of 1, /,
  );
});

test('an interrupted run is not said to conform', async () => {
  const [headline] = renderTerminal({ ...(await quietReport()), interrupted: 'Ctrl-C' }, { colour: false }).split('\n');
  expect(headline).toMatch(/^! Interrupted \(Ctrl-C\)\. No difference so far: /);
});

test('the terminal shows each fault, its place and how to repeat it, and unreached operations', () => {
  const shown = renderTerminal(report, { colour: false, most: 4 });
  expect(shown).toMatch(
    /^✗ \d+ errors and \d+ warnings in \d+ findings: https:\/\/shop\.example, 105 of 107 operations/,
  );
  expect(shown).toContain('An amount is sent as a number [money-as-number]');
  expect(shown).toContain('in        getHome (GET /api/index/home) at /data/blocks/2/items/0/price');
  expect(shown).toMatch(/contract {2}openapi\/components\/schemas\/Money\.yaml:1 \(proposed\)/);
  expect(shown).toContain("repeat    curl -sS -i -g --path-as-is 'https://shop.example/api/index/home'");
  expect(shown).toMatch(/… and \d+ more causes: --html writes all of them/);
  expect(shown).toContain('2 operations never reached:\n   ');
  expect(shown).toContain('only the shop can do that');
  expect(shown).toContain(
    'To repeat exactly this:\n   npm run conformance -- https://shop.example --account "$EMAIL" --seed 42',
  );
  expect(shown).not.toContain('\u001b');
});

test('the terminal shows new and fixed findings since the baseline, and why the run ended early', () => {
  const [first] = report.findings;
  const old = { ...report, findings: report.findings.slice(0, 5) };
  const findings = report.findings.filter(({ fingerprint }) => fingerprint !== first?.fingerprint);
  const compared = compareWithBaseline({ ...report, findings, interrupted: 'Ctrl-C' }, old);
  const shown = renderTerminal(compared, { colour: false });
  expect(shown).toMatch(/^✗ Interrupted \(Ctrl-C\)\. \d+ errors and \d+ warnings that are new in/);
  expect(shown).toMatch(/^Fixed loginUser: /m);
  expect(renderTerminal(compareWithBaseline(report, report), { colour: false })).toMatch(/^✓ Nothing new: /);
});

test('colours are used at a terminal unless the user has opted out', () => {
  expect(renderTerminal(report, { colour: true })).toContain('\u001b[31m');
  expect(wantsColour({ isTTY: true }, {})).toBe(true);
  expect(wantsColour({ isTTY: true }, { NO_COLOR: '1' })).toBe(false);
  expect(wantsColour({}, {})).toBe(false);
});

test('JUnit has a case per operation and check; errors fail, known and unreached are skipped', () => {
  const xml = renderJunit(report);
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites /);
  const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
  const failed = new Set(
    report.findings.filter((one) => one.severity === 'error').map((one) => `${one.operation} ${one.check}`),
  );
  expect(count(xml, /<failure /g)).toBe(failed.size);
  expect(xml).toContain(`failures="${failed.size}"`);
  expect(count(xml, /<testcase /g)).toBe(Number(/tests="(\d+)"/.exec(xml)?.[1]));
  expect(xml).toContain('<testcase classname="shipRefund" name="reached"><skipped message="No order was ever shipped');
  expect(xml).toContain('<system-out>');
  const known = renderJunit(compareWithBaseline(report, report));
  expect(count(known, /<failure /g)).toBe(0);
  expect(count(known, /Known from the baseline/g)).toBe(failed.size);
});

test('JUnit is well-formed XML whatever a server answers', () => {
  const xml = renderJunit(finishReport(revealingReport({ got: '</failure>\u0000\u001b[31m & ]]> "' }), { contract }));
  expect(xml).toContain('&lt;/failure&gt;\uFFFD\uFFFD[31m &amp; ]]&gt; &quot;');
});

test('SARIF has a rule for each result, the place in the contract, and one fingerprint for one finding', () => {
  const { version, runs } = JSON.parse(renderSarif(report));
  expect(version).toBe('2.1.0');
  const [{ tool, results, invocations }] = runs;
  const { rules } = tool.driver;
  for (const result of results) expect(rules[result.ruleIndex].id).toBe(result.ruleId);
  const money = results.find((result: { ruleId: string }) => result.ruleId === 'money-as-number');
  expect(money).toMatchObject({
    level: 'error',
    occurrenceCount: 2,
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'openapi/components/schemas/Money.yaml', uriBaseId: '%SRCROOT%' },
          region: { startLine: 1 },
        },
      },
    ],
  });
  expect(money.message.text).toContain('An amount is sent as a number. Expected: a text with two decimal places');
  const prints = results.map((result: { partialFingerprints: object }) => Object.values(result.partialFingerprints)[0]);
  expect(new Set(prints).size).toBe(prints.length);
  expect(new Set(prints)).toEqual(new Set(report.findings.map(({ fingerprint }) => fingerprint)));
  expect(invocations).toMatchObject([{ executionSuccessful: true, exitCode: 1, startTimeUtc: report.startedAt }]);
});

test('findings have their fault type of the Web Fuzzing Commons in JSON and SARIF, where there is one', () => {
  const codes = new Map<string, { code: number } | undefined>(
    JSON.parse(renderJson(report)).findings.map((one: { check: string; wfc?: { code: number } }) => [
      one.check,
      one.wfc,
    ]),
  );
  expect(codes.get('money-as-number')).toEqual({ version: '0.6.0', code: 101 });
  expect([...codes.values()]).toContain(undefined);
  const [{ taxonomies, results }] = JSON.parse(renderSarif(report)).runs;
  const [{ name, version, taxa }] = taxonomies;
  expect([name, version]).toEqual(['WFC', '0.6.0']);
  const ids: string[] = taxa.map(({ id }: { id: string }) => id);
  for (const { ruleId, taxa: of } of results) {
    const code = codes.get(ruleId)?.code;
    expect(of).toEqual(code === undefined ? undefined : [{ id: String(code), toolComponent: { name: 'WFC' } }]);
    if (code !== undefined) expect(ids).toContain(String(code));
  }
});

test('SARIF of a contract outside the repository names its file, and tells new from known', () => {
  const sources = Object.fromEntries(
    Object.keys(report.sources).map((key) => [key, { file: '/srv/our api.json', line: 3 }]),
  );
  const [run] = JSON.parse(
    renderSarif(compareWithBaseline({ ...report, sources, interrupted: 'Ctrl-C' }, report)),
  ).runs;
  expect(run.results[0]).toMatchObject({
    baselineState: 'unchanged',
    locations: [{ physicalLocation: { artifactLocation: { uri: 'file:///srv/our%20api.json' } } }],
  });
  expect(run.invocations).toMatchObject([{ executionSuccessful: false, exitCode: 3 }]);
});
