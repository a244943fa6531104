import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { renderBodySchemas } from './body-schemas.ts';
import type { Contract } from './contract.ts';
import {
  renderAttempts,
  renderBusinessCodes,
  renderFixtures,
  renderInvalidates,
  renderOperations,
  renderSchemas,
} from './render.ts';

const examples = {
  done: { value: { code: 1, msg: 'Done', data: { id: 7 } } },
  too_large: { value: { code: 6002, msg: 'Too large', data: { limit: 20 } } },
  refused: { $ref: '#/components/examples/Refused' },
};
const answer = { responses: { 200: { description: 'Done', content: { 'application/json': { examples } } } } };

const schemas = {
  Size: { type: 'integer' },
  LimitDetails: {
    type: 'object',
    description: 'What fits.',
    properties: { limit: { $ref: '#/components/schemas/Size', description: 'In bytes.' } },
  },
  ListFilesSuccess: {
    type: 'object',
    required: ['data'],
    properties: {
      data: {
        type: 'object',
        description: 'The limits.',
        required: ['all'],
        properties: { all: { type: 'array', items: { $ref: '#/components/schemas/LimitDetails' } } },
      },
    },
  },
};

const limits = {
  responses: {
    200: {
      description: 'Limits',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/LimitDetails' } } },
    },
  },
};

const contract: Contract & { openapi: string; info: object; components: { schemas: Record<string, object> } } = {
  openapi: '3.1.0',
  info: { title: 'A small contract', version: '1' },
  security: [],
  paths: {
    '/api/file': {
      post: {
        operationId: 'sendFile',
        security: [{ userToken: [] }],
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: {
                  file: { type: 'string', contentMediaType: 'application/octet-stream' },
                  scan: { type: 'string', format: 'binary' },
                  kind: { type: 'string', default: 'proof' },
                },
              },
            },
          },
        },
        'x-errors': ['too_large'],
        'x-invalidates': ['getFile'],
        'x-idempotent': true,
        'x-attempt': { key: 'client_id', minutes: 30 },
        ...answer,
      },
      get: { operationId: 'getFile', security: [{}, { userToken: [] }], 'x-errors': [], ...answer },
    },
    '/api/open': { get: { operationId: 'listFiles', ...limits } },
  },
  'x-business-codes': [
    { code: 6002, name: 'too_large', meaning: 'The file is larger than `limit`.', data: 'LimitDetails' },
    { code: 6001, name: 'refused', meaning: 'No picture.', data: null },
  ],
  components: { schemas, examples: { Refused: { value: { code: 6001, msg: 'Refused', data: null } } } },
};

test('each operation has its method, path, login, errors and optional facts', () => {
  const text = renderOperations(contract);
  expect(text).toContain(
    "sendFile: { path: '/api/file', method: 'POST', login: 'required', errors: [6002], mediaType: 'multipart/form-data' }",
  );
  expect(text).toContain("getFile: { path: '/api/file', method: 'GET', login: 'optional', errors: [] }");
  expect(text).toContain("listFiles: { path: '/api/open', method: 'GET', login: 'none', errors: [] }");
});

test('only mutations invalidate', () => {
  const text = renderInvalidates(contract);
  expect(text).toContain("sendFile: ['getFile']");
  expect(text).not.toContain('listFiles');
});

test('[B5.17] an operation with a key has its attempt, with whether a repeat does no harm', () => {
  expect(renderAttempts(contract)).toContain("sendFile: {'key':'client_id','minutes':30,'repeats':true},\n}");
});

test('each business code has its name, its meaning and the type of its details', () => {
  const text = renderBusinessCodes(contract);
  expect(text).toContain("6002: 'too_large'");
  expect(text).toContain(
    "  /** The file is larger than `limit`. */\n  too_large: components['schemas']['LimitDetails'];\n",
  );
  expect(text).toContain('  /** No picture. */\n  refused: null;\n');
});

test('the fixtures are the first example of each success, and an example of each refusal by its name', () => {
  const text = renderFixtures(contract);
  expect(text).toContain('sendFile: {"id":7},\n');
  expect(text).toContain('too_large: {"code":6002,"msg":"Too large","data":{"limit":20}},\n');
  expect(text).toContain('refused: {"code":6001,"msg":"Refused","data":null},\n');
  const silent = { ...contract, paths: {} };
  expect(() => renderFixtures(silent)).toThrow('No operation has an example of the refusal 6002');
});

test('a file is a Blob, and a field with a default is optional', async () => {
  const { schema } = await renderSchemas(contract);
  expect(schema).toMatch(/file\?: Blob \| undefined;/);
  expect(schema).toMatch(/scan\?: Blob \| undefined;/);
  expect(schema).toMatch(/kind\?: string \| undefined;/);
});

test('[B7.07] each schema is a named type with its description, and is referred to by its name', async () => {
  const { schema, namedSchemas } = await renderSchemas(contract);
  expect(namedSchemas).toContain('/** @description What fits. */\nexport type LimitDetails = {');
  expect(namedSchemas).toContain('    /** @description In bytes. */\n    limit?: Size | undefined;\n');
  expect(namedSchemas).toContain('export type Size = number;');
  expect(namedSchemas).toContain(
    '/** @description The limits. */\nexport type ListFilesData = {\n    all: LimitDetails[];\n};',
  );
  expect(namedSchemas).toContain('    data: ListFilesData;\n');
  expect(schema).toContain('LimitDetails: Schemas.LimitDetails;');
  expect(schema).toContain('"application/json": Schemas.LimitDetails;');
});

test('an open list has its members and any other value, and the tag of other members excludes the known ones', async () => {
  const kinds = { type: 'string', 'x-extensible-enum': ['a', 'b'] };
  const levels = { type: 'integer', 'x-extensible-enum': [1, -1] };
  const other = { type: 'object', required: ['tag'], properties: { tag: { type: 'string', not: { enum: ['a'] } } } };
  const schemas = { ...contract.components.schemas, Kind: kinds, Level: levels, Other: other };
  const { namedSchemas: text } = await renderSchemas({
    ...contract,
    components: { ...contract.components, schemas },
  } as Contract);
  expect(text).toContain('Kind = "a" | "b" | (string & {});');
  expect(text).toContain('Level = 1 | -1 | (number & {});');
  expect(text).toMatch(/tag: `\?\$\{string\}`;/);
});

const bodyOf = (schema: object): Contract => ({
  ...contract,
  paths: {
    '/api/size': {
      post: {
        operationId: 'sendSize',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/SendSizeBody' } } } },
        responses: {},
      },
    },
  },
  components: { schemas: { SendSizeBody: schema } },
});

test.each([
  ['maxProperties', { type: 'object', additionalProperties: false, maxProperties: 3 }],
  ['multipleOf', { type: 'integer', minimum: 0, maximum: 9, multipleOf: 3 }],
  ['ipv4', { type: 'string', format: 'ipv4' }],
  ['number', { type: 'number' }],
  ['additionalProperties', { type: 'object' }],
])('a body schema ignores no keyword: %s has no rule yet', (what, schema) => {
  expect(() => renderBodySchemas(bodyOf(schema))).toThrow(what);
});

test('an unused body schema is tree-shaken', () => {
  const code = renderBodySchemas(
    bodyOf({
      type: 'object',
      additionalProperties: false,
      properties: { size: { type: 'integer', minimum: 1, maximum: 9 } },
    }),
  );
  expect(code).toContain(
    'SendSizeBodySchema = /*#__PURE__*/ v.strictObject({\n' +
      '  size: /*#__PURE__*/ v.optional(/*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9 })),\n});',
  );
});

const folder = await mkdtemp(join(tmpdir(), 'sdk-generate-'));
afterAll(() => rm(folder, { recursive: true }));

const check = (...args: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const script = new URL('generate.ts', import.meta.url).pathname;
    const child = execFile(process.execPath, [script, '--check', ...args], (_error, _out, said) =>
      resolve({ code: child.exitCode ?? -1, said }),
    );
  });

test('--check names each file that another contract would change, and fails', async () => {
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(contract));
  const { code, said } = await check('--contract', file);
  expect(code).toBe(1);
  expect(said.split('\n')).toContain('sdk/src/generated/schema.gen.ts is out of date: run npm run generate');
  expect(said.split('\n')).toContain('sdk/src/generated/operations.gen.ts is out of date: run npm run generate');
});
