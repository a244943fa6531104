import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mock, startMock } from '../../../src/server.ts';
import { inShort, LONG, runInSandbox, unreached } from './sandbox-run.testing.ts';

// The longest test: in its own file, so that another worker runs run.test.ts.
let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

/** The reply to the run's message, which is sent last: seen once, it is a warning. Only slow machines are affected. */
const isReply = (line: string) =>
  /^invalidates-extra sendMessage: .* what getBadges answers, .*\(seen once( of twice)?\)/.test(line);

test(
  'finds nothing, and reaches every operation',
  async () => {
    const report = await runInSandbox(mock.url, 'whole', { allowWrites: true });
    expect(inShort(report).filter((line) => !isReply(line))).toEqual([]);
    expect(unreached(report).map((one) => `${one.operation}: ${one.unreached}`)).toEqual([]);
    const applied = new Set(report.operations.flatMap(({ checks }) => Object.keys(checks)));
    for (const check of ['input-accepted', 'token-foreign', 'repeat-concurrent', 'invalidates-extra', 'paging-gap'])
      expect(applied).toContain(check);
  },
  LONG,
);
