import { randomUUID } from 'node:crypto';
import { toCents } from '@meridian/sdk/rules';
import { parseUrl } from '../../../shared/parse-url.ts';
import { invalidRequest } from '../../invalid-request.ts';
import { serializeCardPayment } from '../../serializers/card-payment.ts';
import { MINUTE } from '../../world/clock.ts';
import { nextId, serial } from '../../world/ids.ts';
import type { CardPayment } from '../../world/types.ts';
import type { Call, Handler } from '../handler.ts';
import { oncePerKey } from '../idempotency.ts';
import { checkRechargeRange, openMethod } from './methods.ts';
import { findRechargeQuote, takeRechargeQuote } from './recharge-quotes.ts';

const EXPIRES_AFTER = 30 * MINUTE;

/** The origins of storefronts: customers are never sent back anywhere else. */
const RETURN_ORIGINS: readonly string[] = ['https://meridian.shop'];
/** Also allowed: anything served on the developer's own computer, on any port. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

export const createCardPayment: Handler<'createCardPayment'> = (call) =>
  oncePerKey('createCardPayment', call, () => {
    const payment = begin(call);
    call.customer.cardPayments.push(payment);
    return serializeCardPayment(call, payment);
  });

/** Starts a payment, with the checks in the contract's order. */
function begin(call: Call<'createCardPayment'>): CardPayment {
  const { world, now, body, refuse } = call;
  if (!isReturnAddress(body.return_url)) throw refuse('return_address_refused');
  const method = openMethod(call, 'card');
  const amount = toCents(body.amount);
  checkRechargeRange(call, amount, method);
  const quote = findRechargeQuote(call, body.quote_id, { method: 'card', network: null, amount });

  takeRechargeQuote(call, quote);
  const id = nextId(world, 'cardPayment');
  return {
    id,
    key: randomUUID(),
    idempotencyKey: body.idempotency_key,
    reference: serial('P', now, id),
    amount,
    fee: quote.fee,
    status: 'pending',
    returnUrl: body.return_url,
    failureReason: null,
    rechargeId: null,
    createdAt: now,
    dueAt: now + EXPIRES_AFTER,
  };
}

function isReturnAddress(address: string): boolean {
  const url = parseUrl(address);
  if (!url || url.username || url.password) return false;
  return RETURN_ORIGINS.includes(url.origin) || (/^https?:$/.test(url.protocol) && LOOPBACK.includes(url.hostname));
}

export const getCardPayment: Handler<'getCardPayment'> = (call) => {
  const { card_payment_id, idempotency_key } = call.query;
  if ((card_payment_id === undefined) === (idempotency_key === undefined)) {
    const message = 'card_payment_id or idempotency_key is needed, and one of them alone';
    throw invalidRequest({ field: 'card_payment_id', message });
  }
  const payment = call.customer.cardPayments.find(
    ({ id, idempotencyKey }) => id === card_payment_id || (idempotencyKey ?? '') === idempotency_key,
  );
  if (!payment) throw call.refuse('card_payment_not_found');
  return serializeCardPayment(call, payment);
};
