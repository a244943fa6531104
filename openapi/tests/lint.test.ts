import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { formatProblem, lintContract } from '../scripts/lint-contract.ts';
import { lintEdited, VALID_CONTRACT, withEditedContract } from './fixtures/edited-contract.ts';

const LINT = fileURLToPath(new URL('../scripts/lint.ts', import.meta.url));
const BUILD = fileURLToPath(new URL('../scripts/build.ts', import.meta.url));

function run(script: string, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

const RENAMED_SCHEMA = { file: 'paths/cart_add.yaml', from: 'AddCartLineBody.yaml', to: 'SoldOut.yaml' };
const UNUSED = [
  { file: 'components/schemas/Alone.yaml', from: '', to: 'type: object\nproperties: { a: { $ref: ./Also.yaml } }\n' },
  { file: 'components/schemas/Also.yaml', from: '', to: 'type: string\n' },
];

const [invalidYaml, missingFile, missingPointer, unusedFiles] = await lintEdited(
  [{ file: 'paths/cart_add.yaml', from: 'tags: [cart]', to: 'tags: [cart' }],
  [RENAMED_SCHEMA],
  [{ file: 'components/schemas/Cart.yaml', from: './CartLine.yaml', to: "'./CartLine.yaml#/nothing'" }],
  UNUSED,
);

test('invalid YAML is reported in one line with location, reason and remedy', () => {
  expect(invalidYaml).toEqual([
    expect.stringMatching(
      /^openapi\/paths\/cart_add\.yaml:\d+ Not readable as YAML: [^/]+\. Correct the line or the one above it\. \(/,
    ),
  ]);
});

test('an invalid root file is reported in one line, even beside a valid contract', async () => {
  const broken = { file: 'openapi.yaml', from: 'security: []', to: 'security: [' };
  const [valid, invalid] = await lintEdited([], [broken]);
  expect(valid).toEqual([]);
  expect(invalid).toEqual([expect.stringMatching(/^openapi\/openapi\.yaml:\d+ Not readable as YAML: /)]);
});

test('a missing root file is reported in one line', async () => {
  const problems = await lintContract(`${VALID_CONTRACT}/paths`);
  expect(problems.map(formatProblem)).toEqual([
    'paths/openapi.yaml:1 Does not exist or is not an OpenAPI document: restore it. (yaml)',
  ]);
});

test('a $ref to a missing file is reported once, without its consequences', () => {
  expect(missingFile).toEqual([
    'openapi/paths/cart_add.yaml:15 openapi/components/schemas/SoldOut.yaml does not exist: create it or correct the $ref. (no-unresolved-refs)',
  ]);
});

test('a $ref to a missing pointer is reported in one line', () => {
  expect(missingPointer).toEqual([
    'openapi/components/schemas/Cart.yaml:12 This $ref leads nowhere: correct it. (no-unresolved-refs)',
  ]);
});

test('unused components are reported, including those referenced only by unused ones', () => {
  expect(unusedFiles).toEqual([
    'openapi/components/schemas/Alone.yaml:1 No $ref leads to this file: reference it or delete it. (unused-file)',
    'openapi/components/schemas/Also.yaml:1 No $ref leads to this file: reference it or delete it. (unused-file)',
  ]);
});

test('the lint command exits with 0 for a valid contract, and with 1 and the problems for an invalid one', async () => {
  expect(await run(LINT, VALID_CONTRACT)).toEqual({ code: 0, stdout: 'The contract keeps every rule.\n', stderr: '' });
  const change = { file: 'components/schemas/CartLine.yaml', from: 'Its number.', to: 'Its number' };
  const broken = await withEditedContract([change], (folder) => run(LINT, folder));
  expect(broken).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'openapi/components/schemas/CartLine.yaml:7 This description must end with a full stop. (meridian/full-stop)\n',
  });
});

test('the build command prints lint problems instead of a stack trace', async () => {
  const broken = await withEditedContract([RENAMED_SCHEMA], (folder) => run(BUILD, folder));
  expect(broken.code).toBe(1);
  expect(broken.stderr.trim().split('\n')).toEqual([
    'openapi/paths/cart_add.yaml:15 openapi/components/schemas/SoldOut.yaml does not exist: create it or correct the $ref. (no-unresolved-refs)',
  ]);
});
