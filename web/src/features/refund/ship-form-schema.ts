import { msg } from '@lingui/core/macro';
import { ShipRefundBodySchema } from '@meridian/sdk/schemas';
import * as v from 'valibot';
import { bare } from '../../form/normalize-input.ts';
import { field, trimmed } from '../../form/rules.ts';

const { carrier, number } = ShipRefundBodySchema.entries;

/** The return parcel. Printed tracking numbers have gaps, which are removed; digits of any script are accepted. */
export const ShipFormSchema = v.object({
  carrier: trimmed(carrier, { empty: msg`Enter the carrier` }),
  number: v.pipe(
    v.string(),
    v.transform((typed) => bare(typed).replace(/\s/g, '')),
    field(number, {
      empty: msg`Enter the tracking number`,
      invalid: msg`Enter 4 to 40 letters, digits or hyphens`,
    }),
  ),
});
