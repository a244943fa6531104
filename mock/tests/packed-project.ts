import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));
const shell = process.platform === 'win32';

/** Runs a command and returns its output. Throws an error with all the output if the command fails. */
const run = (command: string, args: readonly string[], cwd: string) =>
  promisify(execFile)(command, args, { cwd, shell }).then(({ stdout }) => stdout.trim());

/** Packs a workspace into a folder and returns the archive. */
async function pack(workspace: string, folder: string, ...options: string[]): Promise<string> {
  const file = await run('npm', ['pack', '--silent', ...options, '--pack-destination', folder], workspace);
  return join(folder, file.split('\n').at(-1) ?? '');
}

/** The SDK as a package. It is built in a copy: another test packs it in place at the same time. */
async function packSdk(folder: string): Promise<string> {
  const copy = join(folder, 'sdk');
  await mkdir(copy);
  for (const file of ['package.json', 'README.md', 'LICENSE']) await cp(join(root, 'sdk', file), join(copy, file));
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  await run(process.execPath, [compiler, '-p', 'sdk/tsconfig.build.json', '--outDir', join(copy, 'dist')], root);
  return pack(copy, folder, '--ignore-scripts');
}

/** An empty project outside the repository. */
export async function createProject() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'mock-package-')));
  const project = join(folder, 'project');
  await mkdir(project);
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
  const command = (name: string) => join(project, 'node_modules', '.bin', name);
  return {
    folder,
    project,
    /** Packs a workspace, a folder of the repository, and returns the archive. */
    pack: (workspace: string) => pack(join(root, workspace), folder),
    install: (archive: string, ...options: string[]) =>
      run('npm', ['install', '--no-audit', '--no-fund', ...options, archive], project),
    /** The packages in `node_modules`. */
    installed: async () => (await readdir(join(project, 'node_modules'))).filter((name) => !name.startsWith('.')),
    /** The file of a command, for Node. */
    command,
    /** Runs a command of an installed package and returns its output. */
    call: (name: string, ...args: string[]) => run(process.execPath, [command(name), ...args], project),
    /** Runs a module in the project and returns its output. */
    runModule: (code: string) => run(process.execPath, ['--input-type=module', '--eval', code], project),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** A project with the packed mock and then the packed SDK installed. */
export async function createPackedProject() {
  const project = await createProject();
  const [archive, sdk] = await Promise.all([project.pack('mock'), packSdk(project.folder)]);
  await project.install(archive, '--offline');
  const installed = await project.installed();
  await project.install(sdk, '--prefer-offline', '--omit=peer');
  const readme = await readFile(join(project.project, 'node_modules', '@meridian', 'mock', 'README.md'), 'utf8');
  return {
    ...project,
    archive,
    /** The packages that the mock alone has put into `node_modules`. */
    installed,
    /** The code in the README, which is a module. */
    example: /^```ts\n(.*?)^```$/ms.exec(readme)?.[1] ?? '',
  };
}
