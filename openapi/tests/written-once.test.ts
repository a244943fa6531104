import { expect, test } from 'vitest';
import type { Schema } from '../scripts/contract.ts';
import { readContract } from './read-contract.ts';

const { paths, components } = await readContract();

/** The form of a text; undefined without a pattern, or with that of free text or of any UUID. */
const formOf = ({ pattern, maxLength, format }: Schema): string | undefined =>
  pattern === undefined || pattern === '[^ \\t\\r\\n]' || format === 'uuid'
    ? undefined
    : `${pattern}, at most ${maxLength} long`;

/** The forms that are written in a place itself, not by reference. */
function formsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return [formOf(node) ?? [], ...Object.values(node).map(formsIn)].flat();
}

test('the form of a component is written there alone', () => {
  const { schemas, ...others } = components;
  const own = Object.values(schemas).flatMap((schema) => formOf(schema) ?? []);
  const written = formsIn({ paths, schemas, others });
  expect(own.filter((form) => written.indexOf(form) !== written.lastIndexOf(form))).toEqual([]);
});
