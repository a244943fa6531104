import { expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { exitCodeOf } from './exit-code.ts';
import { finishReport } from './finish-report.ts';
import { groupFindings } from './group-findings.ts';
import { exchangesOf } from './report.ts';
import { revealingReport } from './revealing-report.testing.ts';
import { quietReport, sampleReport } from './sample-report.testing.ts';
import { renderSarif } from './sarif.ts';
import { renderTerminal } from './terminal.ts';

const contract = await readContract();
const report = await sampleReport();

test('each finding has a place in a source file, even without a single place in the contract', () => {
  const { findings, sources } = finishReport(revealingReport({ contract: '', operation: 'loginUser' }), { contract });
  expect(sources[findings[0]?.contract ?? '']).toMatchObject({ file: 'openapi/paths/user_login.yaml', line: 1 });
  expect(Object.values(report.sources).filter(({ file }) => !file.startsWith('openapi/'))).toEqual([]);
  expect(report.findings.filter((finding) => report.sources[finding.contract] === undefined)).toEqual([]);
});

test('an operation lists its declared answers, so that a report is readable without the contract', () => {
  const login = report.operations.find(({ operation }) => operation === 'loginUser');
  expect(login).toMatchObject({ method: 'POST', path: '/api/user/login', area: 'session' });
  expect(login?.declared).toMatchObject({ 1: 'success', 1001: 'wrong_credentials', 422: 'Unprocessable Entity' });
});

test('what changes is known by the contract, and not by its method', () => {
  const isChange = (name: string) => report.operations.find(({ operation }) => operation === name)?.isChange;
  expect(['createOrder', 'deleteAddress', 'getCart'].map(isChange)).toEqual([true, true, false]);
});

test('a fingerprint is stable, and differs by check, operation, place and expectation', () => {
  const print = (change: object) => finishReport(revealingReport(change), { contract }).findings[0]?.fingerprint;
  const first = print({ at: '/data/list/0/price', got: '1', expected: 'at most 12 of "a"' });
  expect(print({ at: '/data/list/7/price', got: '2', expected: 'at most 13 of "b"', message: 'Other' })).toBe(first);
  for (const other of [{ at: '/data/price' }, { check: 'no-answer' }, { operation: 'a' }, { contract: '/paths' }]) {
    expect(print({ at: '/data/list/0/price', expected: 'at most 12 of "a"', ...other })).not.toBe(first);
  }
});

test('few findings of one kind keep their exchanges, and long bodies are cut', () => {
  const recorded = revealingReport({});
  const [finding] = recorded.findings;
  if (finding === undefined) throw new Error('The report has a finding');
  const exchanges = finding.exchanges.map((exchange) => ({
    ...exchange,
    response: { status: 200, headers: {}, body: 'x'.repeat(100_000) },
  }));
  const many = { ...recorded, findings: Array.from({ length: 50 }, () => ({ ...finding, exchanges })) };
  const { findings } = finishReport(many, { contract });
  expect(findings).toHaveLength(50);
  expect(findings.filter((one) => one.exchanges.length > 0)).toHaveLength(3);
  expect(exchangesOf({ findings })[0]?.response?.body).toMatch(/^x{60000}… \(40000 more characters\)$/);
});

test('findings with one cause are grouped, with their operations', () => {
  const causes = groupFindings(report);
  const vary = causes.find(({ check }) => check === 'header-missing');
  expect(vary).toMatchObject({ check: 'header-missing', title: 'The header Vary is missing', severity: 'error' });
  expect(vary?.operations.length).toBeGreaterThan(90);
  expect(causes.flatMap(({ findings }) => findings)).toHaveLength(report.findings.length);
  const money = causes.find(({ check }) => check === 'money-as-number');
  expect(money?.operations.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['getHome', 'listProducts', 'getProduct']),
  );
  expect(money).toMatchObject({
    title: 'An amount is sent as a number',
    source: { file: 'openapi/components/schemas/Money.yaml', provenance: 'proposed' },
  });
  expect(new Set(causes.map(({ id }) => id)).size).toBe(causes.length);
});

test('errors come first, with security and money leading, then widespread causes, in every report', () => {
  const causes = groupFindings(report);
  const severities = causes.map(({ severity }) => severity);
  expect(severities).toEqual(severities.toSorted());
  const errors = causes.filter(({ severity }) => severity === 'error');
  const grave = new Set(['sql-shown', 'path-shown', 'money-as-number', 'money-format', 'money-in-cents']);
  const first = errors.slice(0, errors.filter(({ check }) => grave.has(check)).length);
  expect(new Set(first.map(({ check }) => check))).toEqual(grave);
  const reach = errors.slice(first.length).map(({ operations }) => operations.length);
  expect(reach[0]).toBeGreaterThan(90);
  expect(reach).toEqual(reach.toSorted((one, other) => other - one));
  const { results } = JSON.parse(renderSarif(report)).runs[0];
  expect(results[0].ruleId).toBe(causes[0]?.check);
  expect(renderTerminal(report, { colour: false })).toContain(`1. error ${causes[0]?.title}`);
});

test('the report counts the causes that affect the storefront, if known', () => {
  const [first = ''] = groupFindings(report).map(({ finding }) => finding.contract);
  const sources = Object.entries(report.sources).map(([pointer, source]) => {
    const { used: _, ...other } = source;
    return [pointer, other] as const;
  });
  const withUse = sources.map(([pointer, source]) => [pointer, { ...source, used: pointer === first }]);
  const text = (shown: object) => renderTerminal({ ...report, sources: { ...shown } }, { colour: false });
  expect(text(Object.fromEntries(withUse))).toMatch(/^\d+ of \d+ causes are at what the storefront reads or sends\.$/m);
  expect(text(Object.fromEntries(sources))).not.toContain('the storefront reads');
});

test('the exit code is 0 for nothing and for warnings, 1 for errors that are new, 3 for an interruption', async () => {
  expect(exitCodeOf(await quietReport())).toBe(0);
  expect(exitCodeOf(report)).toBe(1);
  expect(exitCodeOf({ findings: report.findings.filter(({ severity }) => severity === 'warning') })).toBe(0);
  expect(exitCodeOf({ findings: report.findings.map((finding) => ({ ...finding, known: true })) })).toBe(0);
  expect(exitCodeOf({ ...report, interrupted: 'Ctrl-C' })).toBe(3);
});
