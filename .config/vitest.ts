import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { RequirementsReporter } from './requirements-reporter.ts';

const root = new URL('..', import.meta.url).pathname;

// The workspaces are read as TypeScript sources, so that no test runs against a stale build.
const sources = { resolve: { conditions: ['source', 'module', 'node', 'import', 'default'] } };

const node = (name: string, include: string[]) => ({
  root,
  ssr: sources,
  test: {
    name,
    include,
    environment: 'node' as const,
    // No module holds state of its own, so what one file has loaded serves the next: a third of their time less.
    isolate: false,
  },
});

// biome-ignore lint/style/noDefaultExport: vitest reads its configuration from the default export
export default defineConfig({
  root,
  test: {
    projects: [
      node('openapi', ['openapi/**/*.test.ts']),
      node('sdk', ['sdk/**/*.test.ts']),
      node('mock', ['mock/**/*.test.ts']),
      node('config', ['.config/**/*.test.ts']),
      {
        root: `${root}web`,
        extends: `${root}web/vite.config.ts`,
        ssr: sources,
        test: { name: 'web', include: ['src/**/*.test.{ts,tsx}'] },
      },
      {
        root,
        ssr: sources,
        test: {
          name: 'e2e',
          include: ['web/e2e/**/*.e2e.ts'],
          globalSetup: [`${root}web/e2e/global-setup.ts`],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Where nobody is there to look again: the report names the journeys that needed it.
          retry: process.env['CI'] ? 1 : 0,
        },
      },
    ],
    // One for each core: a worker that waits for its browser leaves its own to another.
    maxWorkers: availableParallelism(),
    reporters: ['default', new RequirementsReporter(`${root}openapi/requirements.md`)],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
