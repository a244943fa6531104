import type { Schema } from '@meridian/sdk';
import { AUDIT_STATUS, ORDER_STATUS } from '@meridian/sdk/rules';
import { DAY } from '../../world/clock.ts';
import { DATA } from '../../world/data/data.ts';
import { law, TERMS_VERSION } from '../../world/texts/law.ts';
import type { Instant, Text } from '../../world/types.ts';
import type { Call, Handler } from '../handler.ts';

const outsideLinks = {
  sellerPlatform: 'https://seller.meridian.shop/',
  merchantRegistration: 'https://seller.meridian.shop/register',
};

const { filter } = DATA.orders;

/** The order filter (R3.11): the names of the tabs, and the `status` values of listOrders. */
const orderFilter: readonly (readonly [Schema<'OrderFilterOption'>['value'], Text])[] = [
  ['all', filter.all],
  [`${ORDER_STATUS.waiting_pay}`, filter.waitingForPayment],
  [`${ORDER_STATUS.waiting_deliver}`, filter.waitingForDelivery],
  [`${ORDER_STATUS.delivered}`, filter.shipped],
  [`${ORDER_STATUS.received}`, filter.received],
  [`${ORDER_STATUS.completed}`, filter.completed],
  [`${ORDER_STATUS.cancelled}`, filter.cancelled],
  [`${ORDER_STATUS.refunding}`, filter.refunding],
  [`${ORDER_STATUS.refunded}`, filter.refunded],
  [`${ORDER_STATUS.in_after_sale}`, filter.afterSale],
];

const { all, refused, auditing, passed, cancelled } = DATA.wallet.withdrawalFilter;

/** The withdrawal filter (R3.11, R4.03), plus cancelled withdrawals. */
const withdrawalFilter: readonly (readonly [Schema<'WithdrawalFilterOption'>['value'], Text])[] = [
  ['all', all],
  [`${AUDIT_STATUS.refused}`, refused],
  [`${AUDIT_STATUS.auditing}`, auditing],
  [`${AUDIT_STATUS.passed}`, passed],
  [`${AUDIT_STATUS.cancelled}`, cancelled],
];

const exchangeRates = Object.entries(DATA['exchange-rates']).map(([currency, per_dollar]) => ({
  currency,
  per_dollar,
}));

export const getConfig: Handler<'getConfig'> = (call) => ({
  seller_platform_url: outsideLinks.sellerPlatform,
  merchant_registration_url: outsideLinks.merchantRegistration,
  terms_version: TERMS_VERSION,
  currency: 'USD',
  order_filter: named(call, orderFilter),
  withdrawal_filter: named(call, withdrawalFilter),
  product_safety_shown: true,
  duties_shown: true,
  change_of_mind_shown: true,
  official_notice: call.text(DATA['product-safety'].officialNotice),
  exchange_rates: { date: utcDay(call.now - DAY), rates: exchangeRates },
});

/** The day of an instant in UTC: `2026-11-20`. */
const utcDay = (at: Instant) => new Date(at).toISOString().slice(0, 10);

const named = <Value>({ text }: Pick<Call<'getConfig'>, 'text'>, options: readonly (readonly [Value, Text])[]) =>
  options.map(([value, name]) => ({ name: text(name), value }));

export const getLaw: Handler<'getLaw'> = ({ text }) => ({
  list: law.map(({ code, title, versionDate, blocks }) => ({
    key: code,
    title: text(title),
    version_date: versionDate,
    html: blocks.map((block) => text(block)).join(' '),
  })),
});
