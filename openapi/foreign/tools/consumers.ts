import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE, execute, executePackage, type Finding, FOREIGN, ROOT, type Tool } from '../tool.ts';
import { compile } from './compile.ts';

const PROJECT = join(CACHE, 'consumer');

type Manifest = { devDependencies: Record<string, string> };

/** An empty project into which pnpm has put the packed SDK, where a package sees what it declares and nothing else. */
let installed: Promise<Finding[]> | undefined;

async function installPacked(): Promise<Finding[]> {
  await rm(PROJECT, { recursive: true, force: true });
  await mkdir(PROJECT, { recursive: true });
  const packed = await execute('npm', ['pack', '-w', '@meridian/sdk', '--silent', '--pack-destination', PROJECT], ROOT);
  const archive = packed.stdout.trim().split('\n').at(-1) ?? '';
  if (packed.code !== 0) return [{ rule: 'npm pack', where: `code ${packed.code}`, message: packed.stderr.trim() }];
  const manifest: Manifest = JSON.parse(await readFile(join(ROOT, 'sdk', 'package.json'), 'utf8'));
  const named = ['@tanstack/query-core', '@tanstack/react-query', 'react', '@types/react'];
  const versions = named.map((name) => [name, manifest.devDependencies[name]]);
  const dependencies = { '@meridian/sdk': `file:${archive}`, ...Object.fromEntries(versions) };
  await writeFile(join(PROJECT, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  // A workspace of its own: pnpm would else take the repository's root for it.
  await writeFile(join(PROJECT, 'pnpm-workspace.yaml'), 'packages: []\nhoist: false\nstrictPeerDependencies: true\n');
  const { code, stdout, stderr } = await executePackage('pnpm/bin/pnpm.cjs', ['install', '--ignore-scripts'], PROJECT);
  if (code !== 0)
    return [{ rule: 'pnpm install', where: `code ${code}`, message: `${stdout}${stderr}`.trim().slice(-500) }];
  await cp(join(FOREIGN, 'samples'), PROJECT, { recursive: true });
  return [];
}

const OPTIONS = {
  module: 'nodenext',
  moduleResolution: 'nodenext',
  allowImportingTsExtensions: false,
  exactOptionalPropertyTypes: true,
  // The declarations of the SDK too.
  skipLibCheck: false,
};

function consumer(name: string, compiler: string): Tool {
  return {
    name,
    run: async () => {
      installed ??= installPacked();
      const problems = await installed;
      return problems.length > 0 ? problems : compile(PROJECT, { compiler, compilerOptions: OPTIONS });
    },
  };
}

export const pnpmIsolation = consumer('SDK under pnpm', 'typescript/bin/tsc');

export const compilers: readonly Tool[] = [
  consumer('SDK, TypeScript 6', 'typescript-6/bin/tsc'),
  consumer('SDK, TypeScript 7', 'typescript-7/bin/tsc'),
  consumer('SDK, TypeScript native', '@typescript/native-preview/bin/tsgo'),
];
