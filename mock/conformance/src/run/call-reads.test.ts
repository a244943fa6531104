import { expect, test } from 'vitest';
import { changedExchange } from '../../tests/example-exchanges.ts';
import { callReads, reasonFor } from './call-reads.ts';
import { Unreached } from './driver.ts';
import { RunError } from './options.ts';
import { contract, operationOf, probeContext } from './probes/probe-context.testing.ts';

type Counts = readonly Record<string, unknown>[];

/** Reads the notifications at a server whose counts are these, one after the other. */
const probed = async (...counts: Counts) => (await read(['listNotifications'], counts)).map(({ check }) => check);

/** What is found when this is read at such a server. */
async function read(names: readonly string[], counts: Counts) {
  const left = [...counts];
  const { context, found } = probeContext((id) => {
    if (id !== 'getBadges') return changedExchange(contract, id);
    const { status = 200, ...count } = left.shift() ?? {};
    const body = Object.entries(count).map(([name, value]) => [`/data/${name}`, value]);
    return changedExchange(contract, id, { status: Number(status), body: Object.fromEntries(body) });
  });
  const planned = names.map(
    (id) => ({ operation: operationOf(id), effect: 'none', recipe: undefined, isTarget: true }) as const,
  );
  await callReads(context, planned);
  return found;
}

test('a reading that marks as read is found, though only the first does', async () => {
  expect(await probed({ unread_notifications: 3 }, { unread_notifications: 0 })).toEqual(['read-changes']);
});

test('a reading during which a message comes is no fault, unless one comes with each', async () => {
  const messages = (...unread: number[]) => unread.map((unread_messages) => ({ unread_messages }));
  expect(await probed(...messages(0, 1, 1, 1))).toEqual([]);
  expect(await probed(...messages(0, 1, 1, 2))).toEqual(['read-changes']);
});

test('of reads at the same time, those are named that change the counts again, or all of them', async () => {
  const rising = [0, 1, 1, 1, 1, 2].map((unread_messages) => ({ unread_messages }));
  expect(await read(['listOrders', 'listBills'], rising)).toMatchObject([{ operation: 'listBills' }]);
  const falling = [1, 0, 0, 0, 0, 0].map((unread_messages) => ({ unread_messages }));
  expect(await read(['listOrders', 'listBills'], falling)).toMatchObject([
    { operation: 'getBadges', message: 'Reading one of listOrders, listBills changes what getBadges answers' },
  ]);
});

test('counts that do not come show nothing', async () => {
  expect(await probed({}, { status: 503 })).toEqual([]);
});

test('why an operation was not reached is said in words, and what ends a run is thrown', () => {
  expect(reasonFor(new Unreached('no order allows it'))).toBe('no order allows it');
  expect(reasonFor(new TypeError('no list'))).toMatch(/^an answer it depends on .*\(no list\)$/);
  expect(() => reasonFor(new RunError('Ctrl-C'))).toThrow('Ctrl-C');
});
