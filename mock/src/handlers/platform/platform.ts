import type { Schema } from '@meridian/sdk';
import { t } from '../../world/seed/text.ts';
import { law } from '../../world/texts/law/law.ts';
import type { Text } from '../../world/types.ts';
import type { Call, Handler } from '../handler.ts';
import { isOnline, platformDesk } from '../service/desk.ts';

/** The platform's pages outside the storefront. */
export const outsideLinks = {
  sellerPlatform: 'https://seller.meridian.shop/',
  merchantRegistration: 'https://seller.meridian.shop/register',
  cardProvider: 'https://cards.meridian.shop/',
};

const all = t('All', '全部');

/** The order filter (specification 3 and 4): what the tabs are called, and the `status` that listOrders takes. */
const orderFilter: readonly (readonly [Schema<'OrderFilterOption'>['value'], Text])[] = [
  ['all', all],
  ['0', t('Waiting for payment', '待付款')],
  ['1', t('Waiting for delivery', '待发货')],
  ['2', t('Shipped', '已发货')],
  ['3', t('Received', '已收货')],
  ['4', t('Completed', '已完成')],
  ['-1', t('Cancelled', '已取消')],
  ['-2', t('Refunding', '退款中')],
  ['-3', t('Refunded', '已退款')],
  ['-4', t('In after-sale', '售后中')],
];

/** The withdrawal filter (specification 4), in the specification's order. */
const withdrawalFilter: readonly (readonly [Schema<'WithdrawalFilterOption'>['value'], Text])[] = [
  ['all', all],
  ['2', t('Refused', '已拒绝')],
  ['0', t('Auditing', '审核中')],
  ['1', t('Passed', '已通过')],
];

export const getConfig: Handler<'getConfig'> = (call) => {
  const desk = platformDesk(call.world);
  return {
    seller_platform_url: outsideLinks.sellerPlatform,
    merchant_registration_url: outsideLinks.merchantRegistration,
    card_provider_url: outsideLinks.cardProvider,
    service_hours: call.text(desk.hoursText),
    service_online: isOnline(desk, call.now),
    min_client_version: '0.1.0',
    currency: 'USD',
    order_filter: named(call, orderFilter),
    withdrawal_filter: named(call, withdrawalFilter),
  };
};

const named = <Value>({ text }: Pick<Call<'getConfig'>, 'text'>, filter: readonly (readonly [Value, Text])[]) =>
  filter.map(([value, name]) => ({ name: text(name), value }));

export const getLaw: Handler<'getLaw'> = ({ text }) => ({
  list: law.map(({ id, code, title, versionDate, blocks }) => ({
    id,
    code,
    title: text(title),
    version_date: versionDate,
    html: blocks.map((block) => text(block)).join(' '),
  })),
});
