import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Fields } from '../rules/located-node.ts';
import { listReleases, readBundle } from '../scripts/diff/bundles.ts';
import { compareBundles } from '../scripts/diff/compare.ts';
import type { Readers } from '../scripts/diff/readers.ts';
import { reportChanges, reportSince } from '../scripts/diff/report.ts';
import { levels } from '../scripts/diff/rules.ts';
import { compareVersions, isVersion, mayBreak, nextBreakingVersion } from '../scripts/diff/version.ts';
import {
  bundle,
  bundleOfSchema,
  type OperationFixture,
  openUnions,
  operationCases,
  schemaCases,
  TODAY,
} from './fixtures/diff-contract.ts';
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
      changes: [
        'POST /api/thing',
        '  breaking    operationId: saveThing → storeThing (operation-id-changed)',
        '',
        'npm run contract:use finds who reads what breaks.',
        '',
      ].join('\n'),
      summary:
        '1.0.0-rc.1 → 1.0.0-rc.1: 1 breaking, 0 compatible. info.version must rise to 1.0.0-rc.2 at least (openapi/VERSIONING.md).',
      isAllowed: false,
    });
    expect(reportChanges(older, { document: newer, version: '1.0.0-rc.2' }, TODAY).isAllowed).toBe(true);
  });
});

describe('[B7.11] who reads what breaks', () => {
  const reader = (file: string, ...screens: string[]) => ({ file, screens });
  const readers: Readers = {
    properties: {
      'Thing/price': [reader('web/src/price.tsx', '/detail', '/bag')],
      'Thing/lines/sku': [reader('web/src/line.tsx', 'every screen')],
      'Other/price': [reader('web/src/other.tsx', '/other')],
      'getThing?page': [reader('web/src/list.tsx', '/detail')],
      'SaveBody/name': [reader('sdk/src/save.ts')],
    },
    operations: {
      getThing: [reader('web/src/detail.tsx', '/detail'), reader('web/src/top.tsx', '/detail', '/home')],
      saveThing: [reader('web/src/form.tsx', '/form')],
    },
  };
  const text = { type: 'string' };
  const thing = (price: Fields, sku: Fields = text) => ({
    type: 'object',
    required: ['price'],
    properties: { price, lines: { type: 'array', items: { type: 'object', required: ['sku'], properties: { sku } } } },
  });
  const schemas = {
    Thing: thing(text),
    Other: { type: 'object', required: ['price'], properties: { price: text } },
    SaveBody: { type: 'object', properties: { name: text, price: text } },
  };
  const json = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  const page = { name: 'page', in: 'query', schema: { type: 'integer' } };
  const operations = [
    { path: '/thing', operationId: 'getThing', parameters: [page], responses: { '200': json('Thing') } },
    { path: '/save', operationId: 'saveThing', requestBody: json('SaveBody'), responses: { '200': json('Other') } },
    { path: '/gone', operationId: 'dropThing', responses: { '200': { description: 'Done' } } },
  ];
  const of = (changed: Fields, list: OperationFixture[] = operations) => ({
    document: JSON.parse(JSON.stringify({ ...bundle(list), components: { schemas: { ...schemas, ...changed } } })),
    version: '1.0.0',
  });
  const [get, save, drop] = operations;
  const without = (properties: Fields) => ({ Thing: { ...thing(text), required: [], properties } });

  test.each([
    [
      'a property becomes null',
      of({ Thing: thing({ type: ['string', 'null'] }) }),
      'read by /detail in web/src/price.tsx',
    ],
    ['a property is removed', of(without({})), 'read by /detail in web/src/price.tsx'],
    [
      'a property becomes optional',
      of({ Thing: { ...thing(text), required: [] } }),
      'read by /detail in web/src/price.tsx',
    ],
    ['an inner property is widened', of({ Thing: thing(text, {}) }), 'read by every screen in web/src/line.tsx'],
    ['a property that no screen of the call reads', of({ Other: {} }), 'read by /other in web/src/other.tsx'],
    [
      'a sent property is tightened',
      of({ SaveBody: { ...schemas.SaveBody, properties: { name: { ...text, maxLength: 3 }, price: text } } }),
      'read by /form in sdk/src/save.ts',
    ],
    [
      'a property that nobody sends is tightened',
      of({ SaveBody: { ...schemas.SaveBody, properties: { name: text, price: { ...text, maxLength: 3 } } } }),
      'called by /form in web/src/form.tsx',
    ],
    [
      'a body needs one more',
      of({ SaveBody: { ...schemas.SaveBody, required: ['more'] } }),
      'called by /form in web/src/form.tsx',
    ],
    [
      'a parameter is removed',
      of({}, [{ ...get, parameters: [] }, save ?? {}, drop ?? {}]),
      'read by /detail in web/src/list.tsx',
    ],
    ['an operation is removed', of({}, [get ?? {}, drop ?? {}]), 'called by /form in web/src/form.tsx'],
    ['an operation that nobody calls is removed', of({}, [get ?? {}, save ?? {}]), 'no screen of the app reads it'],
  ])('%s', (_, newer, line) => {
    const { changes } = reportChanges(of({}), newer, TODAY, readers);
    const lines = changes.split('\n');
    const told = lines.flatMap((one, index) => (one.startsWith('  breaking') ? [lines[index + 1]?.trim()] : []));
    expect(told).toContain(line);
  });

  test('a refusal belongs to no operation, so nobody is named', () => {
    const code = (number: number) => ({
      document: bundle([{}], [{ code: number, name: 'too_many', data: 'LimitDetails' }]),
      version: '1.0.0',
    });
    expect(reportChanges(code(1001), code(1002), TODAY, readers).changes).toBe(
      ['BusinessCode', '  breaking    too_many: 1001 → 1002 (refusal-code-changed)', '', ''].join('\n'),
    );
  });

  test('what changed since the last commit is listed apart from the release', () => {
    const committed = { ...of({}), commit: '0a1b2c3' };
    expect(reportSince(committed, of({}), TODAY, readers)).toBe('Since the last commit, 0a1b2c3: no changes.');
    expect(reportSince(committed, of({}, [get ?? {}, save ?? {}]), TODAY, readers)).toBe(
      [
        'POST /gone',
        '  breaking    operation: dropThing (operation-removed)',
        '              no screen of the app reads it',
        '',
        'Since the last commit, 0a1b2c3: 1 breaking, 0 compatible.',
      ].join('\n'),
    );
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
