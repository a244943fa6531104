import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ConsoleFiles } from '../scripts/console-files.ts';

// Has the same purpose as ../shared/installation.ts.
const require = createRequire(import.meta.url);

/** The folder of the emoji pictures (@lobehub/fluent-emoji-3d): one 256-px webp per emoji code. */
export const pictureFolder = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

/** The mock's command. */
export const command = 'npm run mock --';

/** Whether the mock can serve a web app. */
export const hasShop = true;

/** The message at the address of a missing web app. */
export const webAdvice = 'The web app is not built: run "npm run build"';

let built: Promise<ConsoleFiles> | undefined;
/** The console's files, built when it is first opened. */
export const readConsole = (): Promise<ConsoleFiles> => {
  built ??= import('../scripts/bundle-console.ts').then(({ bundleConsole }) => bundleConsole());
  return built;
};
