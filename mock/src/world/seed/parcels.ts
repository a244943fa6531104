import { DAY, HOUR } from '../clock.ts';
import { DATA } from '../data/data.ts';
import type { Instant, LogisticsEvent, Shop, Text } from '../types.ts';

export const EVENT = DATA.parcels.events;

const { kyoto, tokyo } = DATA.parcels.places;

/** A parcel's events on the way to Kyoto, oldest first; the last one at the time of delivery. */
export const wayToKyoto = (shop: Shop, shippedAt: Instant, deliveredAt: Instant): LogisticsEvent[] => {
  const place: Text = shop.dispatch.from;
  const span = deliveredAt - shippedAt;
  return [
    { at: shippedAt, place: null, text: EVENT.shipped },
    { at: shippedAt + 4 * HOUR, place, text: EVENT.taken },
    { at: shippedAt + Math.floor(span * 0.5), place: tokyo, text: EVENT.sorted },
    { at: shippedAt + Math.floor(span * 0.7), place: tokyo, text: EVENT.left },
    { at: deliveredAt - Math.min(6 * HOUR, DAY / 8), place: kyoto, text: EVENT.office },
    { at: deliveredAt, place: kyoto, text: EVENT.delivered },
  ];
};
