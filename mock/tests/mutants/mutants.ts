import type { OperationId } from '@meridian/sdk';
import { isRecord } from '../../shared/json.ts';
import { callOperation, type OperationInput, type OperationResult } from '../../src/sandboxes/call-operation.ts';
import type { Sandbox } from '../../src/sandboxes/sandbox.ts';
import { post } from '../../src/world/ledger.ts';

type Mutant = (sandbox: Sandbox, input: OperationInput, result: OperationResult) => OperationResult;

const succeeded = ({ kind }: OperationResult) => kind === 'data';

/** Faults that a handler could have, and the invariant that must catch each. */
export const mutants: readonly [OperationId, string, string, Mutant][] = [
  [
    'payOrders',
    'forgets the bill',
    'the world adds up',
    ({ world }, _, result) => {
      if (succeeded(result))
        for (const { bills } of world.customers.values()) if (bills.at(-1)?.type === 'order') bills.pop();
      return result;
    },
  ],
  [
    'addPayee',
    'takes any step-up',
    'what unlocks money asks for a step-up',
    (sandbox, input, result) => {
      if (result.kind !== 'refused' || result.name !== 'step_up_expired' || !isRecord(input.body)) return result;
      const stepUp = { id: String(input.body['step_up']), expiresAt: Number.MAX_SAFE_INTEGER };
      for (const { devices } of sandbox.world.customers.values()) {
        for (const device of devices) if (device.token === input.token) device.stepUp = stepUp;
      }
      return callOperation(sandbox, 'addPayee', input);
    },
  ],
  [
    'cancelWithdrawal',
    'takes the money all the same',
    'the world adds up',
    ({ world, clock }, _, result) => {
      for (const customer of world.customers.values()) {
        const cancelled = customer.withdrawals.find(({ cancelledAt }) => cancelledAt === clock.now());
        if (!succeeded(result) || !cancelled) continue;
        const source = { kind: 'withdrawal', id: cancelled.id } as const;
        const entry = { type: 'withdrawal', title: { en: cancelled.sn }, createdAt: clock.now(), source } as const;
        post(world, customer, { ...entry, amount: -cancelled.amount });
      }
      return result;
    },
  ],
  [
    'createCardPayment',
    'credits before the provider has answered',
    'the world adds up',
    ({ world }, _, result) => {
      for (const { cardPayments } of world.customers.values()) {
        const begun = cardPayments.at(-1);
        if (succeeded(result) && begun?.status === 'pending') begun.rechargeId = 1;
      }
      return result;
    },
  ],
  [
    'addCartLine',
    'takes the pieces from stock already',
    'money, stock and sales are conserved',
    ({ world }, _, result) => {
      const sku = [...world.products.values()].flatMap(({ skus }) => skus).find(({ stock }) => stock > 0);
      if (succeeded(result) && sku) sku.stock -= 1;
      return result;
    },
  ],
  [
    'getOrder',
    'finds other customers’ orders',
    'no answer shows another customer’s data',
    (sandbox, input, result) => {
      if (result.kind !== 'refused') return result;
      const tokens = [...sandbox.world.customers.values()].map(({ devices }) => devices.at(-1)?.token);
      return tokens.map((token) => callOperation(sandbox, 'getOrder', { ...input, token })).find(succeeded) ?? result;
    },
  ],
  [
    'deleteAddress',
    'deletes another customer’s address',
    'no call changes another customer’s data',
    ({ world }, { token }, result) => {
      const other = [...world.customers.values()].find(
        ({ addresses, devices }) => addresses.length > 0 && devices.every((device) => device.token !== token),
      );
      if (succeeded(result) && other) {
        other.addresses.pop();
        const first = other.addresses[0];
        if (first && other.addresses.every(({ isDefault }) => !isDefault)) first.isDefault = true;
      }
      return result;
    },
  ],
  [
    'confirmOrder',
    'skips a status',
    'records only move along their transition tables',
    ({ world, clock }, _, result) => {
      const order =
        succeeded(result) &&
        [...world.orders.values()].find(
          ({ receivedAt, refundIds }) => receivedAt === clock.now() && refundIds.length === 0,
        );
      if (order) Object.assign(order, { fulfilment: 4, completedAt: clock.now() });
      return result;
    },
  ],
  [
    'getBadges',
    'marks notifications as read',
    'reads, refusals and repeats change nothing',
    ({ world }, { token }, result) => {
      const me = [...world.customers.values()].find(({ devices }) => devices.some((device) => device.token === token));
      const unread = me?.notifications.find(({ read }) => !read);
      if (succeeded(result) && unread) unread.read = true;
      return result;
    },
  ],
  [
    'setLanguage',
    'refuses with a name it does not declare',
    'answers keep the contract',
    (_, __, result) => (result.kind === 'data' ? { kind: 'refused', name: 'order_not_found', details: null } : result),
  ],
  [
    'getUserInfo',
    'answers a wrong balance',
    'reads agree',
    (_, __, result) => {
      if (result.kind === 'data') Object.assign(result.data ?? {}, { balance: '7.77' });
      return result;
    },
  ],
];
