import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRecord } from '../../../shared/json.ts';
import type { Defect } from './defect.ts';
import { defects } from './defects.ts';
import { type Reply, shopperOf } from './shopper.ts';
import { type BrokenMock, startBrokenMock } from './start-broken-mock.ts';

/** The result of a defect's own calls at a server with that defect, or at a server without any. */
async function shown({ show = {}, operation }: Defect, broken?: Defect): Promise<unknown> {
  const { url, advance, close } = await startBrokenMock(broken);
  const shopper = shopperOf(url, advance);
  try {
    return await (typeof show === 'function' ? show(shopper) : shopper.call(operation, show));
  } finally {
    await close();
  }
}

// Keeps the shared mock behind all broken servers running.
let keeper: BrokenMock;
beforeAll(async () => {
  keeper = await startBrokenMock();
});
afterAll(() => keeper.close());

test('there are at least 60 distinct defects', () => {
  const ids = new Set(defects.map(({ id }) => id));
  expect(ids.size).toBe(defects.length);
  expect(ids.size).toBeGreaterThanOrEqual(60);
});

describe('each defect shows, and nothing else does', () => {
  test.each(defects.map((defect) => [defect.id, defect] as const))('%s', async (_, defect) => {
    const sound = await shown(defect);
    expect(stable(await shown(defect))).toBe(stable(sound));
    expect(stable(await shown(defect, defect))).not.toBe(stable(sound));
  });
});

/** Removes parts that differ on each call: times, random ids, signed addresses. */
const stable = (value: unknown) =>
  JSON.stringify(value, (_, member) =>
    isReply(member) ? [member.status, member.headers, member.body ?? member.text] : member,
  )
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<instant>')
    .replaceAll(/"time":"\d{10}"/g, '<now>')
    .replaceAll(/(session|signature|expires)=[\w-]+/g, '<signed>')
    .replaceAll(/"(step_up|quote_id|token|as_of)":"[\w.-]+"/g, '<by chance>');

const isReply = (value: unknown): value is Reply => isRecord(value) && 'text' in value && 'status' in value;
