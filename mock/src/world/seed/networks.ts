import type { Cents, Instant, Text } from '../types.ts';
import { t } from './text.ts';

/** A network that top-ups and withdrawals go over; amounts in cents. */
export interface Network {
  readonly network: 'TRC20-USDT' | 'ERC20-USDT' | 'BTC';
  readonly name: Text;
  readonly coin: string;
  readonly address: string;
  readonly minAmount: Cents;
  readonly fee: Cents;
  readonly confirmations: number;
  readonly minutes: number;
  /** How long before the epoch its address changed, in milliseconds; null when it never did. */
  readonly changedBefore: number | null;
}

/** The networks of decisions: Payment; the addresses are valid in form and belong to nobody. */
export const NETWORKS: readonly Network[] = [
  {
    network: 'TRC20-USDT',
    name: t('Tron (TRC20)', '波场（TRC20）'),
    coin: 'USDT',
    address: 'TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW',
    minAmount: 1_000,
    fee: 100,
    confirmations: 20,
    minutes: 5,
    changedBefore: null,
  },
  {
    network: 'ERC20-USDT',
    name: t('Ethereum (ERC20)', '以太坊（ERC20）'),
    coin: 'USDT',
    address: '0x6830ffe680e15abe6daf0267b88f082c88420d29',
    minAmount: 5_000,
    fee: 500,
    confirmations: 12,
    minutes: 10,
    changedBefore: Date.UTC(2026, 10, 20, 10) - Date.UTC(2026, 10, 12),
  },
  {
    network: 'BTC',
    name: t('Bitcoin', '比特币'),
    coin: 'BTC',
    address: 'bc1qc0w6zcnctg38w07jc7d3x0q988e0g0lyjcmepl',
    minAmount: 5_000,
    fee: 400,
    confirmations: 2,
    minutes: 30,
    changedBefore: null,
  },
];

/** When a network's address last changed, in a world that began at this epoch. */
export const addressChangedAt = ({ changedBefore }: Network, epoch: Instant): Instant | null =>
  changedBefore === null ? null : epoch - changedBefore;

/** Networks that are refused by name (specification 5). */
export const REFUSED_NETWORKS: readonly { readonly name: 'BSC' | 'HECO'; readonly reason: Text }[] = (
  ['BSC', 'HECO'] as const
).map((name) => ({
  name,
  reason: t(
    `Not supported. Coins sent on ${name} do not arrive and cannot be returned`,
    `不支持。通过 ${name} 转出的币无法到账，也无法退回`,
  ),
}));
