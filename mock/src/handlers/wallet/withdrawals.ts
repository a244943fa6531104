import { toCents } from '@meridian/sdk/rules';
import { serializeWithdrawal } from '../../serializers/wallet.ts';
import { MINUTE } from '../../world/clock.ts';
import { addWithdrawal } from '../../world/new-transfers.ts';
import { networkOf } from '../../world/seed/networks.ts';
import type { Withdrawal } from '../../world/types.ts';
import { checkPayCode } from '../account/pay-code.ts';
import type { Call, Handler } from '../handler.ts';
import { oncePerKey } from '../idempotency.ts';
import { usablePayee } from './payees.ts';
import { findQuote } from './quotes.ts';
import { checkAvailable, checkOpen, checkRange } from './withdrawal-quotes.ts';

/** How long the audit of a withdrawal takes (mock: audits). */
const AUDIT_AFTER = 5 * MINUTE;

export const createWithdrawal: Handler<'createWithdrawal'> = (call) =>
  oncePerKey('createWithdrawal', call, () => serializeWithdrawal(call, hold(call)));

/** Holds the amount until the audit, with the checks in the contract's order. */
function hold(call: Call<'createWithdrawal'>): Withdrawal {
  const { world, customer, now, body, refuse } = call;
  if (customer.walletFrozen) throw refuse('wallet_frozen');
  checkPayCode(call, body.pay_code);
  const payee = usablePayee(call);
  checkOpen(call, payee.type);
  if (payee.network !== null && !networkOf(payee.network)) throw refuse('network_unsupported');
  const amount = toCents(body.amount);
  checkRange(call, amount);
  const { type, network } = payee;
  const quote = findQuote(call, customer.quotes, body.quote_id, { type, network, amount });
  checkAvailable(call, amount);

  customer.quotes = customer.quotes.filter(({ id }) => id !== quote.id);
  payee.lastUsedAt = now;
  const { id: payeeId, usableFrom: _, lastUsedAt: __, ...to } = payee;
  // The ledger counts withdrawals under audit as pending: from here on the amount is held.
  return addWithdrawal(world, customer, {
    ...to,
    payeeId,
    amount,
    fee: quote.fee,
    rate: quote.rate,
    idempotencyKey: body.idempotency_key,
    createdAt: now,
    auditAt: now + AUDIT_AFTER,
  });
}
