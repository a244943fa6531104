import { isRecord } from '../../../shared/json.ts';
import type { Defect } from './defect.ts';
import { type Reply, shopperOf } from './shopper.ts';
import { startBrokenMock } from './start-broken-mock.ts';

/** The result of a defect's own calls at a server with that defect, or at a server without any. */
export async function shown({ show = {}, operation }: Defect, broken?: Defect): Promise<unknown> {
  const { url, advance, close } = await startBrokenMock(broken);
  const shopper = shopperOf(url, advance);
  try {
    return await (typeof show === 'function' ? show(shopper) : shopper.call(operation, show));
  } finally {
    await close();
  }
}

/** Removes parts that differ on each call: times, random ids, signed addresses. */
export const stable = (value: unknown) =>
  JSON.stringify(value, (_, member) =>
    isReply(member) ? [member.status, member.headers, member.body ?? member.text] : member,
  )
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<instant>')
    .replaceAll(/"time":"\d{10}"/g, '<now>')
    .replaceAll(/(session|signature|expires)=[\w-]+/g, '<signed>')
    .replaceAll(/"(step_up|quote_id|token|as_of)":"[\w.-]+"/g, '<by chance>');

const isReply = (value: unknown): value is Reply => isRecord(value) && 'text' in value && 'status' in value;
