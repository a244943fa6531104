import { fillText } from '../../text.ts';
import { DATA } from '../data/data.ts';
import type { Cents, Notification, Text } from '../types.ts';
import { amountText } from './amount-text.ts';

export type News = Pick<Notification, 'type' | 'title' | 'text' | 'link'>;

interface OrderFacts {
  readonly orderId: number;
  readonly sn: string;
}

interface ParcelFacts extends OrderFacts {
  readonly shop: Text;
  readonly carrier: string;
  readonly number: string;
}

interface ChangeFacts extends OrderFacts {
  readonly caseId: number;
  readonly items: Text;
  readonly time: string;
  readonly amount: Cents;
  readonly goodsReturn: boolean;
}

type Occasion = keyof typeof DATA.notifications;
type Values = Parameters<typeof fillText>[1];

const message = (type: News['type'], link: News['link'], occasion: Occasion, values: Values = {}): News => {
  const { title, text } = DATA.notifications[occasion];
  return { type, title, text: fillText(text, values), link };
};
const system = (link: News['link'], occasion: Occasion, values?: Values) => message('system', link, occasion, values);
const wallet = (link: string, occasion: Occasion, values: Values) => message('wallet', link, occasion, values);
const order = ({ orderId, sn }: OrderFacts, occasion: Occasion, values: Values = {}) =>
  message('order', `/orderInfo/${orderId}`, occasion, { number: sn, ...values });

const money = (amount: Cents) => ({ amount: amountText(amount) });

/** The platform's notifications, by occasion. Amounts are cents. */
export const news = {
  welcome: () => system('/passwords', 'welcome'),
  passwordChanged: () => system('/security', 'passwordChanged'),
  payCodeSet: () => system('/security', 'payCodeSet'),
  payCodeChanged: () => system('/security', 'payCodeChanged'),
  emailChanged: (former: string) => system('/security', 'emailChanged', { former }),
  mobileChanged: (former: string) => system('/security', 'mobileChanged', { former }),
  contactChangeAsked: (contact: string) => system('/security', 'contactChangeAsked', { contact }),
  contactVerified: (contact: string) => system('/security', 'contactVerified', { contact }),
  payeeAdded: (payee: string) => system('/security', 'payeeAdded', { payee }),
  accountClosed: () => system('/security', 'accountClosed'),
  accountReopened: () => system('/security', 'accountReopened'),
  /** Only sent out, never a notification. */
  codeSent: (code: string) => system(null, 'codeSent', { code }),

  orderShipped: (facts: ParcelFacts) =>
    order(facts, 'orderShipped', { shop: facts.shop, carrier: facts.carrier, parcel: facts.number }),
  orderArrived: (facts: OrderFacts) => order(facts, 'orderArrived'),
  orderUnpaid: (facts: OrderFacts) => order(facts, 'orderUnpaid'),
  refundAccepted: (facts: OrderFacts & { readonly goodsReturn: boolean }) =>
    order(facts, facts.goodsReturn ? 'refundAcceptedForReturn' : 'refundAccepted'),
  refundRefused: (facts: OrderFacts & { readonly reason: Text }) =>
    order(facts, 'refundRefused', { reason: facts.reason }),
  refundPaid: (facts: OrderFacts & { readonly amount: Cents }) => order(facts, 'refundPaid', money(facts.amount)),

  mindChanged: ({ goodsReturn, caseId, sn: number, items, time, amount }: ChangeFacts) =>
    system(`/refund?case=${caseId}`, goodsReturn ? 'mindChangedForReturn' : 'mindChanged', {
      number,
      items,
      time,
      ...money(amount),
    }),

  rechargePassed: (arrival: Cents) => wallet('/topUpRecord', 'rechargePassed', money(arrival)),
  rechargeRefused: (amount: Cents, reason: Text) =>
    wallet('/topUpRecord', 'rechargeRefused', { ...money(amount), reason }),
  withdrawalPassed: (arrival: Cents) => wallet('/depositRecord', 'withdrawalPassed', money(arrival)),
  withdrawalRefused: (amount: Cents, reason: Text) =>
    wallet('/depositRecord', 'withdrawalRefused', { ...money(amount), reason }),

  reportAnswered: (report: { readonly id: number; readonly product: Text }) => system(null, 'reportAnswered', report),
};
