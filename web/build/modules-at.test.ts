import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { modulesAt } from './modules-at.ts';

const idOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

test('modules are named by file or by folder', () => {
  const isNamed = modulesAt('sdk/src/rules/quantity.ts', 'sdk/src/schemas/');
  expect(['sdk/src/rules/quantity.ts', 'sdk/src/schemas/formats.ts'].map(idOf).map(isNamed)).toEqual([true, true]);
  expect(['sdk/src/rules/money.ts', 'sdk/src/schemas.ts'].map(idOf).map(isNamed)).toEqual([false, false]);
});

test('a file that is not there is named', () => {
  expect(() => modulesAt('sdk/src/rules/quantity.ts', 'sdk/src/rules/quantities.ts')).toThrow(
    'sdk/src/rules/quantities.ts is not there',
  );
});
