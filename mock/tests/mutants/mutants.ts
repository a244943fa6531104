import type { OperationId } from '@meridian/sdk';
import { dispatch, type Input, type Outcome } from '../../src/sandboxes/call-operation.ts';
import type { Sandbox } from '../../src/sandboxes/sandbox.ts';

type Sabotage = (sandbox: Sandbox, input: Input, outcome: Outcome) => Outcome;

const done = ({ kind }: Outcome) => kind === 'data';

/** Faults that a handler could have, and the rule that must notice each. */
export const sabotages: readonly [OperationId, string, string, Sabotage][] = [
  [
    'payOrders',
    'forgets the bill',
    'the world adds up',
    ({ world }, _, outcome) => {
      if (done(outcome))
        for (const { bills } of world.customers.values()) if (bills.at(-1)?.type === 'order') bills.pop();
      return outcome;
    },
  ],
  [
    'addCartLine',
    'takes the goods from stock already',
    'nothing comes from nowhere',
    ({ world }, _, outcome) => {
      const sku = [...world.products.values()].flatMap(({ skus }) => skus).find(({ stock }) => stock > 0);
      if (done(outcome) && sku) sku.stock -= 1;
      return outcome;
    },
  ],
  [
    'getOrder',
    'finds everybody’s orders',
    'nobody sees what is somebody else’s',
    (sandbox, input, outcome) => {
      if (outcome.kind !== 'refused') return outcome;
      const tokens = [...sandbox.world.customers.values()].map(({ devices }) => devices.at(-1)?.token);
      return tokens.map((token) => dispatch(sandbox, 'getOrder', { ...input, token })).find(done) ?? outcome;
    },
  ],
  [
    'deleteAddress',
    'deletes another customer’s address',
    'nobody changes what is somebody else’s',
    ({ world }, { token }, outcome) => {
      const other = [...world.customers.values()].find(
        ({ addresses, devices }) => addresses.length > 0 && devices.every((device) => device.token !== token),
      );
      if (done(outcome) && other) {
        other.addresses.pop();
        const first = other.addresses[0];
        if (first && other.addresses.every(({ isDefault }) => !isDefault)) first.isDefault = true;
      }
      return outcome;
    },
  ],
  [
    'confirmOrder',
    'skips a status',
    'records only move along their tables',
    ({ world, clock }, _, outcome) => {
      const order = done(outcome) && [...world.orders.values()].find(({ receivedAt }) => receivedAt === clock.now());
      if (order) Object.assign(order, { status: 4, completedAt: clock.now() });
      return outcome;
    },
  ],
  [
    'getBadges',
    'marks news as read',
    'looks, refusals and repeats change nothing',
    ({ world }, { token }, outcome) => {
      const me = [...world.customers.values()].find(({ devices }) => devices.some((device) => device.token === token));
      const unread = me?.notifications.find(({ read }) => !read);
      if (done(outcome) && unread) unread.read = true;
      return outcome;
    },
  ],
  [
    'setLanguage',
    'answers what the contract does not know',
    'answers keep the contract',
    (_, __, outcome) =>
      outcome.kind === 'data' ? { kind: 'refused', name: 'order_not_found', details: null } : outcome,
  ],
  [
    'getUserInfo',
    'tells a wrong balance',
    'reads agree',
    (_, __, outcome) => {
      if (outcome.kind === 'data') Object.assign(outcome.data ?? {}, { balance: '7.77' });
      return outcome;
    },
  ],
];
