// Actions of a customer that must happen once, and how often they happened by the server's lists.
import type { AttemptId, ContentOf } from '../../src/attempts.ts';
import type { Client } from '../../src/index.ts';

export interface Action<Op extends AttemptId> {
  operation: Op;
  /** The content to send, created anew for each press, as by a form. */
  content: (client: Client) => Promise<ContentOf<Op>>;
  /** How often it has happened in this world. */
  count: (client: Client) => Promise<number>;
  /** The state of the money after the action. */
  money: (client: Client) => Promise<string>;
  expected: string;
}

const PAY_CODE = '246810';
const action = <Op extends AttemptId>(one: Action<Op>): Action<Op> => one;

const balance = async (client: Client) => (await client.call('getUserInfo')).balance;

const pay = action({
  operation: 'payOrders',
  content: async () => ({ order_ids: [9001], pay_code: PAY_CODE }),
  count: async (client) => {
    const { list } = await client.call('listBills', { query: { limit: 50 } });
    return list.filter(({ source }) => source?.kind === 'order' && source.id === 9001).length;
  },
  money: balance,
  expected: '1105.60',
});

const order = action({
  operation: 'createOrder',
  content: async (client) => {
    const source = { from: 'product', product_id: 101, sku_id: 1011, quantity: 1 } as const;
    const { total_amount, address } = await client.call('quoteOrder', { body: { source } }, { guard: false });
    return { source, address_id: address?.id ?? 0, remarks: [], expected_total: total_amount };
  },
  count: async (client) => (await client.call('listOrders')).total,
  money: balance,
  expected: '1240.00',
});

const withdraw = action({
  operation: 'createWithdrawal',
  content: async (client) => {
    const query = { type: 'onchain', network: 'TRC20-USDT', amount: '50.00' } as const;
    const { quote_id } = await client.call('quoteWithdrawal', { query });
    return { payee_id: 6302, amount: query.amount, quote_id, pay_code: PAY_CODE };
  },
  count: async (client) => (await client.call('listWithdrawals')).total,
  money: async (client) => (await client.call('getUserInfo')).balance_pending,
  expected: '100.00',
});

const REFUND = { order_id: 9002, type: 'refund_only', product_status: 'not_received' } as const;
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const refund = action({
  operation: 'applyRefund',
  content: async (client) => {
    const { upload_id } = await client.upload(new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }));
    const items = [{ order_item_id: 90021, quantity: 1 }];
    const { options } = await client.call('quoteRefund', { body: { ...REFUND, items } });
    const reason_id = options.find(({ type }) => type === REFUND.type)?.reasons[0]?.id ?? 0;
    return { ...REFUND, items, amount: '64.00', reason_id, explanation: 'Not wanted', proofs: [upload_id] };
  },
  count: async (client) => (await client.call('listRefunds')).total,
  money: async (client) => (await client.call('listRefunds')).list[0]?.amount ?? '',
  expected: '64.00',
});

export const actions = { pay, order, withdraw, refund };
