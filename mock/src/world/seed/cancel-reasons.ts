import { DATA } from '../data/data.ts';

/** The reasons for cancelling an unpaid order, in display order. */
export const CANCEL_REASONS = Object.values(DATA.orders.customerReasons);
