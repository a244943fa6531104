import * as v from 'valibot';
import { amountRule, atLeast, isEnough } from '../../../entities/wallet/amount-rule.ts';
import { quoteDirections } from '../../../entities/wallet/use-quote.ts';

/** The kind of each value of the form, without its rules: that of a draft. No card data is among them. */
export const CardDraft = v.object({ sum: v.string(), direction: v.picklist(quoteDirections) });

export type CardValues = v.InferOutput<typeof CardDraft>;

/** The rules of a top-up by card, with the limits of the method. */
export const cardFormSchema = ({ min, max }: { min: string; max: string }) =>
  v.pipe(
    v.object({ sum: amountRule({ max }), direction: v.picklist(quoteDirections) }),
    v.forward(
      v.partialCheck([['sum'], ['direction']], isEnough(min), () => atLeast(min)),
      ['sum'],
    ),
  );
