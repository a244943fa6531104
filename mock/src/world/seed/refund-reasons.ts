import { DATA } from '../data/data.ts';

/** Why a customer may ask for money back, and for which types of refund each reason counts. */
export const REFUND_REASONS = Object.values(DATA.refunds.reasons);
