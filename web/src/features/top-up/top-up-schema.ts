import { msg } from '@lingui/core/macro';
import { quoteDirections } from '@meridian/sdk/flows';
import { compareMoney } from '@meridian/sdk/rules';
import * as v from 'valibot';
import { positiveAmount } from '../../entities/wallet/amount-rule.ts';
import { translated } from '../../form/rules.ts';
import type { TypedSum } from './top-up-search.ts';

/** The limits of a method, and of the network if there is one, in dollars. */
export interface Limits {
  min: string;
  max: string;
}

/** The fields of every top-up form: the sum as typed, and whether it is what is paid or what arrives. */
export const sumFields = (max: string) => ({
  sum: positiveAmount(max),
  direction: v.picklist(quoteDirections),
});

/**
 * Whether a sum reaches the minimum. A sum to arrive always does: the customer pays more than that, and the server's
 * quote says how much.
 */
export const isEnough =
  (min: string) =>
  ({ sum, direction }: TypedSum): boolean =>
    direction === 'arrival' || compareMoney(sum, min) >= 0;

/** R5.06: evidence is required. It is a single picture, counted here and uploaded separately from the form. */
export const evidenceRule = v.pipe(v.number(), v.minValue(1, translated(msg`Add a picture of the transfer`)));
