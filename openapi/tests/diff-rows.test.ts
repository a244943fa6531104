import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fields, field, fieldsOf, listOf } from '../rules/located-node.ts';
import { compareBundles } from '../scripts/diff/compare.ts';
import type { Document } from '../scripts/diff/document.ts';
import { isBreaking } from '../scripts/diff/rules.ts';
import { runCommand } from '../scripts/run-command.ts';
import { bundle, TODAY } from './fixtures/diff-contract.ts';
import { type Breaks, type DocumentRow, documentRows, type SchemaRow, schemaRows } from './fixtures/diff-rows.ts';

const REDOCLY = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

const json = (schema: unknown): Fields => ({ content: { 'application/json': { schema } } });
const sending = (schema: unknown): Fields =>
  bundle([{ path: '/thing', requestBody: { required: true, ...json(schema) } }]);
const answering = (schema: unknown): Fields =>
  bundle([{ path: '/thing', responses: { '200': { description: 'Done', ...json(schema) } } }]);

const documentOf = ({ paths, schemes = {} }: DocumentRow['older']): Document => ({
  ...bundle([]),
  openapi: '3.2.0',
  paths,
  components: { securitySchemes: schemes },
});

const breaks = (older: Document, newer: Document): boolean =>
  compareBundles(older, newer, TODAY).some(({ changes }) => changes.some(isBreaking));

const wordFor = (request: boolean, answer: boolean): Breaks => {
  if (request && answer) return 'both';
  if (request) return 'request';
  return answer ? 'answer' : 'none';
};

const ajv = new Ajv2020({ strict: false });
const accepts = (schema: unknown, value: unknown) => ajv.validate(Object(schema), value);

describe('[B7.11] what a change breaks, as instances show', () => {
  test.each(schemaRows)('$change', ({ older, newer, rule, ...instances }) => {
    const [sent, answered] = ['sent' in instances, 'answered' in instances];
    if (sent) expect([accepts(older, instances.sent), accepts(newer, instances.sent)]).toEqual([true, false]);
    if (answered)
      expect([accepts(older, instances.answered), accepts(newer, instances.answered)]).toEqual([false, true]);
    expect(wordFor(breaks(sending(older), sending(newer)), breaks(answering(older), answering(newer)))).toBe(
      rule?.[0] ?? wordFor(sent, answered),
    );
  });

  test.each(schemaRows)('the table says who is right where redocly diff differs: $change', (row) => {
    const ours = row.rule?.[0] ?? wordFor('sent' in row, 'answered' in row);
    expect(row.right === undefined).toBe(ours === row.redocly);
  });

  test.each(documentRows)('$change', ({ older, newer, breaks: expected }) => {
    expect(breaks(documentOf(older), documentOf(newer))).toBe(expected);
  });

  test.each([...schemaRows, ...documentRows])('nothing, if the same stands twice: $change', ({ older, newer }) => {
    for (const side of [older, newer]) {
      const [left, right] = [bundleOf(side), bundleOf(structuredClone(side))];
      expect(compareBundles(left, right, TODAY)).toEqual([]);
    }
  });
});

const bundleOf = (side: SchemaRow['older'] | DocumentRow['older']): Document =>
  typeof field(side, 'paths') === 'object' ? documentOf(side as DocumentRow['older']) : sending(side);

describe('redocly diff', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'redocly-diff-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** One document for all rows: each row's paths below its own number. */
  const documentOfAll = (side: 'older' | 'newer'): Document => {
    const below = (prefix: string, { paths }: Fields): Fields =>
      Object.fromEntries(Object.entries(fieldsOf(paths)).map(([path, item]) => [`${prefix}${path}`, item]));
    const schemas = schemaRows.map((row, index) => ({
      ...below(`/schema/${index}/request`, sending(row[side])),
      ...below(`/schema/${index}/answer`, answering(row[side])),
    }));
    const documents = documentRows.map((row, index) => below(`/document/${index}`, row[side]));
    return {
      openapi: '3.2.0',
      info: { title: 'All', version: '1.0.0' },
      paths: Object.assign({}, ...schemas, ...documents),
      components: { securitySchemes: Object.assign({}, ...documentRows.map((row) => row[side].schemes ?? {})) },
    };
  };

  test('reports of each row what the table says', async () => {
    for (const side of ['older', 'newer'] as const) {
      await writeFile(join(folder, `${side}.json`), JSON.stringify(documentOfAll(side)));
    }
    // With redocly's own rules, which our configuration does not contain.
    const args = [REDOCLY, 'diff', 'older.json', 'newer.json', '--format=json', '--fail-on=none'];
    const { stdout } = await runCommand(process.execPath, args, { cwd: folder, env: { REDOCLY_TELEMETRY: 'off' } });
    const { changes }: Fields = JSON.parse(stdout);
    const major = listOf(changes)
      .filter((change) => field(change, 'impact') === 'major')
      .map((change) => String(field(change, 'path')));
    const isMajor = (prefix: string) =>
      major.some((path) => path.startsWith(`#/paths/${prefix.replaceAll('/', '~1')}~1`));
    const isMajorScheme = (name: string) => major.includes(`#/components/securitySchemes/${name}`);
    const told = {
      schemas: Object.fromEntries(
        schemaRows.map(({ change }, index) => [
          change,
          wordFor(isMajor(`/schema/${index}/request`), isMajor(`/schema/${index}/answer`)),
        ]),
      ),
      documents: Object.fromEntries(
        documentRows.map(({ change, older, newer }, index) => [
          change,
          isMajor(`/document/${index}`) || Object.keys({ ...older.schemes, ...newer.schemes }).some(isMajorScheme),
        ]),
      ),
    };
    expect(told).toEqual({
      schemas: Object.fromEntries(schemaRows.map(({ change, redocly }) => [change, redocly])),
      documents: Object.fromEntries(documentRows.map(({ change, redocly }) => [change, redocly])),
    });
  });
});
