import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { callsOf } from '../../openapi/scripts/contract.ts';
import { codeSamples } from '../../openapi/scripts/reference/code-samples.ts';
import { readContract } from '../../openapi/tests/read-contract.ts';

const run = promisify(execFile);
const sdk = fileURLToPath(new URL('..', import.meta.url));
const installed = join(sdk, '..', 'node_modules');
const samples = join(sdk, 'tests', 'package-samples');

/** The dependencies of a project that uses the package. */
const DECLARED = [
  '@tanstack/react-query',
  '@tanstack/vue-query',
  'react',
  'react-dom',
  '@types/react',
  'valibot',
  'vue',
];

const link = async (target: string, path: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  await symlink(target, path, 'junction');
};

// Installs like pnpm: the package is in a separate folder, where it finds only its declared dependencies.
const install = async (project: string): Promise<void> => {
  const store = join(project, 'node_modules', '.store', 'sdk', 'node_modules');
  const folder = join(store, '@meridian', 'sdk');
  await mkdir(folder, { recursive: true });
  const shell = process.platform === 'win32';
  await run('npm', ['pack', '--silent', '--pack-destination', project], { cwd: sdk, shell });
  const [archive = 'none'] = (await readdir(project)).filter((name) => name.endsWith('.tgz'));
  await run('tar', ['-xzf', join(project, archive), '-C', folder, '--strip-components', '1']);

  const declared: { dependencies: object; peerDependencies: object } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys({ ...declared.dependencies, ...declared.peerDependencies })) {
    await link(join(installed, name), join(store, name));
  }
  await link(folder, join(project, 'node_modules', '@meridian', 'sdk'));
  for (const name of DECLARED) await link(join(installed, name), join(project, 'node_modules', name));
};

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  declaration: true,
  noEmit: false,
};

/** The code blocks of the package's README, each as a module. */
const readmeBlocks = async (folder: string): Promise<[name: string, text: string][]> => {
  const text = await readFile(join(folder, 'README.md'), 'utf8');
  return [...text.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(([, kind = 'ts', code = ''], index) => [
    `readme-${index + 1}.${kind}`,
    code,
  ]);
};

/** The SDK samples of the reference, in one module. */
async function referenceSamples(): Promise<string> {
  const contract = await readContract();
  const samples = callsOf(contract).flatMap((call) =>
    codeSamples(contract, call).filter(({ label }) => label === 'SDK'),
  );
  return [
    "import type { createClient } from '@meridian/sdk';",
    'export async function samples(client: ReturnType<typeof createClient>, file: File) {',
    ...samples.map(({ source }) => `{ ${source} void data; }`),
    '}',
  ].join('\n');
}

/**
 * An empty project outside the repository with the packed package, the samples, and the code of the README and the
 * reference. Needs no network: dependencies are links into this repository.
 */
export const createPackedProject = async () => {
  const project = await realpath(await mkdtemp(join(tmpdir(), 'sdk-package-')));
  await install(project);
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
  const names = await readdir(samples);
  const modules = await Promise.all(
    names.map(async (name): Promise<[string, string]> => [name, await readFile(join(samples, name), 'utf8')]),
  );
  modules.push(...(await readmeBlocks(join(project, 'node_modules', '@meridian', 'sdk'))));
  modules.push(['reference.ts', await referenceSamples()]);
  for (const [name, text] of modules) await writeFile(join(project, name), text);

  const files = modules.map(([name]) => join(project, name));
  const service = ts.createLanguageService({
    getCompilationSettings: () => compilerOptions,
    getScriptFileNames: () => files,
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => project,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
  });
  const program = service.getProgram();
  if (!program) throw new Error('The language service has no program');

  /** The compiler's errors in the samples, their declarations and every declaration they need. */
  const complaints = (): string[] => {
    const found = ts
      .getPreEmitDiagnostics(program)
      .concat(program.getSourceFiles().flatMap((file) => program.getDeclarationDiagnostics(file)))
      // With exactOptionalPropertyTypes, its QueryClient does not strictly extend the core's.
      .filter(({ file }) => !file?.fileName.includes('/@tanstack/vue-query/'))
      .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
    return [...new Set(found)];
  };

  /** What an editor shows on hover over a word in a sample: its type and its doc comment. */
  const hover = (name: string, code: string, word: string) => {
    const file = join(project, name);
    const text = ts.sys.readFile(file) ?? '';
    const at = text.indexOf(code);
    const info = service.getQuickInfoAtPosition(file, at + code.indexOf(word));
    if (at < 0 || !info) throw new Error(`${name} has no ${code}`);
    const tags = (info.tags ?? []).map(({ text: parts }) => ts.displayPartsToString(parts));
    return {
      type: ts.displayPartsToString(info.displayParts),
      words: [ts.displayPartsToString(info.documentation), ...tags].join(' ').trim(),
    };
  };

  /** The completions that an editor proposes after some code of a sample. */
  const proposals = (name: string, code: string): string[] => {
    const file = join(project, name);
    const at = (ts.sys.readFile(file) ?? '').indexOf(code);
    if (at < 0) throw new Error(`${name} has no ${code}`);
    return (service.getCompletionsAtPosition(file, at + code.length, {})?.entries ?? []).map((entry) => entry.name);
  };

  /** The factories of an entry point, with their doc comments. */
  const factories = (): { name: string; words: string }[] => {
    const checker = program.getTypeChecker();
    const entry = program.getSourceFiles().find(({ fileName }) => fileName.endsWith('/sdk/dist/react.d.ts'));
    const module = entry && checker.getSymbolAtLocation(entry);
    if (!entry || !module) throw new Error('The samples do not import @meridian/sdk/react');
    return checker
      .getExportsOfModule(module)
      .filter((symbol) => checker.getTypeOfSymbolAtLocation(symbol, entry).getProperty('operation'))
      .map((symbol) => {
        const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
        return { name: symbol.name, words: ts.displayPartsToString(own.getDocumentationComment(checker)) };
      });
  };

  /** Runs a module in the project with Node, and returns its output. */
  const node = async (code: string): Promise<string> => {
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], { cwd: project });
    return stdout.trim();
  };

  return { complaints, hover, proposals, factories, node, remove: () => rm(project, { recursive: true }) };
};
