import { formatCents } from '../../world/money.ts';
import { same, t } from '../../world/seed/text.ts';
import type { Cents, Customer, Recharge, Text } from '../../world/types.ts';
import type { Handler } from '../handler.ts';
import { outsideLinks } from '../platform/platform.ts';
import type { Range } from './limits.ts';

interface Method extends Range {
  readonly method: Recharge['method'];
  /** A closed method is listed all the same. */
  readonly enabled: boolean;
  readonly fee: Text;
  readonly minutes: number;
  readonly presets: readonly Cents[];
}

/** The ways to top up, in the order to show them (contract: RechargeMethod). */
const METHODS: readonly Method[] = [
  {
    method: 'manual',
    enabled: true,
    min: 1_000,
    max: 1_000_000,
    fee: t('No fee', '免手续费'),
    minutes: 120,
    presets: [5_000, 10_000, 20_000, 50_000],
  },
  {
    method: 'card',
    enabled: true,
    min: 1_000,
    max: 200_000,
    fee: t('The card provider names its fee', '手续费由发卡服务商告知'),
    minutes: 1,
    presets: [5_000, 10_000, 20_000],
  },
  {
    method: 'onchain',
    enabled: true,
    min: 1_000,
    max: 1_000_000,
    fee: t("The network's fee, see the network", '网络手续费，以所选网络为准'),
    minutes: 30,
    presets: [],
  },
];

const BANK = { bank: t('Meridian Settlement Bank', 'Meridian 结算银行'), holder: same('Meridian Trading Ltd') };
const ACCOUNT = 'GB29NWBK60161331926819';

/** What a customer writes as a transfer's reference; their own, it never changes. */
export const referenceOf = ({ id }: Customer): string => `MRD-${String(id).padStart(6, '0')}`;

/** The limits of one top-up by a method, in cents; undefined while the method is closed. */
export const rangeOf = (method: Recharge['method']): Range | undefined =>
  METHODS.find((one) => one.method === method && one.enabled);

export const listRechargeMethods: Handler<'listRechargeMethods'> = ({ customer, text }) => ({
  list: METHODS.map(({ method, enabled, min, max, fee, minutes, presets }) => ({
    method,
    enabled,
    min: formatCents(min),
    max: formatCents(max),
    fee_text: text(fee),
    minutes,
    presets: presets.map(formatCents),
    payee:
      method === 'manual'
        ? { bank: text(BANK.bank), holder: text(BANK.holder), account: ACCOUNT, reference: referenceOf(customer) }
        : null,
    provider_url: method === 'card' ? outsideLinks.cardProvider : null,
  })),
});
