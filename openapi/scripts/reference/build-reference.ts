import { readFile } from 'node:fs/promises';
import scalar from '@scalar/fastify-api-reference';
import fastify from 'fastify';
import type { Entry } from '../agenda/entry.ts';
import type { Contract } from '../contract.ts';
import { referenceDocument } from './reference-document.ts';
import { stateDiagrams } from './state-diagram.ts';

const read = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');

/** Builds the reference: a page and all its files, by file name. It loads nothing from other hosts. */
export async function buildReference(contract: Contract, used?: Iterable<Entry>): Promise<Record<string, string>> {
  const style = await read('../developer-pages.css');
  const [colours = ''] = /^:root \{[^}]*\}\n/m.exec(style) ?? [];
  return {
    'index.html': await read('page/index.html'),
    'developer-pages.css': style,
    'page.css': colours + (await read('page/page.css')),
    'page.js': await read('page/page.js'),
    'scalar.js': await scalarScript(),
    'reference.json': JSON.stringify(referenceDocument(contract, used)),
    ...(await stateDiagrams(contract)),
  };
}

/**
 * Scalar's reference as one script. Its Fastify integration contains the script and has few dependencies; the package
 * that the script is built from would bring 290 MB of libraries.
 */
async function scalarScript(): Promise<string> {
  const app = fastify();
  // It serves nothing without a document. Ours is a file beside the page.
  await app.register(scalar, { configuration: { content: {} } });
  const { body } = await app.inject('/reference/js/scalar.js');
  await app.close();
  return body;
}
