import { isSameAddress } from '@meridian/sdk/rules';
import { toTime } from '../../serializers/time.ts';
import { serializePayee } from '../../serializers/wallet.ts';
import { DAY } from '../../world/clock.ts';
import { nextId } from '../../world/ids.ts';
import { networkOf } from '../../world/seed/networks.ts';
import { news } from '../../world/texts/news.ts';
import type { Payee } from '../../world/types.ts';
import type { Call, Handler } from '../handler.ts';
import { notify } from '../notify.ts';
import { checkStepUp } from '../session/step-up.ts';
import { checkAddressForm } from './networks.ts';

/** How long a new payee waits before it can receive money. */
const WAITS_FOR = DAY;
const MOST_PAYEES = 20;

/** The destination of money: a card or an address. */
type Destination = Omit<Payee, 'id' | 'usableFrom' | 'lastUsedAt'>;

export const addPayee: Handler<'addPayee'> = (call) => {
  const { world, customer, now, body, refuse } = call;
  const to = destinationOf(body);
  if (body.type === 'onchain') {
    checkAddressForm(body);
    if (!networkOf(body.network)) throw refuse('network_unsupported');
  }
  checkStepUp(call, body.step_up);
  const known = customer.payees.find((payee) => isSame(payee, to));
  if (known) return serializePayee(known);
  if (customer.payees.length >= MOST_PAYEES) throw refuse('payee_limit_reached', { limit: MOST_PAYEES });

  const payee: Payee = { ...to, id: nextId(world, 'payee'), usableFrom: now + WAITS_FOR, lastUsedAt: null };
  customer.payees.push(payee);
  const answer = serializePayee(payee);
  notify(world, customer, news.payeeAdded(answer.label), now);
  return answer;
};

function destinationOf(body: Call<'addPayee'>['body']): Destination {
  if (body.type === 'onchain') {
    const { network, address } = body;
    return { type: 'onchain', bankCardNumber: null, bankName: null, cardHolder: null, network, address };
  }
  const { bank_card_number, bank_name, card_holder } = body;
  const card = { bankCardNumber: bank_card_number, bankName: bank_name, cardHolder: card_holder };
  return { type: 'bank', ...card, network: null, address: null };
}

const isSame = (a: Destination, b: Destination): boolean =>
  a.bankCardNumber === b.bankCardNumber &&
  a.bankName === b.bankName &&
  a.cardHolder === b.cardHolder &&
  a.network === b.network &&
  isSameAddress(a.address ?? '', b.address ?? '');

/**
 * The payee of a withdrawal. Throws `payee_not_found` for a removed payee or another customer's, and
 * `payee_not_usable_yet` for a new one.
 */
export function usablePayee({ customer, now, body, refuse }: Call<'createWithdrawal'>): Payee {
  const payee = customer.payees.find(({ id }) => id === body.payee_id);
  if (!payee) throw refuse('payee_not_found');
  const { usableFrom } = payee;
  if (now < usableFrom) {
    throw refuse('payee_not_usable_yet', { usable_from: toTime(usableFrom), server_time: toTime(now) });
  }
  return payee;
}

export const deletePayee: Handler<'deletePayee'> = ({ customer, body, refuse }) => {
  const kept = customer.payees.filter(({ id }) => id !== body.payee_id);
  if (kept.length === customer.payees.length) throw refuse('payee_not_found');
  customer.payees = kept;
  return null;
};
