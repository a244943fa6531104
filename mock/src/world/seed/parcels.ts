import { DAY, HOUR } from '../clock.ts';
import type { Instant, LogisticsEvent, Shop, Text } from '../types.ts';
import { t } from './text.ts';

export const EVENT = {
  shipped: t('Shipped by the shop', '商家已发货'),
  taken: t('Taken over by the carrier', '承运商已揽收'),
  sorted: t('Arrived at the sorting centre', '已到达分拣中心'),
  left: t('Left the sorting centre', '已离开分拣中心'),
  office: t('Arrived at the delivery office', '已到达派送网点'),
  delivered: t('Delivered', '已签收'),
} as const;

const TOKYO = t('Tokyo', '东京');
const KYOTO = t('Kyoto', '京都');

/** The way of a parcel to Kyoto, oldest first; delivered where that time is given. */
export const wayToKyoto = (shop: Shop, shippedAt: Instant, deliveredAt: Instant): LogisticsEvent[] => {
  const place: Text = shop.dispatch.from;
  const span = deliveredAt - shippedAt;
  return [
    { at: shippedAt, place: null, text: EVENT.shipped },
    { at: shippedAt + 4 * HOUR, place, text: EVENT.taken },
    { at: shippedAt + Math.floor(span * 0.5), place: TOKYO, text: EVENT.sorted },
    { at: shippedAt + Math.floor(span * 0.7), place: TOKYO, text: EVENT.left },
    { at: deliveredAt - Math.min(6 * HOUR, DAY / 8), place: KYOTO, text: EVENT.office },
    { at: deliveredAt, place: KYOTO, text: EVENT.delivered },
  ];
};

export { KYOTO, TOKYO };
