import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The licences of the packages that files belong to, each with its text if the package has one. */
export async function licencesOf(files: readonly string[]): Promise<string> {
  const folders = new Set(files.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []));
  const licences = await Promise.all([...folders].sort().map(licenceOf));
  return licences.join(`\n${'-'.repeat(80)}\n\n`);
}

async function licenceOf(folder: string): Promise<string> {
  const {
    name,
    version,
    license = 'its licence follows',
  } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return [`${name} ${version} (${license})\n`, ...texts].join('\n');
}
