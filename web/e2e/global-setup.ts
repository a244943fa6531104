// The journeys use the app as it is delivered: built once, before the first of them.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { givenApp } from './built-app.ts';

export async function setup(): Promise<void> {
  if (givenApp !== undefined) return;
  // vitest sets NODE_ENV to "test"; the app that customers get is the production build.
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  await build({ configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)), logLevel: 'error' });
  process.env['NODE_ENV'] = NODE_ENV ?? 'test';
}
