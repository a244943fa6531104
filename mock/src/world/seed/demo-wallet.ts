import { billTitle } from '../bill-titles.ts';
import { post } from '../ledger.ts';
import { picture } from '../pictures.ts';
import type { Customer, Recharge, Withdrawal, World } from '../types.ts';
import { orderSums } from '../views/orders.ts';
import { t } from './text.ts';

type At = (date: string) => number;

const TRC20 = 'TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW';
const RECEIPT = picture('1f9fe');

const recharges = (at: At): Recharge[] => {
  const common = {
    network: null,
    address: null,
    fee: 0,
    evidence: RECEIPT,
    reference: null,
    refuseReason: null,
    auditAt: null,
  };
  const onchain = { ...common, method: 'onchain', network: 'TRC20-USDT', address: TRC20, fee: 100 } as const;
  return [
    {
      ...common,
      id: 6001,
      sn: 'T2610150011',
      method: 'manual',
      amount: 150_000,
      reference: 'MRD-000001',
      status: 1,
      createdAt: at('2026-10-15T08:30:00Z'),
      auditedAt: at('2026-10-15T09:00:00Z'),
    },
    {
      ...onchain,
      id: 6002,
      sn: 'T2611160008',
      amount: 50_100,
      status: 1,
      createdAt: at('2026-11-16T08:30:00Z'),
      auditedAt: at('2026-11-16T09:20:00Z'),
    },
    {
      ...common,
      id: 6003,
      sn: 'T2611200021',
      method: 'manual',
      amount: 20_000,
      reference: 'MRD-000001',
      status: 0,
      createdAt: at('2026-11-20T08:00:00Z'),
      auditedAt: null,
      auditAt: at('2026-11-20T12:00:00Z'),
    },
    {
      ...onchain,
      id: 6004,
      sn: 'T2611200032',
      amount: 10_000,
      status: 2,
      refuseReason: t('The transfer was not found on the network', '网络上未找到该笔转账'),
      createdAt: at('2026-11-20T08:30:00Z'),
      auditedAt: at('2026-11-20T09:20:00Z'),
    },
  ];
};

const CARD = { bankCardNumber: '6210984402932093', bankName: 'Japan Post Bank', cardHolder: 'Mei Tanaka' } as const;
const OTHER_CARD = { bankCardNumber: '4205118830094417', bankName: 'Bank of Kyoto', cardHolder: 'M Tanaka' } as const;
const NO_CARD = { bankCardNumber: null, bankName: null, cardHolder: null } as const;
const CHAIN = { network: 'TRC20-USDT', address: 'TGgHSR6kXNBszRUEHw51biwpQx9cZ4tzgX' } as const;
const NO_CHAIN = { network: null, address: null } as const;

const withdrawals = (at: At): Withdrawal[] => [
  {
    ...CARD,
    ...NO_CHAIN,
    id: 6101,
    sn: 'W2611170006',
    type: 'bank',
    amount: 6_270,
    fee: 100,
    status: 1,
    refuseReason: null,
    createdAt: at('2026-11-17T09:10:00Z'),
    auditedAt: at('2026-11-18T01:30:00Z'),
    auditAt: null,
  },
  {
    ...NO_CARD,
    ...CHAIN,
    id: 6102,
    sn: 'W2611200014',
    type: 'onchain',
    amount: 5_000,
    fee: 100,
    status: 0,
    refuseReason: null,
    createdAt: at('2026-11-20T07:30:00Z'),
    auditedAt: null,
    auditAt: at('2026-11-21T03:00:00Z'),
  },
  {
    ...OTHER_CARD,
    ...NO_CHAIN,
    id: 6103,
    sn: 'W2611200019',
    type: 'bank',
    amount: 30_000,
    fee: 450,
    status: 2,
    refuseReason: t('The name on the card differs from the account', '持卡人姓名与账户不符'),
    createdAt: at('2026-11-20T08:10:00Z'),
    auditedAt: at('2026-11-20T09:05:00Z'),
    auditAt: null,
  },
];

/** Adds top-ups, withdrawals and payees of the contract's example world, and the eleven bills that come to 1240.00. */
export const addNamedWallet = (world: World, customer: Customer, at: At): void => {
  const order = (id: number) => {
    const one = world.orders.get(id);
    if (!one?.paidAt) throw new Error(`Order ${id} has not been paid`);
    const amount = -orderSums(one).total;
    post(world, customer, {
      type: 'order',
      title: billTitle.order(one.sn),
      amount,
      createdAt: one.paidAt,
      source: { kind: 'order', id },
    });
  };
  const recharge = ({ id, sn, amount, fee, auditedAt }: Recharge) => {
    post(world, customer, {
      type: 'recharge',
      title: billTitle.recharge(sn),
      amount: amount - fee,
      createdAt: auditedAt ?? 0,
      source: { kind: 'recharge', id },
    });
  };
  const [first, second, ...later] = recharges(at);
  const [passed, ...open] = withdrawals(at);
  const refund = world.refunds.get(8002);
  if (!first || !second || !passed || !refund) throw new Error('The example world is incomplete');

  customer.recharges.push(first);
  recharge(first);
  order(9008);
  post(world, customer, {
    type: 'refund',
    title: billTitle.refund(refund.sn),
    amount: refund.amount,
    createdAt: at('2026-10-26T02:00:00Z'),
    source: { kind: 'refund', id: refund.id },
  });
  for (const id of [9004, 9005, 9007, 9009, 9003]) order(id);
  customer.recharges.push(second);
  recharge(second);
  customer.withdrawals.push(passed);
  post(world, customer, {
    type: 'withdrawal',
    title: billTitle.withdrawal(passed.sn),
    amount: -passed.amount,
    createdAt: passed.auditedAt ?? 0,
    source: { kind: 'withdrawal', id: passed.id },
  });
  order(9002);
  customer.recharges.push(...later);
  customer.withdrawals.push(...open);
  customer.payees.push(
    { id: 6301, type: 'bank', ...CARD, ...NO_CHAIN, lastUsedAt: at('2026-11-17T09:10:00Z') },
    { id: 6302, type: 'onchain', ...NO_CARD, ...CHAIN, lastUsedAt: at('2026-11-20T07:30:00Z') },
  );
};
