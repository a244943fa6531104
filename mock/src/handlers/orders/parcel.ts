import { shopOf } from '../../serializers/shop.ts';
import { DAY, HOUR } from '../../world/clock.ts';
import { EVENT } from '../../world/seed/parcels.ts';
import type { Instant, LogisticsEvent, Order, Shop, Text, World } from '../../world/types.ts';
import { deliveryDays } from '../../world/views/delivery-days.ts';

type Parcel = NonNullable<Order['parcel']>;

/** All parcels of an order, newest first. */
export const parcelsOf = ({ parcel, earlierParcels = [] }: Order): Parcel[] =>
  parcel === null ? [] : [parcel, ...earlierParcels];

interface Stage {
  readonly text: Text;
  /** The progress from the shop to the door, from 0 to 1. */
  readonly way: number;
  readonly where: 'shop' | 'customer' | null;
}

/** The stages of every parcel. Compared by their English words: a copied world has copies of these texts. */
const STAGES: readonly Stage[] = [
  { text: EVENT.shipped, way: 0, where: null },
  { text: EVENT.taken, way: 0, where: 'shop' },
  { text: EVENT.sorted, way: 0.4, where: 'shop' },
  { text: EVENT.left, way: 0.6, where: 'shop' },
  { text: EVENT.office, way: 0.9, where: 'customer' },
  { text: EVENT.delivered, way: 1, where: 'customer' },
];

const stages = new Map(STAGES.map(({ text }, index) => [text.en, index]));

const stageOf = (event: LogisticsEvent | undefined): number => (event && stages.get(event.text.en)) ?? -1;

export const isDelivered = ({ events }: Parcel): boolean => stageOf(events.at(-1)) === STAGES.length - 1;

/** The shop's own event comes at once; the carrier collects the parcel a little later. */
const TAKEN_OVER_AFTER = 4 * HOUR;

/** When the carrier's next event happens; null if the parcel has arrived or was never handed over. */
export function nextEventAt(world: World, order: Order): Instant | null {
  const { parcel } = order;
  if (parcel?.nextAt !== undefined) return parcel.nextAt;
  return parcel && nextEventTime(world, order, parcel);
}

/** A parcel arrives before its order counts as received by itself. */
export const LONGEST_WAY = 9 * DAY;

function nextEventTime(world: World, order: Order, { events }: Parcel): Instant | null {
  const { paidAt, shippedAt, address } = order;
  const last = events.at(-1);
  const stage = stageOf(last) + 1;
  const next = STAGES[stage];
  if (!next || paidAt === null || shippedAt === null) return null;
  // Half a day before the end of the shop's promise, which counts from the payment; and before the automatic receipt.
  const promised = paidAt + deliveryDays(shopOf(world, order), address.country).max * DAY - DAY / 2;
  const delivered = Math.min(Math.max(shippedAt + DAY, promised), shippedAt + LONGEST_WAY);
  const planned =
    next.way === 0 ? shippedAt + stage * TAKEN_OVER_AFTER : shippedAt + next.way * (delivered - shippedAt);
  return Math.max(last?.at ?? shippedAt, Math.floor(planned));
}

/** Adds the next event of a parcel; returns whether it was the last one. */
export function addNextEvent(world: World, order: Order, at: Instant): boolean {
  const { parcel } = order;
  const next = STAGES[stageOf(parcel?.events.at(-1)) + 1];
  if (!parcel || !next) return false;
  parcel.events.push({ at, place: placeOf(world, order, next), text: next.text });
  parcel.nextAt = nextEventTime(world, order, parcel);
  return isDelivered(parcel);
}

function placeOf(world: World, order: Order, { where }: Stage): Text | null {
  if (where === 'shop') return world.shops.get(order.shopId)?.dispatch.from ?? null;
  if (where === 'customer') return world.areas.find(({ id }) => id === order.address.areaIds.at(-1))?.name ?? null;
  return null;
}

/** The carriers by the shop's country, with the prefix and length of their parcel numbers. */
const CARRIERS: Readonly<Record<string, readonly [name: string, prefix: string, length: number]>> = {
  CN: ['SF Express', 'SF', 15],
  DE: ['DHL', '00340', 20],
  FR: ['Colissimo', '6A', 13],
  GB: ['Royal Mail', 'RM', 13],
  IT: ['Poste Italiane', 'PI', 13],
  JP: ['Yamato', '4931', 12],
  US: ['UPS', '1Z', 18],
};

/** Hands an order over to the carrier, with the shop's own event. */
export function handOver(world: World, order: Order, { returns }: Shop, items: Parcel['items'], at: Instant): Parcel {
  const [carrier, prefix, length] = CARRIERS[returns.country] ?? ['DHL', '00340', 20];
  // Spread over all digits, so that consecutive orders look different; the same order always gets the same number.
  const digits = String((order.id * 7_368_787) % 100_000_000).padStart(length - prefix.length, '0');
  const events = [{ at, place: null, text: EVENT.shipped }];
  const parcel: Parcel = { carrier, number: prefix + digits, items, events };
  order.shippedAt = at;
  order.parcel = parcel;
  parcel.nextAt = nextEventTime(world, order, parcel);
  return parcel;
}
