import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT } from '../redocly-cli.ts';
import type { Change } from './rules.ts';

/** The file in dist/ that `npm run contract:use` writes, and `contract:diff` reads. */
export const APP_READERS = 'app-readers.json';

/** What the app reads or sends, by key, and which of its screens call an operation, by `operationId`. */
export type Readers = {
  properties: Readonly<Record<string, readonly Reader[]>>;
  operations: Readonly<Record<string, readonly Reader[]>>;
};

/** A source file of the app, and the screens that show it. */
export type Reader = { file: string; screens: readonly string[] };

/** Undefined before the first `npm run contract:use`. */
export async function readReaders(): Promise<Readers | undefined> {
  const text = await readFile(join(CONTRACT, 'dist', APP_READERS), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/** A file that the root of all screens imports is shown by each of them. */
export const EVERY_SCREEN = 'every screen';

/** More files or screens than this are counted. */
const MOST = 4;

/**
 * Who reads what a change of an operation breaks, in words: the screens that name the property, those that call the
 * operation if any does; or whoever calls it, if the app does not know the property. Undefined for a change of neither.
 */
export function readersOf(
  { properties, operations }: Readers,
  operationId: unknown,
  { key }: Change,
): string | undefined {
  if (operationId === undefined && key === undefined) return undefined;
  const callers = operations[String(operationId)] ?? [];
  const called = new Set(callers.flatMap(({ screens }) => screens));
  const named = key === undefined ? undefined : properties[key];
  const calling = named?.map(({ file, screens }) => ({
    file,
    // What is in the SDK has no screens of its own.
    screens: screens.length === 0 ? [...called] : screens.filter((one) => called.has(one) || one === EVERY_SCREEN),
  }));
  const readers = calling?.some(({ screens }) => screens.length > 0)
    ? calling.filter(({ screens }) => screens.length > 0)
    : (named ?? callers);
  if (readers.length === 0) return 'no screen of the app reads it';
  const screens = [...new Set(readers.flatMap((reader) => reader.screens))].sort();
  const files = [...new Set(readers.map(({ file }) => file))].sort();
  return `${named === undefined ? 'called' : 'read'} by ${some(screens)} in ${some(files)}`;
}

function some(names: readonly string[]): string {
  if (names.length === 0) return 'no screen';
  return [...names.slice(0, MOST), ...(names.length > MOST ? [`${names.length - MOST} more`] : [])].join(', ');
}
