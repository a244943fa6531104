import { msg } from '@lingui/core/macro';
import { plainDigits } from '@meridian/sdk/rules';
import * as v from 'valibot';
import { requiredText, translated } from '../../form/rules.ts';

/** The contract's limits of shipRefund. */
const MAX_CARRIER = 80;
const NUMBER_PATTERN = /^[A-Za-z0-9-]{4,40}$/;

/** The parcel that takes the goods back. Gaps in the number are how it is printed; those of any script are digits. */
export const ShipFormSchema = v.object({
  carrier: requiredText(msg`Enter the carrier`, MAX_CARRIER),
  number: v.pipe(
    v.string(),
    v.transform((typed) => plainDigits(typed).replace(/\s/g, '')),
    v.nonEmpty(translated(msg`Enter the tracking number`)),
    v.check((number) => NUMBER_PATTERN.test(number), translated(msg`Enter 4 to 40 letters, digits or hyphens`)),
  ),
});

export type ShipValues = v.InferInput<typeof ShipFormSchema>;
export type Parcel = v.InferOutput<typeof ShipFormSchema>;
