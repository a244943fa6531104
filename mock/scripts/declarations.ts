import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** Where the SDK's module names resolve in the package, which has a copy of its declarations. */
const SDK: Readonly<Record<string, string>> = {
  '@meridian/sdk': 'sdk/src/index.ts',
  '@meridian/sdk/rules': 'sdk/src/rules/index.ts',
};

/** Writes the declarations of the entry point `index.ts`, and of everything it imports. */
export async function writeDeclarations(root: string, dist: string): Promise<void> {
  const configuration = join(root, 'mock', 'tsconfig.json');
  const { config } = ts.readConfigFile(configuration, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configuration));
  const program = ts.createProgram([join(root, 'mock/src/index.ts')], {
    ...options,
    // These paths make them sources of this program, not of a library.
    paths: Object.fromEntries(Object.entries(SDK).map(([name, path]) => [name, [join(root, path)]])),
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: root, outDir: dist },
  });
  const waiting = ['mock/src/index.ts'];
  for (const path of waiting) {
    const file = program.getSourceFile(join(root, path));
    if (file === undefined) throw new Error(`${path} is not in the program`);
    const written: [string, string][] = [];
    program.emit(file, (name, text) => written.push([name, text]), undefined, true);
    for (const [name, text] of written) {
      const own = text.replaceAll(/(?<=(?:from |import\()['"])[^'"]+/g, (specifier) => {
        const target = SDK[specifier] ?? (specifier.startsWith('.') ? join(dirname(path), specifier) : undefined);
        if (target === undefined) return specifier;
        if (!waiting.includes(target)) waiting.push(target);
        const inside = relative(dirname(path), target);
        return inside.startsWith('.') ? inside : `./${inside}`;
      });
      await mkdir(dirname(name), { recursive: true });
      await writeFile(name, own);
    }
  }
}
