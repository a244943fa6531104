import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { root } from './root.ts';
import { VitestResults } from './vitest-results.ts';

// Resolves the workspaces to their TypeScript sources, so that no test runs against a stale build.
const sources = { resolve: { conditions: ['@meridian/source', 'module', 'node', 'import', 'default'] } };

// Generous: a busy machine is slow, not wrong.
const limits = {
  maxWorkers: availableParallelism(),
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
};

// `npm test -- --all` runs these files too; so does whoever names one.
const runsAll = process.env['MERIDIAN_TESTS'] === 'all' || process.argv.some((arg) => arg.includes('.all.test'));
const exclude = [...configDefaults.exclude, ...(runsAll ? [] : ['**/*.all.test.ts'])];

const node = (name: string, include: string[], more = {}) => ({
  root,
  ssr: sources,
  test: {
    name,
    include,
    exclude,
    environment: 'node' as const,
    // No module has state of its own, so test files can share loaded modules: this saves a third of the time.
    isolate: false,
    ...more,
  },
});

// biome-ignore lint/style/noDefaultExport: vitest reads its configuration from the default export
export default defineConfig({
  root,
  test: {
    projects: [
      node('openapi', ['openapi/**/*.test.ts']),
      node('sdk', ['sdk/**/*.test.ts']),
      node('mock', ['mock/!(conformance)/**/*.test.ts']),
      node('conformance', ['mock/conformance/**/*.test.ts']),
      node('config', ['.config/**/*.test.ts']),
      // Builds render with React for production, which must not meet React for development in one process.
      node('build', ['web/**/*.all.test.ts'], { isolate: true, env: { NODE_ENV: 'production' } }),
      {
        root: `${root}web`,
        extends: `${root}web/vite.config.ts`,
        ssr: sources,
        // What extends a file inherits no limits from here.
        test: {
          name: 'web',
          include: ['**/!(*.all).test.{ts,tsx}'],
          exclude,
          // Test files share loaded modules; what one leaves behind is put right before the next.
          isolate: false,
          setupFiles: [`${root}web/src/fresh-globals.testing.ts`],
          ...limits,
        },
      },
    ],
    reporters: ['default', new VitestResults()],
    ...limits,
  },
});
