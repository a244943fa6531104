// Builds the production app and starts the two mocks that serve it, once before the first journey.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { noBrowser } from '../../.config/browser/choice.ts';
import { chromiumHere } from '../../.config/chromium.ts';
import { builtApp, givenApp } from './built-app.ts';
import { startMock } from './fixtures/mock.ts';

// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (chromiumHere() === undefined) throw new Error(noBrowser);
  if (givenApp === undefined) build();
  if (!existsSync(`${builtApp}index.html`)) throw new Error(`WEB_DIST: there is no built app in ${builtApp}`);
  const [stateless, stateful] = await Promise.all([
    startMock({ stateless: true, webDirectory: builtApp }),
    startMock({ stateless: false, webDirectory: builtApp }),
  ]);
  // The workers inherit this process's environment.
  Object.assign(process.env, { STATELESS_MOCK: stateless.url, STATEFUL_MOCK: stateful.url });
  return async () => {
    await Promise.all([stateless.close(), stateful.close()]);
  };
}

function build(): void {
  const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
  const web = fileURLToPath(new URL('..', import.meta.url));
  // Always the production build, whatever NODE_ENV the tests have.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [vite, 'build', web, '--logLevel', 'error'], { stdio: 'inherit', env });
}
