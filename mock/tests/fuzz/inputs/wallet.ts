import type { Schema } from '@meridian/sdk';
import {
  amountOf,
  type InputContext,
  type Inputs,
  idOf,
  pageOf,
  payCodeOf,
  stepUpOf,
  uploadedPicture,
  uuid,
} from '../input-context.ts';

const CHAINS = [
  { network: 'TRC20-USDT', address: 'TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW' },
  { network: 'BTC', address: 'bc1qc0w6zcnctg38w07jc7d3x0q988e0g0lyjcmepl' },
  { network: 'BSC', address: '0x6830ffe680e15abe6daf0267b88f082c88420d29' },
  { network: 'ERC20-USDT', address: 'TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW' },
];

async function quoted(t: InputContext, type: 'bank' | 'onchain') {
  const amount = amountOf(t);
  const quote = t.random.oneIn(12) ? undefined : await t.call('quoteWithdrawal', { query: { type, amount } });
  return { amount, quote_id: quote?.quote_id ?? uuid(t), pay_code: payCodeOf(t), idempotency_key: uuid(t) };
}

async function payee(t: InputContext): Promise<Schema<'AddPayeeBody'>> {
  const step_up = await stepUpOf(t);
  if (t.random.oneIn(2)) return { type: 'onchain', ...t.random.of(CHAINS), step_up };
  const card = { bank_card_number: `GB00${t.me.mark}${1_000_000 + t.random.below(3)}`, bank_name: 'Kyoto Bank' };
  return { type: 'bank', ...card, card_holder: `Mei ~${t.me.mark}~`, step_up };
}

async function withdrawal(t: InputContext): Promise<Schema<'CreateWithdrawalBody'>> {
  const payee_id = idOf(t, 'payee');
  const type = t.me.seen.get('payee')?.get(payee_id)?.['type'] === 'bank' ? 'bank' : 'onchain';
  return { payee_id, ...(await quoted(t, t.random.oneIn(12) ? 'bank' : type)) };
}

export const walletInputs = {
  createRecharge(t) {
    const paid = { amount: amountOf(t), evidence: uploadedPicture(t), idempotency_key: uuid(t) };
    return {
      body: t.random.oneIn(2) ? { method: 'onchain', ...t.random.of(CHAINS), ...paid } : { method: 'manual', ...paid },
    };
  },
  listRecharges: (t) => ({ query: pageOf(t) }),
  quoteWithdrawal: (t) => ({ query: { type: t.random.of(['bank', 'onchain'] as const), amount: amountOf(t) } }),
  createWithdrawal: async (t) => ({ body: await withdrawal(t) }),
  listWithdrawals: (t) => ({ query: pageOf(t) }),
  addPayee: async (t) => ({ body: await payee(t) }),
  deletePayee: (t) => ({ body: { id: idOf(t, 'payee') } }),
  listBills: (t) => ({
    query: {
      ...(t.random.oneIn(3) && { direction: 'in' }),
      ...(t.random.oneIn(4) && { date_from: '2026-11-10' }),
      ...pageOf(t),
    },
  }),
} satisfies Inputs;
