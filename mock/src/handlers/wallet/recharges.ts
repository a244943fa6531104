import { toCents } from '@meridian/sdk/rules';
import { serializeRecharge } from '../../serializers/wallet.ts';
import { MINUTE } from '../../world/clock.ts';
import { addRecharge } from '../../world/new-transfers.ts';
import { networkOf } from '../../world/seed/networks.ts';
import type { Recharge } from '../../world/types.ts';
import type { Call, Handler } from '../handler.ts';
import { oncePerKey } from '../idempotency.ts';
import { ownUpload, takeUpload } from '../uploads/uploads.ts';
import { auditList } from './audit-list.ts';
import { checkEvidence } from './evidence.ts';
import { rechargeFeeOf } from './limits.ts';
import { checkRechargeRange, openMethod, rechargeRange, referenceOf } from './methods.ts';
import { checkAddressForm } from './networks.ts';
import { findRechargeQuote, takeRechargeQuote } from './recharge-quotes.ts';

/** How long the audit of a top-up takes (mock: audits). */
const AUDIT_AFTER = 2 * MINUTE;

export const createRecharge: Handler<'createRecharge'> = (call) => {
  if (call.body.method === 'onchain') checkAddressForm(call.body);
  return oncePerKey('createRecharge', call, () => serializeRecharge(call, record(call)));
};

/** Records the reported top-up, with the checks in the contract's order. */
function record(call: Call<'createRecharge'>): Recharge {
  const { world, customer, now, body, refuse } = call;
  const method = openMethod(call, body.method);
  const network = body.method === 'onchain' ? networkOf(body.network) : undefined;
  if (body.method === 'onchain' && !network) throw refuse('network_unsupported');
  const amount = toCents(body.amount);
  checkRechargeRange(call, amount, rechargeRange(method, network));
  const quoted = { method: body.method, network: network?.network ?? null, amount };
  const quote = body.quote_id === undefined ? undefined : findRechargeQuote(call, body.quote_id, quoted);
  const proof = {
    evidence: ownUpload(call, body.evidence).file,
    txHash: body.method === 'onchain' ? (body.tx_hash ?? null) : null,
    reference: body.method === 'manual' ? (body.reference ?? referenceOf(customer)) : null,
  };
  checkEvidence(call, proof);

  takeUpload(call, body.evidence);
  takeRechargeQuote(call, quote);
  return addRecharge(world, customer, {
    ...quoted,
    ...proof,
    address: body.method === 'onchain' ? body.address : null,
    fee: quote?.fee ?? rechargeFeeOf(body.method, network)(amount),
    rate: quote?.rate ?? network?.rate ?? null,
    idempotencyKey: body.idempotency_key,
    createdAt: now,
    auditAt: now + AUDIT_AFTER,
  });
}

export const getRecharge: Handler<'getRecharge'> = (call) => {
  const recharge = call.customer.recharges.find(({ id }) => id === call.query.recharge_id);
  if (!recharge) throw call.refuse('recharge_not_found');
  return serializeRecharge(call, recharge);
};

export const listRecharges: Handler<'listRecharges'> = (call) =>
  auditList(call, call.customer.recharges, {
    isAsked: ({ method }) => call.query.method === undefined || method === call.query.method,
    serialize: (recharge) => serializeRecharge(call, recharge),
  });
