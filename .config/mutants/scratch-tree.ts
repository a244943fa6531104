import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';
import { type Mutant, mutate } from './mutant.ts';

/**
 * Copies the current repository into a folder below `.cache`, so that faults are never planted in the sources
 * themselves. Links installed packages, except the workspaces, which are the copy's own.
 */
export function copyTree(name: string): string {
  const folder = join(root, '.cache', name);
  rmSync(folder, { recursive: true, force: true });
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of [...files, 'openapi/dist'].filter((each) => existsSync(join(root, each)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  mkdirSync(join(folder, '.cache'), { recursive: true });
  for (const modules of ['node_modules', 'mock/node_modules', 'web/node_modules', 'sdk/node_modules']) {
    if (existsSync(join(root, modules))) linkPackages(join(root, modules), join(folder, modules));
  }
  // The browser of the journeys.
  if (existsSync(join(root, '.cache/browser')))
    symlinkSync(join(root, '.cache/browser'), join(folder, '.cache/browser'));
  return folder;
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  // Tool caches belong to the original tree.
  const names = readdirSync(from).filter((name) => name !== '.cache' && !name.startsWith('.v') && name !== '@meridian');
  for (const name of names) symlinkSync(join(from, name), join(to, name));
  // The links to the workspaces are relative, so they lead to those of the copy.
  if (existsSync(join(from, '@meridian')))
    cpSync(join(from, '@meridian'), join(to, '@meridian'), { recursive: true, verbatimSymlinks: true });
}

/** Plants a fault in a copy. Returns a function that removes it again. */
export function plant(mutant: Mutant, folder: string): () => void {
  const file = join(folder, mutant.file);
  writeFileSync(file, mutate(mutant, folder));
  return () => cpSync(join(root, mutant.file), file);
}
