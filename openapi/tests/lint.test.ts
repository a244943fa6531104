import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { formatProblem, lintContract } from '../scripts/lint-contract.ts';
import { CONTRACT } from '../scripts/redocly-cli.ts';
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

test('a rename is one line for each example, and a wrong refusal one line at its place', async () => {
  const edits = [
    { file: 'components/schemas/Cart.yaml', from: 'count, line_limit]', to: 'count, max_lines]' },
    { file: 'components/schemas/Cart.yaml', from: '  line_limit:', to: '  max_lines:' },
    {
      file: 'components/schemas/BusinessCode.yaml',
      from: '      sku_id: 1013\n      stock: 0\n',
      to: '      sku_id: 1013\n      stock: none\n',
    },
    { file: 'paths/user_address_add.yaml', from: 'detail: 4-1 Umeda, 9th floor\n', to: 'detail: 9\n' },
    { file: 'components/schemas/BusinessCode.yaml', from: 'data: RangeDetails', to: 'data: RangeOfDetails' },
  ];
  const problems = await withEditedContract(edits, (folder) => lintContract(folder), CONTRACT);
  const lines = problems.map(formatProblem);
  const renamed = lines.filter((line) => line.includes('line_limit'));
  expect(renamed.length).toBeGreaterThan(1);
  for (const line of renamed)
    expect(line).toContain(' is not declared, which looks like a rename: the schema has max_lines.');
  const at = (file: string, message: string) => expect.stringMatching(`^openapi/${file}.yaml:\\d+ ${message}`);
  expect(lines.filter((line) => !renamed.includes(line))).toEqual([
    at('components/schemas/BusinessCode', '"none" must be integer\\. \\(meridian/examples\\)'),
    at('components/schemas/BusinessCode', 'The code \\w+ has the details RangeOfDetails, which Failure does not list'),
    at('paths/user_address_add', '9 must be string\\. \\(meridian/examples\\)'),
  ]);
}, 60_000);

test('the operations that OpenAPI 3.2 adds are linted', async () => {
  const copied = (await readFile(join(VALID_CONTRACT, 'paths/cart_list.yaml'), 'utf8')).replaceAll(
    /\n(?=.)/g,
    '\n    ',
  );
  const operation = (id: string) =>
    copied.replace('operationId: getCart', `operationId: ${id}`).replace('x-errors: []\n', '\n');
  const added = `query:\n${operation('getBag').slice('get:\n'.length)}additionalOperations:\n  COPY:\n${operation('getCopy').slice('get:\n'.length)}`;
  const [problems = []] = await lintEdited([
    { file: 'openapi.yaml', from: 'openapi: 3.1.0', to: 'openapi: 3.2.0' },
    { file: 'paths/cart_list.yaml', from: 'get:\n', to: `${added}get:\n` },
  ]);
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringContaining('getBag has no x-errors'),
      expect.stringContaining('getCopy has no x-errors'),
    ]),
  );
});
