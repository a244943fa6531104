import * as v from 'valibot';
import { optional } from '../../navigation/search-params.ts';

export const billDirections = ['in', 'out'] as const;
export const billTypes = ['order', 'refund', 'recharge', 'withdrawal', 'fee', 'adjustment'] as const;

/** A calendar day, `2026-11-20`. */
const Day = v.pipe(v.string(), v.isoDate());

/** The search parameters that filter the bills. Without any, all bills are shown, newest first. */
export const billSearch = {
  direction: optional(v.picklist(billDirections)),
  type: optional(v.picklist(billTypes)),
  /** The first and the last day, both included, in the device's time zone. */
  from: optional(Day),
  to: optional(Day),
};

const BillSearch = v.object(billSearch);

export type BillFilter = v.InferOutput<typeof BillSearch>;

export const noBillFilter: BillFilter = { direction: undefined, type: undefined, from: undefined, to: undefined };
