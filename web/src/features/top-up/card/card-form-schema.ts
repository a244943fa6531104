import * as v from 'valibot';
import { atLeast } from '../../../entities/wallet/amount-rule.ts';
import { isEnough, type Limits, sumFields } from '../top-up-schema.ts';

/** The rules of a top-up by card. The form has no card data. */
export const cardFormSchema = ({ min, max }: Limits) =>
  v.pipe(
    v.object(sumFields(max)),
    v.forward(
      v.partialCheck([['sum'], ['direction']], isEnough(min), () => atLeast(min)),
      ['sum'],
    ),
  );
