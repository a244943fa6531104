import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { field, isFields } from '../../rules/located-node.ts';
import { CONTRACT } from '../redocly-cli.ts';
import type { Document } from './document.ts';
import { compareVersions, isVersion } from './version.ts';

/** The input cannot be compared; `message` is one line that says what to do. */
export class InputError extends Error {}

const RELEASES = join(CONTRACT, 'releases');

export type NamedBundle = { document: Document; version: string };

/** The released versions, the newest first. */
export async function listReleases(folder = RELEASES): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const versions = names.filter((name) => name.endsWith('.yaml')).map((name) => basename(name, '.yaml'));
  return versions.filter(isVersion).sort((left, right) => compareVersions(right, left));
}

/**
 * Reads a released version (`1.0.0-rc.1`) or a bundle's file.
 * @throws InputError if there is none, or it is not an OpenAPI document with a version
 */
export async function readBundle(name: string, folder = RELEASES): Promise<NamedBundle> {
  const file = isVersion(name) ? join(folder, `${name}.yaml`) : resolve(process.env['INIT_CWD'] ?? '.', name);
  const text = await readFile(file, 'utf8').catch(async () => {
    if (!isVersion(name)) throw new InputError(`${name} cannot be read: name a bundle's file or a released version.`);
    const released = (await listReleases(folder)).join(', ') || 'none';
    throw new InputError(`${name} was not released: openapi/releases/ has ${released}.`);
  });
  return bundleOf(name, text);
}

function bundleOf(name: string, text: string): NamedBundle {
  const document = parsed(name, text);
  const version = field(field(document, 'info'), 'version');
  if (!isFields(document) || typeof document['openapi'] !== 'string' || !isFields(document['paths'])) {
    throw new InputError(`${name} is not an OpenAPI document: it needs openapi, info and paths.`);
  }
  if (typeof version !== 'string' || !isVersion(version)) {
    throw new InputError(`${name}: info.version must be a version such as 1.0.0 or 1.0.0-rc.1, not ${version}.`);
  }
  return { document, version };
}

function parsed(name: string, text: string): unknown {
  try {
    // maxAliasCount: -1 allows any number of aliases.
    return parse(text, { maxAliasCount: -1 });
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    throw new InputError(`${name} is neither YAML nor JSON: ${reason}`);
  }
}
