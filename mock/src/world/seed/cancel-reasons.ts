import { DATA } from '../data/data.ts';

/** Why a customer may cancel an unpaid order, in the order to show them. */
export const CANCEL_REASONS = Object.values(DATA.orders.customerReasons);
