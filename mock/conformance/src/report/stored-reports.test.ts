import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compareWithBaseline } from './baseline.ts';
import { exitCodeOf } from './exit-code.ts';
import { groupFindings } from './group-findings.ts';
import { renderJson } from './json.ts';
import { mergeReports } from './merge-reports.ts';
import { readReport } from './read-report.ts';
import { exchangesOf, type FinishedReport } from './report.ts';
import { sampleReport } from './sample-report.testing.ts';
import { writeReports } from './write-reports.ts';

const folder = await mkdtemp(join(tmpdir(), 'reports-'));
const report = await sampleReport();
afterAll(() => rm(folder, { recursive: true }));

test('a JSON report is read back unchanged, its exchanges shared', async () => {
  const file = join(folder, 'new', 'folder', 'report.json');
  expect(await writeReports(report, { json: file })).toEqual([]);
  const read = await readReport(file);
  expect(read).toEqual(report);
  expect(exchangesOf(read)).toHaveLength(exchangesOf(report).length);
  expect(await readdir(join(folder, 'new', 'folder'))).toEqual(['report.json']);
});

test.each([
  ['is not there', undefined, /missing\.json cannot be read \(ENOENT\): give a file that --json wrote/],
  ['is no JSON', '<html>', /is not JSON: give a file that --json wrote/],
  ['is other JSON', '{"openapi":"3.1.0"}', /is not a conformance report of format 1 \(format: /],
  ['is of a newer format', '{"format":2}', /is not a conformance report of format 1 \(format: /],
])('a report that %s is refused in one line', async (_, text, message) => {
  const file = join(folder, text === undefined ? 'missing.json' : 'other.json');
  if (text !== undefined) await writeFile(file, text);
  const error: Error = await readReport(file).then(
    () => new Error('It was read'),
    (reason: Error) => reason,
  );
  expect(error).toMatchObject({ name: 'ReportError', message: expect.stringMatching(message) });
  expect(error.message).not.toContain('\n');
});

test('a report whose evidence is missing is refused as damaged', async () => {
  const file = join(folder, 'damaged.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(renderJson(report)), exchanges: [] }));
  await expect(readReport(file)).rejects.toThrow(/damaged/);
});

test('a path that cannot be written gives one line, and the other reports are still written', async () => {
  const inTheWay = join(folder, 'a-file');
  await writeFile(inTheWay, '');
  const paths = {
    html: join(inTheWay, 'report.html'),
    junit: folder,
    json: join(folder, 'r.json'),
    sarif: join(folder, 'r.sarif'),
  };
  const problems = await writeReports(report, paths);
  expect(problems).toEqual([
    `The report ${paths.html} could not be written (a file is where its folder should be): give another path with --html`,
    `The report ${folder} could not be written (it is a folder): give another path with --junit`,
  ]);
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  for (const path of [paths.json, paths.sarif]) expect(JSON.parse(await readFile(path, 'utf8'))).toBeTruthy();
});

test.runIf(existsSync('/proc/self'))('a folder that the system refuses to create gives one line at once', async () => {
  expect(await writeReports(report, { html: '/proc/nowhere/report.html' })).toEqual([
    'The report /proc/nowhere/report.html could not be written (its folder cannot be made): give another path with --html',
  ]);
});

test('a missing folder is created', async () => {
  const paths = { json: join(folder, 'new/deep/r.json'), html: join(folder, 'new/deep/r.html') };
  expect(await writeReports(report, paths)).toEqual([]);
  expect(JSON.parse(await readFile(paths.json, 'utf8'))).toBeTruthy();
});

test('with a baseline, only new findings fail, and fixed findings are listed', () => {
  const [cause, ...others] = groupFindings(report);
  const isNew = new Set(cause?.findings.map(({ fingerprint }) => fingerprint));
  const old = { ...report, findings: report.findings.filter(({ fingerprint }) => !isNew.has(fingerprint)) };
  const compared = compareWithBaseline(report, old);
  expect(exitCodeOf(compared)).toBe(1);
  expect(groupFindings(compared)[0]).toMatchObject({ known: false, check: cause?.check });
  expect(groupFindings(compared).filter(({ known }) => known)).toHaveLength(others.length);

  expect(exitCodeOf(compareWithBaseline(report, report))).toBe(0);
  const mended = compareWithBaseline(old, report);
  expect(exitCodeOf(mended)).toBe(0);
  expect(mended.baseline?.fixed.map(({ check }) => check)).toEqual([...isNew].map(() => cause?.check));
  expect(mended.baseline?.notLookedAt).toBe(0);
});

test('a finding that a run did not check again is not called fixed', () => {
  const only = { ...report, findings: [], operations: report.operations.map((one) => ({ ...one, checks: {} })) };
  const { baseline } = compareWithBaseline(only, report);
  expect(baseline?.fixed).toEqual([]);
  expect(baseline?.notLookedAt).toBe(new Set(report.findings.map(({ fingerprint }) => fingerprint)).size);
});

test('the parts of a run are merged into one', () => {
  const half = report.findings.length / 2;
  const reached = report.operations.map((one) => ({ ...one, requests: 3, p95: 70, answers: { 1: 3 } }));
  const one: FinishedReport = { ...report, shard: '1/2', findings: report.findings.slice(0, half), sources: {} };
  const other: FinishedReport = {
    ...report,
    shard: '2/2',
    startedAt: '2026-11-20T10:00:05.000Z',
    findings: report.findings.slice(half),
    operations: reached.map(({ unreached: _, ...about }) => about),
  };
  const merged = mergeReports([one, other]);
  expect(merged.findings).toEqual(report.findings);
  expect(merged).toMatchObject({ requests: report.requests * 2, startedAt: report.startedAt, duration: 46_300 });
  expect(merged.shard).toBeUndefined();
  expect(merged.interrupted).toBeUndefined();
  expect(merged.sources).toEqual(report.sources);
  const login = merged.operations.find(({ operation }) => operation === 'loginUser');
  expect(login).toMatchObject({ requests: 5, answers: { 1: 5 }, p95: 90 });
  expect(merged.operations.filter(({ unreached }) => unreached !== undefined)).toEqual([]);
});

test('a missing or interrupted part makes the whole interrupted', () => {
  const part = (shard: string, interrupted?: string) => ({ ...report, shard, ...(interrupted && { interrupted }) });
  const { interrupted } = mergeReports([part('1/4'), part('3/4', 'Ctrl-C')]);
  expect(interrupted).toBe('part 3/4: Ctrl-C; the report of part 2, 4 of 4 is missing');
});

test.each([
  ['no report', []],
  ['two contracts', [{ contract: { title: 'Meridian', version: '2.0.0' } }]],
  ['two servers', [{ target: 'https://other.example' }]],
  ['two seeds', [{ seed: 7 }]],
  ['one part twice', [{ shard: '1/2' }]],
])('reports that are not parts of one run are refused: %s', (_, changes) => {
  const first = { ...report, shard: '1/2' };
  const reports = changes.length === 0 ? [] : [first, ...changes.map((change) => ({ ...first, ...change }))];
  expect(() => mergeReports(reports)).toThrow(expect.objectContaining({ name: 'ReportError' }));
});
