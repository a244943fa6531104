import { isRecord } from '../../../../shared/json.ts';
import type { Finding } from '../../finding.ts';
import { agreement, type NamedObject } from '../agreement.ts';
import type { EnvelopeContext } from '../check-context.ts';
import { cents } from './cents.ts';

/** Checks the bounds of refunds and of promo code discounts. */
export function refundBounds(context: EnvelopeContext): Finding[] {
  return agreement(context, 'money-sum', tooMuch);
}

function tooMuch({ name, value }: NamedObject) {
  if (name === 'OrderQuote' && isRecord(value['promo'])) {
    const { discount } = value['promo'];
    const same = discount === value['discount'];
    return same ? [] : [{ field: 'discount', expected: String(discount), rule: 'is not the promo code’s discount' }];
  }
  if (name !== 'Order' && name !== 'OrderCard') return undefined;
  const [paidBack, whole] = [cents(value['refunded_amount']), cents(value['total_amount'])];
  if (paidBack === undefined || whole === undefined || paidBack <= whole) return [];
  return [{ field: 'refunded_amount', expected: `at most ${value['total_amount']}`, rule: 'is more than the total' }];
}
