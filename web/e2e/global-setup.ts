// The journeys use the app as it is delivered, and two mocks that serve it: built and started once, before the first.
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
  // The environment is what the workers have of this process.
  Object.assign(process.env, { STATELESS_MOCK: stateless.url, STATEFUL_MOCK: stateful.url });
  return async () => {
    await Promise.all([stateless.close(), stateful.close()]);
  };
}

function build(): void {
  const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
  const web = fileURLToPath(new URL('..', import.meta.url));
  // The app that customers get is the production build, whatever the tests run as.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [vite, 'build', web, '--logLevel', 'error'], { stdio: 'inherit', env });
}
