import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ConsoleFiles } from '../scripts/console-files.ts';

// As ../shared/installation.ts.
const require = createRequire(import.meta.url);

/** The folder of the cut-outs (@lobehub/fluent-emoji-3d): one 256-px webp per emoji code. */
export const pictureFolder = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

/** How the mock is called. */
export const command = 'npm run mock --';

/** What is said at the address of a web app that is not there. */
export const webAdvice = 'The web app is not built: run "npm run build"';

let built: Promise<ConsoleFiles> | undefined;
/** The files of the console, built when somebody opens it first. */
export const readConsole = (): Promise<ConsoleFiles> => {
  built ??= import('../scripts/bundle-console.ts').then(({ bundleConsole }) => bundleConsole());
  return built;
};
