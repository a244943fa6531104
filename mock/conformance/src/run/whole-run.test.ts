import { afterAll, test } from 'vitest';
import { startMock } from '../../../src/server.ts';
import { LONG, runInSandbox } from './sandbox-run.testing.ts';
import { expectSound } from './whole-run.testing.ts';

const mock = await startMock({ port: 0 });
afterAll(() => mock.close());

// The others, and this quarter again: whole-run.all.test.ts.
test.skipIf(process.env['MERIDIAN_TESTS'] === 'all')(
  'the run finds nothing on a quarter of the mock’s operations',
  { timeout: LONG },
  async () => {
    const report = await runInSandbox(mock.url, 'quarter', { allowWrites: true, shard: { index: 1, of: 4 } });
    expectSound(report);
  },
);
