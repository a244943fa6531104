import type { Schema } from '@meridian/sdk';
import {
  allowing,
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

const ZONES = ['Asia/Tokyo', 'America/Los_Angeles', 'Europe/Berlin', 'UTC', 'Mars/Olympus'];

/** An amount to send, or an amount to arrive. */
const eitherWay = (t: InputContext) => (t.random.oneIn(3) ? { arrival: amountOf(t) } : { amount: amountOf(t) });

const daysOf = ({ random }: InputContext) => ({
  ...(random.oneIn(4) && { date_from: random.of(['2026-11-10', '2026-11-20']) }),
  ...(random.oneIn(6) && { date_to: random.of(['2026-11-30', '2026-11-20']) }),
  ...(random.oneIn(3) && { time_zone: random.of(ZONES) }),
});

async function quoted(t: InputContext, type: 'bank' | 'onchain', network?: string) {
  const way = { type, ...eitherWay(t), ...(network !== undefined && { network }) };
  const quote = t.random.oneIn(12) ? undefined : await t.call('quoteWithdrawal', { query: way });
  const amount = quote?.amount ?? amountOf(t);
  return { amount, quote_id: quote?.quote_id ?? uuid(t), pay_code: payCodeOf(t), idempotency_key: uuid(t) };
}

/** From a small range, so that one is sometimes used twice. */
const transaction = ({ random }: InputContext): string => String(random.below(200)).padStart(64, '0');
const bankReference = ({ random }: InputContext): string => `BANK-${random.below(100)}`;

async function payee(t: InputContext): Promise<Schema<'AddPayeeBody'>> {
  const step_up = await stepUpOf(t);
  if (t.random.oneIn(2)) return { type: 'onchain', ...t.random.of(CHAINS), step_up };
  const card = { bank_card_number: `GB00${t.me.mark}${1_000_000 + t.random.below(3)}`, bank_name: 'Kyoto Bank' };
  return { type: 'bank', ...card, card_holder: `Mei ~${t.me.mark}~`, step_up };
}

async function withdrawal(t: InputContext): Promise<Schema<'CreateWithdrawalBody'>> {
  const payee_id = idOf(t, 'payee');
  const network = t.me.seen.get('payee')?.get(payee_id)?.['network'];
  if (typeof network !== 'string' || t.random.oneIn(12)) return { payee_id, ...(await quoted(t, 'bank')) };
  return { payee_id, ...(await quoted(t, 'onchain', t.random.oneIn(12) ? 'BTC' : network)) };
}

export const walletInputs = {
  quoteRecharge: (t) => ({
    query: {
      method: t.random.of(['manual', 'card', 'onchain'] as const),
      ...eitherWay(t),
      ...(t.random.oneIn(2) && { network: t.random.of(CHAINS).network }),
    },
  }),
  async createRecharge(t) {
    const method = t.random.of(['manual', 'onchain'] as const);
    const chain = t.random.of(CHAINS);
    const query = { method, ...eitherWay(t), ...(method === 'onchain' && { network: chain.network }) };
    const quote = t.random.oneIn(2) ? await t.call('quoteRecharge', { query }) : undefined;
    const paid = {
      amount: quote?.amount ?? amountOf(t),
      evidence: uploadedPicture(t),
      idempotency_key: uuid(t),
      ...(quote && { quote_id: quote.quote_id }),
    };
    if (method === 'manual')
      return { body: { method, ...paid, ...(t.random.oneIn(3) && { reference: bankReference(t) }) } };
    return { body: { method, ...chain, ...paid, ...(t.random.oneIn(2) && { tx_hash: transaction(t) }) } };
  },
  getRecharge: (t) => ({ query: { recharge_id: idOf(t, 'recharge') } }),
  listRecharges: (t) => ({ query: { ...daysOf(t), ...pageOf(t) } }),
  async createCardPayment(t) {
    const quote = await t.call('quoteRecharge', { query: { method: 'card', ...eitherWay(t) } });
    const { amount = amountOf(t), quote_id = uuid(t) } = quote ?? {};
    const return_url = t.random.oneIn(8) ? 'https://evil.example/' : 'http://localhost:4010/cardTopUp?x=1';
    return { body: { amount, quote_id, return_url, idempotency_key: uuid(t) } };
  },
  getCardPayment: (t) => ({ query: { card_payment_id: idOf(t, 'card payment') } }),
  quoteWithdrawal: (t) => ({
    query: {
      type: t.random.of(['bank', 'onchain'] as const),
      ...eitherWay(t),
      ...(t.random.oneIn(2) && { network: t.random.of(CHAINS).network }),
    },
  }),
  createWithdrawal: async (t) => ({ body: await withdrawal(t) }),
  addPayee: async (t) => ({ body: await payee(t) }),
  getWithdrawal: (t) => ({ query: { withdrawal_id: idOf(t, 'withdrawal') } }),
  async cancelWithdrawal(t) {
    // Audits end within minutes: creates a withdrawal first, then reads what can be cancelled, as a customer does.
    if (!t.random.oneIn(3)) await t.call('createWithdrawal', { body: await withdrawal({ ...t, foreign: new Set() }) });
    await t.call('listWithdrawals', { query: {} });
    return { body: { withdrawal_id: idOf(t, 'withdrawal', allowing('cancel')) } };
  },
  listWithdrawals: (t) => ({ query: { ...daysOf(t), ...pageOf(t) } }),
  deletePayee: (t) => ({ body: { payee_id: idOf(t, 'payee') } }),
  listBills: (t) => ({
    query: {
      ...(t.random.oneIn(3) && { direction: 'in' }),
      ...daysOf(t),
      ...pageOf(t),
    },
  }),
  exportBills: (t) => ({ query: { ...(t.random.oneIn(3) && { type: 'order' }), ...daysOf(t) } }),
} satisfies Inputs;
