import { expect, test } from 'vitest';
import { type Driver, Unreached } from '../driver.ts';
import { refundAllowing } from './after-sale.ts';

/** A driver at a server with these refund cases and one order to refund, and what it has cancelled. */
function atServer(cases: readonly number[], advance = async () => {}) {
  const list = cases.map((id) => ({ id, allowed_actions: ['cancel'] }));
  const options = [{ type: 'refund_only', reasons: [{ id: 5 }] }];
  const answers: Record<string, object> = {
    listRefunds: { list },
    listOrders: { list: [{ id: 9, allowed_actions: ['refund'] }] },
    getOrder: { items: [{ id: 91, refundable_quantity: 1 }] },
    quoteRefund: { items: [{ block: null }], options: [...options, { type: 'refund_return', reasons: [{ id: 6 }] }] },
    uploadFile: { upload_id: 'u_1' },
  };
  const cancelled: unknown[] = [];
  const driver = {
    call: async (id: string) => {
      if (id !== 'applyRefund') return answers[id];
      list.push({ id: 8, allowed_actions: ['cancel'] });
      return { id: 8 };
    },
    send: async (_: string, { body }: { body: { refund_id: number } }) => cancelled.push(body.refund_id),
    advance,
    uuid: () => 'a-key',
  } as unknown as Driver; // all that the function uses
  return { driver, cancelled };
}

test('a case that was made for a call is cancelled where the call is not made, and one that was there is not', async () => {
  const empty = atServer([]);
  const made = await refundAllowing(empty.driver, 'cancel');
  await made.discard?.();
  expect([made.refund_id, empty.cancelled]).toEqual([8, [8]]);
  expect(await refundAllowing(atServer([7]).driver, 'cancel')).toEqual({ refund_id: 7 });
});

test('a case that the shop does not decide is cancelled at once', async () => {
  const { driver, cancelled } = atServer([], async () => {
    throw new Unreached('only the shop can cause it');
  });
  await expect(refundAllowing(driver, 'ship', 'refund-accepted')).rejects.toThrow('only the shop');
  expect(cancelled).toEqual([8]);
});
