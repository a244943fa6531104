import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { executePackage, type Finding } from '../tool.ts';

const STRICT = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noFallthroughCasesInSwitch: true,
  allowImportingTsExtensions: true,
  isolatedModules: true,
  skipLibCheck: true,
  types: [],
  noEmit: true,
};

/** Compiles the TypeScript in a folder, strictly, by a compiler of this folder's packages. */
export async function compile(
  folder: string,
  options: { compiler?: string; compilerOptions?: Record<string, unknown> } = {},
): Promise<Finding[]> {
  const { compiler = 'typescript/bin/tsc', compilerOptions = {} } = options;
  const config = join(folder, 'tsconfig.json');
  await writeFile(config, JSON.stringify({ compilerOptions: { ...STRICT, ...compilerOptions }, include: ['.'] }));
  const { stdout, stderr, code } = await executePackage(compiler, ['-p', config, '--pretty', 'false'], folder);
  const errors = [...stdout.matchAll(/^(?<file>\S+?)\(\d+,\d+\): error (?<rule>TS\d+): (?<message>.*)$/gm)];
  const found = errors.map(({ groups: { file = '', rule = '', message = '' } = {} }) => ({
    rule,
    where: relative('.', file),
    message,
  }));
  return code === 0 || found.length > 0
    ? found
    : [{ rule: 'tsc', where: `code ${code}`, message: `${stdout}${stderr}`.trim() }];
}
