import { nextId } from '../../world/ids.ts';
import type { Payee } from '../../world/types.ts';
import type { Call, Handler } from '../handler.ts';

/** Where money goes: to a card or to an address. */
export type Destination = Omit<Payee, 'id' | 'lastUsedAt'>;

type WithdrawalCall = Call<'createWithdrawal'>;

/** Where a withdrawal goes. Throws `payee_not_found` for a saved payee that is gone, or another customer's. */
export function destinationOf({ customer, body, refuse }: WithdrawalCall): Destination {
  switch (body.type) {
    case 'bank': {
      const { bank_card_number, bank_name, card_holder } = body;
      const card = { bankCardNumber: bank_card_number, bankName: bank_name, cardHolder: card_holder };
      return { type: 'bank', ...card, network: null, address: null };
    }
    case 'onchain': {
      const { network, address } = body;
      return { type: 'onchain', bankCardNumber: null, bankName: null, cardHolder: null, network, address };
    }
    case 'payee': {
      const payee = customer.payees.find(({ id }) => id === body.payee_id);
      if (!payee) throw refuse('payee_not_found');
      const { id: _, lastUsedAt: __, ...destination } = payee;
      return destination;
    }
  }
}

const isSame = (a: Destination, b: Destination): boolean =>
  a.bankCardNumber === b.bankCardNumber &&
  a.bankName === b.bankName &&
  a.cardHolder === b.cardHolder &&
  a.network === b.network &&
  a.address === b.address;

/** Notes that a saved payee was used, and saves a new one where the customer wishes it; gives its id, if it is saved. */
export function savePayee({ world, customer, now, body }: WithdrawalCall, to: Destination): number | null {
  const known = customer.payees.find((payee) => isSame(payee, to));
  if (known) known.lastUsedAt = now;
  if (known || body.type === 'payee' || !body.save_payee) return known?.id ?? null;
  const id = nextId(world, 'payee');
  customer.payees.push({ ...to, id, lastUsedAt: now });
  return id;
}

export const deletePayee: Handler<'deletePayee'> = ({ customer, body, refuse }) => {
  const kept = customer.payees.filter(({ id }) => id !== body.id);
  if (kept.length === customer.payees.length) throw refuse('payee_not_found');
  customer.payees = kept;
  return null;
};
