import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findProblems, oneLine } from '../scripts/problems.ts';
import { type Change, GOOD, withChangedContract } from './changed-contract.ts';

const LINT = fileURLToPath(new URL('../scripts/lint.ts', import.meta.url));
const BUILD = fileURLToPath(new URL('../scripts/build.ts', import.meta.url));

function linesAfter(...changes: Change[]): Promise<string[]> {
  return withChangedContract(changes, async (folder) => (await findProblems(folder)).map(oneLine));
}

function run(script: string, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

test('a file that is not YAML is one line: where, why, what to do', async () => {
  const change = { file: 'paths/cart_add.yaml', from: 'tags: [cart]', to: 'tags: [cart' };
  const lines = await linesAfter(change);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^openapi\/paths\/cart_add\.yaml:\d+ Not readable as YAML: [^/]+\. Correct the line or the one above it\. \(/,
  );
});

test('a root file that is not YAML is one line too', async () => {
  const lines = await linesAfter({ file: 'openapi.yaml', from: 'security: []', to: 'security: [' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^openapi\/openapi\.yaml:\d+ Not readable as YAML: /);
});

test('a missing root file is one line', async () => {
  const problems = await findProblems(`${GOOD}/paths`);
  expect(problems.map(oneLine)).toEqual([
    'paths/openapi.yaml:1 Does not exist or is not an OpenAPI document: restore it. (yaml)',
  ]);
});

test('a reference to a missing file names that file, and nothing that follows from it', async () => {
  const change = { file: 'paths/cart_add.yaml', from: 'examples/OutOfStock.yaml', to: 'examples/SoldOut.yaml' };
  expect(await linesAfter(change)).toEqual([
    'openapi/paths/cart_add.yaml:38 openapi/components/examples/SoldOut.yaml does not exist: create it or correct the $ref. (no-unresolved-refs)',
  ]);
});

test('a reference into nowhere inside a file is one line', async () => {
  const change = { file: 'components/schemas/Cart.yaml', from: './CartLine.yaml', to: "'./CartLine.yaml#/nothing'" };
  expect(await linesAfter(change)).toEqual([
    'openapi/components/schemas/Cart.yaml:12 This $ref leads nowhere: correct it. (no-unresolved-refs)',
  ]);
});

test('a component that nobody refers to is reported, also when another unused one refers to it', async () => {
  const first = {
    file: 'components/schemas/Alone.yaml',
    from: '',
    to: 'type: object\nproperties: { a: { $ref: ./Also.yaml } }\n',
  };
  const second = { file: 'components/schemas/Also.yaml', from: '', to: 'type: string\n' };
  expect(await linesAfter(first, second)).toEqual([
    'openapi/components/schemas/Alone.yaml:1 No $ref leads to this file: reference it or delete it. (unused-file)',
    'openapi/components/schemas/Also.yaml:1 No $ref leads to this file: reference it or delete it. (unused-file)',
  ]);
});

test('the lint command ends with 0 for a good contract and with 1 and the lines for a broken one', async () => {
  expect(await run(LINT, GOOD)).toEqual({ code: 0, stdout: 'The contract keeps every rule.\n', stderr: '' });
  const change = { file: 'components/schemas/CartLine.yaml', from: 'Its number.', to: 'Its number' };
  const broken = await withChangedContract([change], (folder) => run(LINT, folder));
  expect(broken).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'openapi/components/schemas/CartLine.yaml:7 This description must end with a full stop. (meridian/full-stop)\n',
  });
});

test('the build command prints the same line instead of a stack trace', async () => {
  const change = { file: 'paths/cart_add.yaml', from: 'examples/OutOfStock.yaml', to: 'examples/SoldOut.yaml' };
  const broken = await withChangedContract([change], (folder) => run(BUILD, folder, '--no-reference'));
  expect(broken.code).toBe(1);
  expect(broken.stderr.trim().split('\n')).toEqual([
    'openapi/paths/cart_add.yaml:38 openapi/components/examples/SoldOut.yaml does not exist: create it or correct the $ref. (no-unresolved-refs)',
  ]);
});
