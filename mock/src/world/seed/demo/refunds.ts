import { fromCents } from '@meridian/sdk/rules';
import { fillText } from '../../../text.ts';
import { DATA } from '../../data/data.ts';

import { privatePicture } from '../../pictures.ts';
import type { Customer, World } from '../../types.ts';

type At = (date: string) => number;

/** Adds the three refund cases of the contract's example world, oldest first: refunded, returning, applied. */
export const addDemoRefunds = (world: World, customer: Customer, at: At): void => {
  for (const { log, parcel, nextAt, createdAt, proofs, items, ...data } of DATA['demo/refunds']) {
    const values = { amount: fromCents(data.amount), carrier: parcel?.carrier ?? '', number: parcel?.number ?? '' };
    world.refunds.set(data.id, {
      ...data,
      customerId: customer.id,
      items: items.map((item) => ({ ...item })),
      proofs: proofs.map(privatePicture),
      refuseReason: null,
      parcel: parcel && { ...parcel, sentAt: at(parcel.sentAt) },
      log: log.map(({ at: date, by, event }) => ({
        at: at(date),
        by,
        text: fillText(DATA.refunds.log[event], values),
      })),
      nextAt: nextAt === null ? null : at(nextAt),
      createdAt: at(createdAt),
    });
  }
};
