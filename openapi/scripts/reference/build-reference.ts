import { readFile } from 'node:fs/promises';
import type { Entry } from '../agenda/entry.ts';
import type { Contract } from '../contract.ts';
import { referenceDocument } from './reference-document.ts';
import { scalarScript } from './scalar-script.ts';
import { stateDiagrams } from './state-diagram.ts';

const own = ['index.html', 'page.css', 'page.js'];

/** Builds the reference: a page and all its files, by file name. It loads nothing from other hosts. */
export async function buildReference(contract: Contract, used?: Iterable<Entry>): Promise<Record<string, string>> {
  const texts = own.map(
    async (file) => [file, await readFile(new URL(`page/${file}`, import.meta.url), 'utf8')] as const,
  );
  return {
    ...Object.fromEntries(await Promise.all(texts)),
    'scalar.js': await scalarScript(),
    'reference.json': JSON.stringify(referenceDocument(contract, used)),
    ...(await stateDiagrams(contract)),
  };
}
