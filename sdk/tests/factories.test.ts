// The table of FACTORIES.md is held by what the entry point exports; `vitest -u` writes it anew.
import { expect, test } from 'vitest';
import { invalidates } from '../src/generated/invalidates.gen.ts';
import { operations } from '../src/generated/operations.gen.ts';
import * as exported from '../src/query-core.ts';

const factories = Object.entries(exported).flatMap(([name, factory]) =>
  typeof factory === 'function' && 'operation' in factory ? [{ name, factory, operation: factory.operation }] : [],
);

const rowOf = (operation: string): string => {
  const own = factories.filter((one) => one.operation === operation);
  const isList = own.some(({ factory }) => 'pages' in factory);
  const kind = Object.hasOwn(invalidates, operation) ? 'mutation' : isList ? 'list' : 'query';
  return `| \`${operation}\` | ${own.map(({ name }) => `\`${name}\``).join(', ')} | ${kind} |\n`;
};

test('every operation has a factory, and the table says which', async () => {
  const called = new Set<unknown>(factories.map(({ operation }) => operation));
  expect(Object.keys(operations).filter((operation) => !called.has(operation))).toEqual([]);
  const rows = Object.keys(operations).map(rowOf).join('');
  const head = '# Which factory calls an operation\n\nOf `@meridian/sdk/query-core` and `@meridian/sdk/react`.\n\n';
  await expect(`${head}| Operation | Factory | Kind |\n|---|---|---|\n${rows}`).toMatchFileSnapshot('../FACTORIES.md');
});
