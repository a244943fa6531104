import * as v from 'valibot';
import { amountRule, atLeast, isEnough } from '../../../entities/wallet/amount-rule.ts';
import { quoteDirections } from '../../../entities/wallet/use-quote.ts';

/** The types of the form's values without its rules, to validate a draft. They contain no card data. */
export const CardDraft = v.object({ sum: v.string(), direction: v.picklist(quoteDirections) });

export type CardValues = v.InferOutput<typeof CardDraft>;

/** The rules of a top-up by card, with the method's limits. */
export const cardFormSchema = ({ min, max }: { min: string; max: string }) =>
  v.pipe(
    v.object({ sum: amountRule({ max }), direction: v.picklist(quoteDirections) }),
    v.forward(
      v.partialCheck([['sum'], ['direction']], isEnough(min), () => atLeast(min)),
      ['sum'],
    ),
  );
