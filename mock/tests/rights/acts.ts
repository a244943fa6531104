import type { OperationId, Schema } from '@meridian/sdk';
import type { OperationInput } from '../../src/sandboxes/call-operation.ts';
import type { Sandbox } from '../../src/sandboxes/sandbox.ts';
import { demoOf } from '../../src/scenarios/scenario.ts';
import { DEMO_UPLOAD } from '../../src/world/seed/demo/demo.ts';
import { callAs, stepUp } from '../harness/call-as.ts';
import { newKey, PAY_CODE } from '../harness/open-sandbox.ts';

/** An act of a customer on one of their records, or on the account. */
export interface Act {
  readonly operation: OperationId;
  readonly input: OperationInput;
}

const act = (operation: OperationId, input: OperationInput): Act => ({ operation, input });
const withBody = (operation: OperationId, body: object): Act => act(operation, { body });

/** Everything that the demo customer can do now to an order, a case, a payout, a payee, an address, a session, the account. */
export function possibleActs(sandbox: Sandbox, token: string): Act[] {
  return [
    ...ordersActs(sandbox, token),
    ...casesActs(sandbox, token),
    ...walletActs(sandbox, token),
    ...accountActs(sandbox, token),
  ];
}

function ordersActs(sandbox: Sandbox, token: string): Act[] {
  const { list = [] } = callAs(sandbox, token, 'listOrders', { query: {} }) ?? {};
  return list.flatMap(({ id: order_id, allowed_actions, items }) => {
    const may = (action: string) => allowed_actions.some((one) => one === action);
    return [
      ...(may('pay')
        ? [withBody('payOrders', { order_ids: [order_id], pay_code: PAY_CODE, idempotency_key: newKey() })]
        : []),
      ...(may('cancel') ? [withBody('cancelOrder', { order_id })] : []),
      ...(may('confirm') ? [withBody('confirmOrder', { order_id })] : []),
      ...(may('extend_receipt') ? [withBody('extendReceipt', { order_id })] : []),
      ...(may('edit_address') ? [withBody('updateOrderAddress', { order_id, address_id: 12 })] : []),
      ...(may('review') ? items.filter(({ reviewed }) => !reviewed).map(({ id }) => review(id)) : []),
      ...(may('refund') ? refunds(sandbox, token, order_id) : []),
      ...(may('change_of_mind') ? [undoing(order_id, items)] : []),
    ];
  });
}

const review = (order_item_id: number): Act =>
  withBody('createReview', {
    idempotency_key: newKey(),
    order_item_id,
    product_score: 5,
    service_score: 5,
    postage_score: 5,
    content: 'It works.',
    pictures: [],
    anonymous: false,
  });

/** A change of mind about everything left. */
const undoing = (order_id: number, items: readonly Schema<'OrderItem'>[]): Act =>
  withBody('declareChangeOfMind', {
    idempotency_key: newKey(),
    order_id,
    items: items.flatMap(({ id, change_of_mind_quantity: quantity = 0 }) =>
      quantity > 0 ? [{ order_item_id: id, quantity }] : [],
    ),
  });

/** A refund of everything left, in each way that the order allows. */
function refunds(sandbox: Sandbox, token: string, order_id: number): Act[] {
  const order = callAs(sandbox, token, 'getOrder', { query: { order_id } });
  const items = (order?.items ?? [])
    .filter(({ refundable_quantity }) => refundable_quantity > 0)
    .map(({ id, refundable_quantity }) => ({ order_item_id: id, quantity: refundable_quantity }));
  const quote = (type: string, product_status: string) =>
    callAs(sandbox, token, 'quoteRefund', { body: { order_id, type, product_status, items } });
  return (quote('refund_only', 'not_received')?.options ?? []).flatMap(
    ({ type, product_status, reasons: [reason] }) => {
      const asked = { order_id, type, product_status, items, amount: quote(type, product_status)?.max_amount };
      const words = { reason_id: reason?.id, explanation: 'It is broken.', proofs: [DEMO_UPLOAD] };
      return [withBody('applyRefund', { idempotency_key: newKey(), ...asked, ...words })];
    },
  );
}

function casesActs(sandbox: Sandbox, token: string): Act[] {
  const { list = [] } = callAs(sandbox, token, 'listRefunds', { query: {} }) ?? {};
  return list.flatMap(({ id: refund_id, allowed_actions }) => {
    const may = (action: string) => allowed_actions.some((one) => one === action);
    return [
      ...(may('cancel') ? [withBody('cancelRefund', { refund_id })] : []),
      ...(may('ship') ? [withBody('shipRefund', { refund_id, carrier: 'Yamato', number: '493122087799' })] : []),
      ...(may('escalate') ? [withBody('escalateRefund', { refund_id, explanation: 'It is broken.' })] : []),
    ];
  });
}

function walletActs(sandbox: Sandbox, token: string): Act[] {
  const { list = [] } = callAs(sandbox, token, 'listWithdrawals', { query: {} }) ?? {};
  const { payees = [] } = callAs(sandbox, token, 'getWithdrawalInfo') ?? {};
  const asked = { type: 'bank', amount: '20.00' };
  const payout = callAs(sandbox, token, 'quoteWithdrawal', { query: asked });
  const [payee] = payees.filter(({ type }) => type === 'bank');
  const step_up = stepUp(sandbox, token);
  return [
    ...list
      .filter(({ allowed_actions }) => allowed_actions.includes('cancel'))
      .map(({ id }) => withBody('cancelWithdrawal', { withdrawal_id: id })),
    ...payees.map(({ id }) => withBody('deletePayee', { payee_id: id })),
    withBody('addPayee', {
      type: 'bank',
      bank_card_number: '6222020200112233445',
      bank_name: 'Kyoto Bank',
      card_holder: 'Mei Tanaka',
      step_up,
    }),
    withBody('createWithdrawal', {
      payee_id: payee?.id,
      amount: asked.amount,
      quote_id: payout?.quote_id,
      pay_code: PAY_CODE,
      idempotency_key: newKey(),
    }),
  ];
}

function accountActs(sandbox: Sandbox, token: string): Act[] {
  const { list = [] } = callAs(sandbox, token, 'listAddresses') ?? {};
  const sessions = callAs(sandbox, token, 'listSessions')?.list ?? [];
  const step_up = stepUp(sandbox, token);
  return [
    ...list.map(({ id }) => act('deleteAddress', { query: { address_id: id } })),
    ...list.map(({ id }) => withBody('setDefaultAddress', { address_id: id })),
    ...list.map(({ id: address_id, version, addressee, mobile, country, area, detail, postcode, tag }) =>
      withBody('saveAddress', {
        ...{ address_id, version, addressee, mobile, country, detail, postcode, tag },
        area_ids: area.map(({ id }) => id),
        is_default: true,
        idempotency_key: newKey(),
      }),
    ),
    ...sessions.filter(({ current }) => !current).map(({ id }) => withBody('revokeSession', { session_id: id })),
    act('logoutUser', {}),
    withBody('resetPassword', { by: 'old_password', old_password: 'demo123456', password: 'other-secret' }),
    withBody('setPayCode', { step_up, pay_code: '135791' }),
    withBody('updateContact', { channel: 'email', to: 'mei@example.com', step_up }),
    withBody('updateProfile', { given_name: 'Mai', version: demoOf(sandbox.world).version }),
    withBody('closeAccount', { step_up }),
  ];
}
