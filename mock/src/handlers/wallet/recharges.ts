import { fromCents, toCents } from '@meridian/sdk/rules';
import { byCreation, paginateAsOf } from '../../serializers/as-of.ts';
import { serializeRecharge } from '../../serializers/wallet.ts';
import { MINUTE } from '../../world/clock.ts';
import { nextId, serial } from '../../world/ids.ts';
import type { Network } from '../../world/seed/networks.ts';
import type { Recharge } from '../../world/types.ts';
import type { Call, Handler } from '../handler.ts';
import { oncePerKey } from '../idempotency.ts';
import { takeUpload } from '../uploads/uploads.ts';
import { isWithin, type Range } from './limits.ts';
import { rangeOf, referenceOf } from './methods.ts';
import { checkAddressForm, networkOf } from './networks.ts';

/** How long the audit of a top-up takes (mock: audits). */
const AUDIT_AFTER = 2 * MINUTE;

type RechargeCall = Call<'createRecharge'>;

export const createRecharge: Handler<'createRecharge'> = (call) => {
  if (call.body.method === 'onchain') checkAddressForm(call.body);
  return oncePerKey('createRecharge', call, () => {
    const recharge = record(call);
    call.customer.recharges.push(recharge);
    return serializeRecharge(call, recharge);
  });
};

function record(call: RechargeCall): Recharge {
  const { world, customer, now, body, refuse } = call;
  const range = rangeOf(body.method);
  if (!range) throw refuse('method_closed');
  const network = body.method === 'onchain' ? networkFor(call, body.network) : undefined;
  const amount = amountWithin(call, range, network);
  const evidence = takeUpload(call, body.evidence);
  const id = nextId(world, 'recharge');
  return {
    id,
    sn: serial('T', now, id),
    method: body.method,
    network: network?.network ?? null,
    address: body.method === 'onchain' ? body.address : null,
    amount,
    fee: network?.fee ?? 0,
    evidence,
    reference: body.method === 'manual' ? (body.reference ?? referenceOf(customer)) : null,
    status: 0,
    refuseReason: null,
    createdAt: now,
    auditedAt: null,
    auditAt: now + AUDIT_AFTER,
  };
}

function networkFor({ refuse }: RechargeCall, name: string): Network {
  const network = networkOf(name);
  if (!network) throw refuse('network_unsupported');
  return network;
}

/** Within the method's limits, and not below what the network takes. */
function amountWithin({ body, refuse }: RechargeCall, range: Range, network: Network | undefined): number {
  const amount = toCents(body.amount);
  const min = Math.max(range.min, network?.minAmount ?? 0);
  if (isWithin(amount, { ...range, min })) return amount;
  throw refuse('amount_out_of_range', { min: fromCents(min), max: fromCents(range.max) });
}

export const listRecharges: Handler<'listRecharges'> = (call) => {
  const { customer, query } = call;
  const { status = 'all', method } = query;
  const found = customer.recharges
    .filter((one) => (status === 'all' || String(one.status) === status) && (!method || one.method === method))
    .sort((a, b) => b.createdAt - a.createdAt || b.id - a.id);
  return paginateAsOf(call, found, (recharge) => serializeRecharge(call, recharge), byCreation);
};
