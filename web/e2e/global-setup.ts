// The journeys use the app as it is delivered, and two mocks that serve it: built and started once, before the first.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { type Mock, startMock } from '../../mock/src/server.ts';
import { builtApp, givenApp } from './built-app.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a mock that answers every call with the contract's example. */
    statelessMock: string;
    /** The address of a mock with a shop for each journey that remembers what is done in it. */
    rememberingMock: string;
  }
}

const mocks: Mock[] = [];

export async function setup({ provide }: TestProject): Promise<void> {
  if (givenApp === undefined) await buildApp();
  const start = async (stateless: boolean) => {
    const mock = await startMock({ port: 0, stateless, webDirectory: builtApp });
    mocks.push(mock);
    return mock.url;
  };
  provide('statelessMock', await start(true));
  provide('rememberingMock', await start(false));
}

export async function teardown(): Promise<void> {
  for (const mock of mocks) await mock.close();
}

async function buildApp(): Promise<void> {
  // vitest sets NODE_ENV to "test"; the app that customers get is the production build.
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  await build({ configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)), logLevel: 'error' });
  process.env['NODE_ENV'] = NODE_ENV ?? 'test';
}
