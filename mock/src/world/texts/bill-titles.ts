import { fillText } from '../../text.ts';
import { DATA } from '../data/data.ts';
import type { Text } from '../types.ts';

const titled = (template: Text) => (sn: string) => fillText(template, { number: sn });

const { bills } = DATA;

/** The title of a bill: kind and number of its record, for example `Order M2611190312`. */
export const billTitle = {
  order: titled(bills.order),
  refund: titled(bills.refund),
  recharge: titled(bills.recharge),
  withdrawal: titled(bills.withdrawal),
} as const;
