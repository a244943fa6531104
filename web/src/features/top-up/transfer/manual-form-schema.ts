import { ManualRechargeSchema } from '@meridian/sdk/schemas';
import * as v from 'valibot';
import { amountRule, atLeast, isEnough } from '../../../entities/wallet/amount-rule.ts';
import { quoteDirections } from '../../../entities/wallet/use-quote.ts';
import { optionalText } from '../../../form/rules.ts';
import { evidenceRule } from '../evidence-rule.ts';

/** The types of the form's values without its rules, to validate a draft. */
export const ManualDraft = v.object({
  sum: v.string(),
  direction: v.picklist(quoteDirections),
  reference: v.string(),
  pictures: v.number(),
});

export type ManualValues = v.InferOutput<typeof ManualDraft>;

/** The rules of a reported transfer (R5.06), with the method's limits. */
export const manualFormSchema = ({ min, max }: { min: string; max: string }) =>
  v.pipe(
    v.object({
      sum: amountRule({ max }),
      direction: v.picklist(quoteDirections),
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
