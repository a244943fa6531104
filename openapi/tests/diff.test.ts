import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { listReleases, readBundle } from '../scripts/diff/bundles.ts';
import { compareBundles } from '../scripts/diff/compare.ts';
import { reportChanges } from '../scripts/diff/report.ts';
import { levels } from '../scripts/diff/rules.ts';
import { compareVersions, isVersion, mayBreak, nextBreakingVersion } from '../scripts/diff/version.ts';
import { bundle, bundleOfSchema, openUnions, operationCases, schemaCases, TODAY } from './fixtures/diff-contract.ts';
import { readContract } from './read-contract.ts';

const DIFF = fileURLToPath(new URL('../scripts/diff.ts', import.meta.url));

type Bundle = ReturnType<typeof bundle>;

const rulesOf = (older: Bundle, newer: Bundle): string[] =>
  compareBundles(older, newer, TODAY).flatMap(({ changes }) => changes.map(({ rule }) => rule));

describe('rules', () => {
  test.each(operationCases)('%s', (rule, older, newer) => {
    expect(rulesOf(bundle(older), bundle(newer))).toEqual([rule]);
  });

  test.each(schemaCases)('%s in a request and in an answer', (rule, older, newer) => {
    expect(rulesOf(bundleOfSchema(older), bundleOfSchema(newer))).toEqual([`request-${rule}`, `response-${rule}`]);
  });

  test('a union that tells clients to ignore unknown members may gain one', () => {
    const [older, newer] = openUnions;
    expect(rulesOf(bundleOfSchema(older), bundleOfSchema(newer)).filter((rule) => rule.startsWith('response'))).toEqual(
      ['response-known-alternative-added', 'response-value-removed'],
    );
  });

  test('a refusal keeps its code and the schema of its details', () => {
    const code = (number: number, data: string) => [{ code: number, name: 'too_many', data }];
    const of = (number: number, data: string) => bundle([{}], code(number, data));
    expect(rulesOf(of(1001, 'LimitDetails'), of(1002, 'LimitDetails'))).toEqual(['refusal-code-changed']);
    expect(rulesOf(of(1001, 'LimitDetails'), of(1001, 'none'))).toEqual(['response-type-changed']);
  });

  test('an added refusal does not change the success', () => {
    const answer = (...codes: number[]) => ({
      oneOf: codes.map((code) => ({ type: 'object', required: ['code'], properties: { code: { const: code } } })),
    });
    expect(rulesOf(bundleOfSchema(answer(1, 1001)), bundleOfSchema(answer(1, 1001, 1002)))).toEqual([
      'request-alternative-added',
    ]);
  });

  test('every rule has a planted change', () => {
    const planted = [
      ...operationCases.map(([rule]) => rule),
      ...schemaCases.flatMap(([rule]) => [`request-${rule}`, `response-${rule}`]),
      ...['refusal-code-changed', 'request-known-alternative-added', 'response-known-alternative-added'],
    ];
    expect([...levels.keys()].filter((rule) => !planted.includes(rule))).toEqual([]);
  });

  test('requests must not be narrowed and answers not widened', () => {
    const breaking = [...levels].filter(([, level]) => level === 'breaking').map(([rule]) => rule);
    expect(breaking).toContain('request-enum-added');
    expect(breaking).toContain('response-value-added');
    expect(breaking).toContain('response-required-property-removed');
    expect(breaking).not.toContain('response-known-value-added');
    expect(breaking).not.toContain('response-optional-property-added');
    expect(breaking).not.toContain('refusal-added');
  });

  test('our contract does not differ from itself', async () => {
    const contract = await readContract();
    expect(compareBundles(contract, structuredClone(contract), TODAY)).toEqual([]);
  });
});

describe('versions', () => {
  test('pre-releases come before the release, by number', () => {
    const sorted = ['1.0.0', '1.0.0-rc.10', '0.9.9', '1.0.0-rc.2', '1.0.0-beta', '1.0.0-rc'].sort(compareVersions);
    expect(sorted).toEqual(['0.9.9', '1.0.0-beta', '1.0.0-rc', '1.0.0-rc.2', '1.0.0-rc.10', '1.0.0']);
  });

  test.each(['1.0.0+20261129', '1.0.0-rc.1+exp.sha.5114f85'])('%s is a version', (version) => {
    expect(isVersion(version)).toBe(true);
  });

  test.each(['1.0', '01.0.0', '1.0.0-rc.01', '1.0.0+'])('%s is no version', (version) => {
    expect(isVersion(version)).toBe(false);
  });

  test.each([
    ['1.0.0-rc.1', '1.0.0-rc.2'],
    ['0.3.1', '0.4.0'],
    ['1.4.2', '2.0.0'],
  ])('after %s, the next version that may contain breaking changes is %s', (older, next) => {
    expect(nextBreakingVersion(older)).toBe(next);
    expect(mayBreak(older, next)).toBe(true);
    expect(mayBreak(older, older)).toBe(false);
  });

  test.each([
    ['1.4.2', '1.5.0'],
    ['0.3.1', '0.3.2'],
    ['1.0.0-rc.2', '1.0.0-rc.1'],
    ['1.0.0', '1.0.1-rc.1'],
    ['1.0.0-rc.1+build.1', '1.0.0-rc.1+build.2'],
  ])('%s may not be followed by a breaking %s', (older, newer) => {
    expect(mayBreak(older, newer)).toBe(false);
  });

  test('a breaking change passes only with a version that allows it', () => {
    const older = { document: bundle([{}]), version: '1.0.0-rc.1' };
    const newer = bundle([{ operationId: 'storeThing' }]);
    expect(reportChanges(older, { document: newer, version: '1.0.0-rc.1' }, TODAY)).toEqual({
      text: [
        'POST /api/thing',
        '  breaking    operationId: saveThing → storeThing (operation-id-changed)',
        '',
        '1.0.0-rc.1 → 1.0.0-rc.1: 1 breaking, 0 compatible. info.version must rise to 1.0.0-rc.2 at least (openapi/VERSIONING.md).',
      ].join('\n'),
      isAllowed: false,
    });
    expect(reportChanges(older, { document: newer, version: '1.0.0-rc.2' }, TODAY).isAllowed).toBe(true);
  });
});

describe('contract:diff', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'diff-'));
    await writeFile(join(folder, 'older.yaml'), stringify(bundle([{}])));
    await writeFile(join(folder, 'newer.json'), JSON.stringify(bundle([])));
    await writeFile(join(folder, 'list.yaml'), '- a\n');
    await writeFile(join(folder, 'broken.yaml'), 'openapi: [\n');
    await writeFile(join(folder, 'unversioned.yaml'), stringify({ ...bundle([]), info: { version: 'one' } }));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const run = (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
    new Promise((resolve) => {
      execFile(process.execPath, [DIFF, ...args], { cwd: folder, env: {} }, (error, stdout, stderr) => {
        resolve({ code: Number(error?.code ?? 0), stdout, stderr });
      });
    });

  test('exits with 1 for a breaking change, with 0 for a compatible one', async () => {
    const removed = await run('older.yaml', 'newer.json');
    expect(removed).toMatchObject({ code: 1, stderr: '' });
    expect(removed.stdout).toContain('breaking    operation: saveThing (operation-removed)');
    const added = await run('newer.json', 'older.yaml');
    expect(added).toMatchObject({ code: 0, stderr: '' });
    expect(added.stdout).toContain('compatible  operation: saveThing (operation-added)');
  });

  test.each([
    ['gone.yaml', /^gone\.yaml cannot be read: .*\n$/],
    ['list.yaml', /^list\.yaml is not an OpenAPI document: .*\n$/],
    ['broken.yaml', /^broken\.yaml is neither YAML nor JSON: .*\n$/],
    ['unversioned.yaml', /^unversioned\.yaml: info\.version must be .*\n$/],
    ['0.0.1', /^0\.0\.1 was not released: .*\n$/],
    ['--what', /^Unknown option '--what'.*\n$/],
  ])('%s exits with 2 and one line', async (name, line) => {
    expect(await run(name, 'newer.json')).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(line) });
  });

  test('releases are found by version, newest first', async () => {
    for (const version of ['1.0.0-rc.2', '1.0.0-rc.10', 'notes']) {
      await writeFile(join(folder, `${version}.yaml`), stringify(bundle([{}])));
    }
    expect(await listReleases(folder)).toEqual(['1.0.0-rc.10', '1.0.0-rc.2']);
    expect((await readBundle('1.0.0-rc.2', folder)).version).toBe('1.0.0');
  });
});
