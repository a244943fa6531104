import type { OperationId } from '@meridian/sdk';
import { callOperation, type OperationInput } from '../../src/sandboxes/call-operation.ts';
import type { Sandbox } from '../../src/sandboxes/sandbox.ts';
import { emptyCustomer } from '../../src/scenarios/accounts.ts';
import { demoOf } from '../../src/scenarios/scenario.ts';
import { HOUR } from '../../src/world/clock.ts';
import { DEMO_UPLOAD } from '../../src/world/seed/demo/demo.ts';
import { TERMS_VERSION } from '../../src/world/texts/law.ts';
import { callAs, stepUp } from '../harness/call-as.ts';
import { keyOf, PAY_CODE } from '../harness/open-sandbox.ts';

const KEY = keyOf(1);

/** One way to carry out a mutation as the demo customer, with the calls that must precede it. */
export interface Case {
  readonly mutation: OperationId;
  readonly input: OperationInput | ((sandbox: Sandbox, token: string) => OperationInput);
  readonly before?: (sandbox: Sandbox, token: string) => void;
}

const buy = { from: 'product', product_id: 102, sku_id: 1021, quantity: 1 };
const cart = { from: 'cart', line_ids: [501, 502] };

const orderOf = (source: object) => (sandbox: Sandbox, token: string) => ({
  body: {
    idempotency_key: KEY,
    source,
    address_id: 11,
    remarks: [],
    expected_total: callAs(sandbox, token, 'quoteOrder', { body: { source, address_id: 11 } })?.total_amount,
  },
});

const newMail = (sandbox: Sandbox, token: string) => ({
  body: { channel: 'email', to: 'mei@example.com', step_up: stepUp(sandbox, token) },
});

const withdrawal = (sandbox: Sandbox, token: string): OperationInput => {
  const amount = '100.00';
  const quote = callAs(sandbox, token, 'quoteWithdrawal', { query: { type: 'bank', amount } });
  return { body: { payee_id: 6301, amount, quote_id: quote?.quote_id, pay_code: PAY_CODE, idempotency_key: KEY } };
};

const cardPayment = (sandbox: Sandbox, token: string): OperationInput => {
  const amount = '100.00';
  const quote = callAs(sandbox, token, 'quoteRecharge', { query: { method: 'card', amount } });
  const return_url = 'https://meridian.shop/cardTopUp';
  return { body: { amount, quote_id: quote?.quote_id, return_url, idempotency_key: KEY } };
};

const address = {
  addressee: 'Mei Tanaka',
  mobile: '+819012345678',
  country: 'JP',
  area_ids: [3926, 39261],
  detail: '1-1 Kawaramachi',
  postcode: '604-8054',
  tag: 'home',
  is_default: true,
  idempotency_key: KEY,
};

const refund = {
  idempotency_key: KEY,
  order_id: 9003,
  type: 'refund_return',
  product_status: 'received',
  items: [{ order_item_id: 90031, quantity: 1 }],
  amount: '129.90',
  reason_id: 1,
  explanation: 'The left side is silent',
  proofs: [DEMO_UPLOAD],
};
/** The case that this refund opens, and a time by which the shop has certainly decided. */
const NEXT_REFUND = 8004;
const SHOP_DECIDES_MS = 3 * HOUR;
/** The time by which the shop has refused the case that every new world contains. */
const REFUSED_MS = 48 * HOUR;
const SERVICE_ANSWERS_MS = HOUR;

const codeSent = (event: string, to: string) => (sandbox: Sandbox) => {
  callOperation(sandbox, 'sendCode', { body: { event, channel: 'email', to } });
};

const person = { family_name: 'Rossi', given_name: 'Ada', email: 'ada@example.com', mobile: '+393331234567' };

/**
 * The mutations that need more than the contract's ordinary request: one that changes more, follows other calls, or
 * comes in several variants. Every other mutation uses its ordinary example.
 */
export const specialCases: readonly Case[] = [
  { mutation: 'sendCode', input: { body: { event: 'register', channel: 'email', to: person.email } } },
  {
    mutation: 'registerUser',
    before: codeSent('register', person.email),
    input: { body: { ...person, password: 'ada-secret', verification_code: '123456' } },
  },
  {
    mutation: 'resetPassword',
    input: { body: { by: 'old_password', old_password: 'demo123456', password: 'other-secret' } },
  },
  { mutation: 'updateProfile', input: { body: { given_name: 'Mai', version: 3 } } },
  { mutation: 'setPayCode', input: { body: { old_pay_code: PAY_CODE, pay_code: '135791' } } },
  {
    mutation: 'setPayCode',
    input: (sandbox, token) => ({ body: { step_up: stepUp(sandbox, token), pay_code: '135791' } }),
  },
  { mutation: 'updateContact', input: newMail },
  {
    mutation: 'verifyContact',
    before: (sandbox, token) => {
      callOperation(sandbox, 'updateContact', { ...newMail(sandbox, token), token });
      callOperation(sandbox, 'sendCode', { body: { event: 'verify', channel: 'email' }, token });
    },
    input: { body: { channel: 'email', verification_code: '123456' } },
  },
  {
    mutation: 'acceptTerms',
    before: (sandbox) => {
      demoOf(sandbox.world).terms = null;
    },
    input: { body: { version: TERMS_VERSION } },
  },
  {
    mutation: 'closeAccount',
    before: ({ world }) => emptyCustomer(world, demoOf(world)),
    input: (sandbox, token) => ({ body: { step_up: stepUp(sandbox, token) } }),
  },
  {
    mutation: 'addPayee',
    input: (sandbox, token) => ({
      body: {
        type: 'bank',
        bank_card_number: '6222020200112233445',
        bank_name: 'Kyoto Bank',
        card_holder: 'Mei Tanaka',
        step_up: stepUp(sandbox, token),
      },
    }),
  },
  { mutation: 'saveAddress', input: { body: address } },
  { mutation: 'saveAddress', input: { body: { ...address, address_id: 12, version: 1 } } },
  { mutation: 'deleteAddress', input: { query: { address_id: 11 } } },
  { mutation: 'setLanguage', input: { query: { file_name: 'fr' } } },
  { mutation: 'likeProduct', input: { body: { product_id: 101, liked: true } } },
  { mutation: 'likeProduct', input: { body: { product_id: 103, liked: false } } },
  { mutation: 'likeProducts', input: { body: { product_ids: [101, 102], liked: true } } },
  { mutation: 'likeProducts', input: { body: { product_ids: [103], liked: false } } },
  { mutation: 'reportProduct', input: { body: { product_id: 101, reason: 'other', explanation: 'Odd', proofs: [] } } },
  { mutation: 'followShop', input: { body: { shop_id: 3, followed: true } } },
  { mutation: 'followShop', input: { body: { shop_id: 1, followed: false } } },
  { mutation: 'addCartLine', input: { body: { product_id: 106, sku_id: 1061, quantity: 2, idempotency_key: KEY } } },
  { mutation: 'updateCartLine', input: { body: { line_id: 501, quantity: 3 } } },
  { mutation: 'deleteCartLines', input: { body: { line_ids: [501] } } },
  {
    mutation: 'restoreCartLines',
    before: (sandbox, token) => {
      callOperation(sandbox, 'deleteCartLines', { body: { line_ids: [501] }, token });
    },
    input: { body: { line_ids: [501] } },
  },
  { mutation: 'createOrder', input: orderOf(cart) },
  { mutation: 'createOrder', input: orderOf(buy) },
  { mutation: 'cancelOrder', input: { body: { order_id: 9001 } } },
  { mutation: 'rebuyOrder', input: { body: { order_id: 9004, idempotency_key: KEY } } },
  { mutation: 'updateOrderAddress', input: { body: { order_id: 9002, address_id: 12 } } },
  { mutation: 'extendReceipt', input: { body: { order_id: 9003 } } },
  { mutation: 'applyRefund', input: { body: refund } },
  {
    // Nothing is shipped yet: the shop accepts at once, and the customer is notified.
    mutation: 'applyRefund',
    input: {
      body: {
        ...refund,
        order_id: 9002,
        type: 'refund_only',
        product_status: 'not_received',
        items: [{ order_item_id: 90021, quantity: 1 }],
        amount: '64.00',
      },
    },
  },
  {
    mutation: 'applyRefund',
    input: { body: { ...refund, order_id: 9005, items: [{ order_item_id: 90051, quantity: 1 }] } },
  },
  {
    mutation: 'declareChangeOfMind',
    input: { body: { idempotency_key: KEY, order_id: 9003, items: [{ order_item_id: 90031, quantity: 1 }] } },
  },
  {
    mutation: 'declareChangeOfMind',
    input: { body: { idempotency_key: KEY, order_id: 9002, items: [{ order_item_id: 90022, quantity: 1 }] } },
  },
  { mutation: 'cancelRefund', input: { body: { refund_id: 8003 } } },
  {
    mutation: 'escalateRefund',
    before: ({ world, clock }) => {
      world.policy.refunds = 'refuse';
      clock.advance(REFUSED_MS);
    },
    input: { body: { refund_id: 8003, explanation: 'Nobody has seen the parcel' } },
  },
  {
    mutation: 'shipRefund',
    before: (sandbox, token) => {
      callOperation(sandbox, 'applyRefund', { body: refund, token });
      sandbox.clock.advance(SHOP_DECIDES_MS);
    },
    input: { body: { refund_id: NEXT_REFUND, carrier: 'Yamato', number: '493122087799' } },
  },
  {
    mutation: 'createReview',
    input: {
      body: {
        idempotency_key: KEY,
        order_item_id: 90051,
        product_score: 1,
        service_score: 5,
        postage_score: 4,
        content: 'It leaks',
        pictures: [],
        anonymous: false,
      },
    },
  },
  {
    mutation: 'createRecharge',
    input: { body: { method: 'manual', amount: '200.00', evidence: DEMO_UPLOAD, idempotency_key: KEY } },
  },
  { mutation: 'createWithdrawal', input: withdrawal },
  { mutation: 'createCardPayment', input: cardPayment },
  { mutation: 'readNotifications', input: { body: { all: true } } },
  {
    mutation: 'readMessages',
    before: (sandbox, token) => {
      callOperation(sandbox, 'sendMessage', {
        body: { shop_id: 0, client_id: KEY, kind: 'text', text: 'Hello' },
        token,
      });
      sandbox.clock.advance(SERVICE_ANSWERS_MS);
    },
    input: { body: { conversation_id: 1, up_to_id: 9_999_999 } },
  },
  { mutation: 'sendMessage', input: { body: { shop_id: 1, client_id: KEY, kind: 'text', text: 'Hello' } } },
];
