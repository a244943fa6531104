import { ManualRechargeSchema } from '@meridian/sdk/schemas';
import * as v from 'valibot';
import { atLeast } from '../../../entities/wallet/amount-rule.ts';
import { optionalText } from '../../../form/rules.ts';
import { evidenceRule, isEnough, type Limits, sumFields } from '../top-up-schema.ts';

/** The rules of a reported transfer (R5.06), with the method's limits. */
export const manualFormSchema = ({ min, max }: Limits) =>
  v.pipe(
    v.object({
      ...sumFields(max),
      reference: optionalText(ManualRechargeSchema.entries.reference.wrapped),
      pictures: evidenceRule,
    }),
    v.forward(
      v.partialCheck([['sum'], ['direction']], isEnough(min), () => atLeast(min)),
      ['sum'],
    ),
    // An empty reference is not sent: the transfer then has the customer's own one.
    v.transform(({ sum, reference }) => ({ sum, ...(reference !== '' && { reference }) })),
  );
