import type { OperationId } from '@meridian/sdk';
import type { Person } from './actor.ts';
import { remember } from './actor-state.ts';
import type { Stage } from './checked-sandbox.ts';

const ADDRESS = {
  country: 'JP',
  area_ids: [3926, 39261],
  tag: 'home',
  is_default: true,
};

/** Everybody looks around; those without an address enter one, and all but the last get ready to buy. */
export async function settleIn(stage: Stage, people: readonly Person[]): Promise<void> {
  for (const me of people) {
    const own = async (operation: OperationId, sent: { query?: object; body?: object } = {}) => {
      const told = await stage.call(me, operation, sent);
      remember(me, operation, sent, told, stage.sandbox.clock.now());
    };
    if (me.mark > 1) {
      await own('saveAddress', {
        body: {
          ...ADDRESS,
          mobile: `+819011111110${me.mark}`,
          addressee: `Ada ~${me.mark}~`,
          detail: `1-1 Kawaramachi ~${me.mark}~`,
        },
      });
    }
    if (me.mark === 2 || me.mark === 3) {
      await own('setPayCode', { body: { code: '135790' } });
      const idempotency_key = '00000000-0000-4000-8000-000000000001';
      const proof = { method: 'manual', amount: '8000.00', evidence: '/uploads/proof-0.webp' };
      await own('createRecharge', { body: { ...proof, idempotency_key } });
    }
    await own('listOrders', { query: { limit: 50 } });
    for (const read of ['listAddresses', 'getCart', 'listRefunds', 'getWithdrawalInfo', 'listSessions'] as const)
      await own(read);
  }
}
