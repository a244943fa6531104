// Compares the table in FACTORIES.md with the exports of the entry point; `vitest -u` updates it.
import { expect, test } from 'vitest';
import { operations } from '../src/generated/operations.gen.ts';
import * as exported from '../src/query-core.ts';

const factories = Object.entries(exported).flatMap(([name, factory]) =>
  typeof factory === 'function' && 'operation' in factory ? [{ name, factory, operation: factory.operation }] : [],
);

/** The kind of options that a factory makes. */
const kindOf = (factory: (...params: never) => object): string => {
  const options = Reflect.apply(factory, undefined, [{}]);
  return 'mutationFn' in options ? 'mutation' : 'getNextPageParam' in options ? 'list' : 'query';
};

const rowOf = (operation: string): string => {
  const own = factories.filter((one) => one.operation === operation);
  const names = own.map(({ name }) => `\`${name}\``).join(', ');
  const kinds = new Set(own.map(({ factory }) => kindOf(factory)));
  return `| \`${operation}\` | ${names} | ${[...kinds].join(', ')} |\n`;
};

test('every operation has a factory, and the table names it', async () => {
  const called = new Set<unknown>(factories.map(({ operation }) => operation));
  expect(Object.keys(operations).filter((operation) => !called.has(operation))).toEqual([]);
  const rows = Object.keys(operations).map(rowOf).join('');
  const head = '# Which factory calls an operation\n\nOf `@meridian/sdk/query-core` and `@meridian/sdk/react`.\n\n';
  const table = `${head}| Operation | Factory | Kind |\n|---|---|---|\n${rows}`;
  await expect(table, '`npx vitest run --config .config/vitest.ts factories -u` writes the table').toMatchFileSnapshot(
    '../FACTORIES.md',
  );
});
