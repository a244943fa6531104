import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSourceLocator } from '../../../shared/source-location.ts';
import { readContract } from './contract.ts';

const contract = await readContract();
const locator = createSourceLocator(contract);

const repository = new URL('../../../../', import.meta.url);

async function lineAt(pointer: string): Promise<string> {
  const { file, line } = locator.locate(pointer);
  const text = await readFile(new URL(file, repository), 'utf8');
  return `${file}: ${text.split('\n')[line - 1]?.trim()}`;
}

test.each([
  ['/components/schemas/Money/pattern', 'openapi/components/schemas/Money.yaml: pattern: ^[0-9]{1,12}\\.[0-9]{2}$'],
  ['/components/schemas/Address/properties/mobile', 'openapi/components/schemas/Address.yaml: mobile:'],
  ['/components/schemas/Address/required', 'openapi/components/schemas/Address.yaml: required:'],
  ['/paths/~1api~1user~1login/post', 'openapi/paths/user_login.yaml: post:'],
  [
    '/paths/~1api~1user~1login/post/requestBody/content/application~1json/schema',
    'openapi/paths/user_login.yaml: schema:',
  ],
  ['/components/responses/Unauthorized', 'openapi/components/responses/Unauthorized.yaml: '],
])('%s is located in its source file', async (pointer, line) => {
  expect(await lineAt(pointer)).toContain(line);
});

test('a limit that the build adds is located at its schema', async () => {
  expect(await lineAt('/components/schemas/Money/maxLength')).toContain('openapi/components/schemas/Money.yaml: type');
});

test('a refusal is located in the list of business codes, and its shared fields at Failure', async () => {
  const code = '/components/schemas/WrongCredentialsRefusal/properties';
  expect(await lineAt(`${code}/code/const`)).toBe('openapi/components/schemas/BusinessCode.yaml: - code: 1001');
  expect(await lineAt(`${code}/msg/type`)).toContain('openapi/components/schemas/Failure.yaml: ');
});

test('the envelope of a success is located at Success, and its data at its own file', async () => {
  const properties = '/components/schemas/GetCartSuccess/properties';
  expect(await lineAt(`${properties}/msg/maxLength`)).toBe('openapi/components/schemas/Success.yaml: maxLength: 500');
  expect(await lineAt(`${properties}/data`)).toContain('openapi/components/schemas/GetCartSuccess.yaml: data:');
});

test('the refusals of an operation are located at its x-errors', async () => {
  const answer = '/paths/~1api~1user~1login/post/responses/200/content/application~1json/schema';
  expect(await lineAt(`${answer}/oneOf/2`)).toContain('openapi/paths/user_login.yaml: x-errors: [wrong_credentials');
});

test('a node that only the build writes is located in the bundle', async () => {
  expect(await lineAt('/paths/~1api~1user~1login/post/responses/503/$ref')).toContain(
    'openapi/dist/openapi.yaml: $ref',
  );
});

test('the provenance is taken from the nearest ancestor', () => {
  const provenance = (pointer: string) => locator.locate(pointer).provenance;
  expect(provenance('/components/schemas/Money/pattern')).toBe('proposed');
  expect(provenance('/components/schemas/LoginUserSuccess/properties/code/const')).toBe('stated 8');
  expect(provenance('/paths/~1api~1user~1login/post/security')).toBe('stated 7');
  expect(provenance('/info')).toBeUndefined();
});

test('a place says whether the app uses its property, parameter or type, if known', () => {
  const used = new Set([
    '/components/schemas/Money',
    '/components/schemas/Order/properties/items',
    '/paths/~1api~1user~1order_list/get/parameters/0',
  ]);
  const uses = createSourceLocator(contract, used);
  const isUsed = (pointer: string) => uses.locate(pointer).used;
  expect(isUsed('/components/schemas/Money/pattern')).toBe(true);
  expect(isUsed('/components/schemas/Order/properties/items/maxItems')).toBe(true);
  expect(isUsed('/components/schemas/Order/properties/status')).toBe(false);
  expect(isUsed('/paths/~1api~1user~1order_list/get/parameters/0/schema/enum')).toBe(true);
  expect(isUsed('/paths/~1api~1user~1order_list/get/parameters/1')).toBe(false);
});

test('every operation and schema has an existing place', async () => {
  const { schemas } = contract.document['components'] as { schemas: object };
  const pointers = [
    ...[...contract.operations.values()].map(({ pointer }) => pointer),
    ...Object.keys(schemas).map((name) => `/components/schemas/${name}`),
  ];
  const files = new Set(pointers.map((pointer) => locator.locate(pointer).file));
  expect([...files].filter((file) => file.includes('/dist/'))).toEqual([]);
});

test('for a contract of another project, the given file is shown', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    const file = join(folder, 'theirs.json');
    const document = { openapi: '3.1.0', paths: { '/a': { get: { operationId: 'getA' } } } };
    await writeFile(file, JSON.stringify(document, null, 2));
    expect(createSourceLocator({ file, document }).locate('/paths/~1a/get/operationId')).toEqual({ file, line: 6 });
  } finally {
    await rm(folder, { recursive: true });
  }
});
