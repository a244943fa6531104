import { fromCents } from '@meridian/sdk/rules';
import { fillText } from '../../text.ts';
import { DATA } from '../../world/data/data.ts';
import { LIMITS } from '../../world/limits.ts';
import type { Network } from '../../world/seed/networks.ts';
import type { Cents, Customer, Recharge } from '../../world/types.ts';
import type { CallPart, Handler } from '../handler.ts';
import { CARD_FEE, isWithin, type Range } from './limits.ts';

interface Method extends Range {
  readonly method: Recharge['method'];
  readonly minutes: number;
  readonly presets: readonly Cents[];
}

/** The methods of topping up, in display order (contract: RechargeMethod). */
const METHODS: readonly Method[] = [
  {
    method: 'manual',
    min: 1_000,
    max: 1_000_000,
    minutes: LIMITS.transferMinutes,
    presets: [5_000, 10_000, 20_000, 50_000],
  },
  {
    method: 'card',
    min: 1_000,
    max: 200_000,
    minutes: 1,
    presets: [5_000, 10_000, 20_000],
  },
  {
    method: 'onchain',
    min: 1_000,
    max: 1_000_000,
    minutes: 30,
    presets: [],
  },
];

const { rechargeFees, payee } = DATA.wallet;
const ACCOUNT = 'GB29NWBK60161331926819';

/** The reference that a customer writes on a transfer. It is unique to the customer and never changes. */
export const referenceOf = ({ id }: Customer): string => `MRD-${String(id).padStart(6, '0')}`;

type MethodCall = CallPart<'world', 'method_closed' | 'amount_out_of_range'>;

/** A method of topping up. Throws `method_closed` while it is switched off. */
export function openMethod({ world, refuse }: MethodCall, name: Recharge['method']): Method {
  const method = METHODS.find((one) => one.method === name);
  if (!method || world.policy.closedRecharges.includes(name)) throw refuse('method_closed');
  return method;
}

/** The limits of one top-up: the method's, but not below the network's minimum. */
export const rechargeRange = ({ min, max }: Method, network: Network | undefined): Range => ({
  min: Math.max(min, network?.minAmount ?? 0),
  max,
});

/** Throws `amount_out_of_range` outside the limits. */
export function checkRechargeRange({ refuse }: MethodCall, amount: Cents, range: Range): void {
  if (isWithin(amount, range)) return;
  throw refuse('amount_out_of_range', { min: fromCents(range.min), max: fromCents(range.max) });
}

export const listRechargeMethods: Handler<'listRechargeMethods'> = ({ world, customer, text }) => ({
  // A closed method is listed too.
  list: METHODS.map(({ method, min, max, minutes, presets }) => ({
    method,
    enabled: !world.policy.closedRecharges.includes(method),
    min: fromCents(min),
    max: fromCents(max),
    fee_text: text(fillText(rechargeFees[method], CARD_FEE.values)),
    minutes,
    presets: presets.map(fromCents),
    payee:
      method === 'manual'
        ? { bank: text(payee.bank), holder: text(payee.holder), account: ACCOUNT, reference: referenceOf(customer) }
        : null,
  })),
});
