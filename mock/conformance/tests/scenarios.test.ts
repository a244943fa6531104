import { afterAll, expect, test } from 'vitest';
import { startMock } from '../../src/server.ts';
import { RunError } from '../src/run/options.ts';
import { inShort, LONG } from '../src/run/sandbox-run.testing.ts';
import { runIn, SHUT_OUT } from './run-in-scenario.ts';

const mock = await startMock({ port: 0 });
afterAll(() => mock.close());

test.each(Object.entries(SHUT_OUT))('in %s, the run says in one line why it cannot begin', async (scenario, why) => {
  const error = await runIn(mock.url, scenario).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RunError);
  expect(error).toMatchObject({
    message: `Signing in as demo@meridian.shop failed ${why}`,
    report: { interrupted: expect.stringContaining(why) },
  });
});

test('the run finds nothing in the reads of a customer who has just registered', { timeout: LONG }, async () => {
  const reads = ['getCart', 'listOrders', 'listBills'];
  const report = await runIn(mock.url, 'new_customer', reads);
  expect(inShort(report)).toEqual([]);
  expect(report.operations.map(({ operation, requests }) => [operation, requests > 0])).toEqual(
    expect.arrayContaining(reads.map((operation) => [operation, true])),
  );
  expect(report.interrupted).toBeUndefined();
});
