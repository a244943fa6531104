import { fromCents } from '@meridian/sdk/rules';
import { DATA } from '../../world/data/data.ts';
import type { Cents, Customer, Recharge } from '../../world/types.ts';
import type { Handler } from '../handler.ts';
import { outsideLinks } from '../platform/platform.ts';
import type { Range } from './limits.ts';

interface Method extends Range {
  readonly method: Recharge['method'];
  /** A closed method is listed all the same. */
  readonly enabled: boolean;
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
    minutes: 120,
    presets: [5_000, 10_000, 20_000, 50_000],
  },
  {
    method: 'card',
    enabled: true,
    min: 1_000,
    max: 200_000,
    minutes: 1,
    presets: [5_000, 10_000, 20_000],
  },
  {
    method: 'onchain',
    enabled: true,
    min: 1_000,
    max: 1_000_000,
    minutes: 30,
    presets: [],
  },
];

const { rechargeFees, payee } = DATA.wallet;
const ACCOUNT = 'GB29NWBK60161331926819';

/** What a customer writes as a transfer's reference; their own, it never changes. */
export const referenceOf = ({ id }: Customer): string => `MRD-${String(id).padStart(6, '0')}`;

/** The limits of one top-up by a method, in cents; undefined while the method is closed. */
export const rangeOf = (method: Recharge['method']): Range | undefined =>
  METHODS.find((one) => one.method === method && one.enabled);

export const listRechargeMethods: Handler<'listRechargeMethods'> = ({ customer, text }) => ({
  list: METHODS.map(({ method, enabled, min, max, minutes, presets }) => ({
    method,
    enabled,
    min: fromCents(min),
    max: fromCents(max),
    fee_text: text(rechargeFees[method]),
    minutes,
    presets: presets.map(fromCents),
    payee:
      method === 'manual'
        ? { bank: text(payee.bank), holder: text(payee.holder), account: ACCOUNT, reference: referenceOf(customer) }
        : null,
    provider_url: method === 'card' ? outsideLinks.cardProvider : null,
  })),
});
