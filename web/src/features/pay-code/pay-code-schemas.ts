import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { bare } from '../../form/normalize-input.ts';
import { codeDigits, payCode } from '../../form/pay-code.ts';
import { translated } from '../../form/rules.ts';

/** Converts digits of other scripts and full-width digits, and removes gaps. Leaves any other text as typed. */
const asDigits = (typed: string): string => {
  const plain = bare(typed);
  return /^[0-9\s-]*$/.test(plain) ? codeDigits(plain) : typed;
};

const typedCode = (emptyMessage: ReturnType<typeof msg>) =>
  v.pipe(v.string(), v.nonEmpty(translated(emptyMessage)), v.transform(asDigits), payCode);

/** The fields of the form, whose two new codes must be the same. */
const formWith = (old_pay_code: v.GenericSchema<string>) =>
  v.pipe(
    v.object({
      old_pay_code,
      pay_code: typedCode(msg`Enter a new payment code`),
      confirmation: v.pipe(
        v.string(),
        v.nonEmpty(translated(msg`Enter the new payment code again`)),
        v.transform(asDigits),
      ),
    }),
    v.forward(
      v.check(
        // An empty confirmation has its own message.
        ({ pay_code, confirmation }) => confirmation === '' || pay_code === confirmation,
        translated(msg`Payment codes do not match`),
      ),
      ['confirmation'],
    ),
  );

/** R5.04: sets the first payment code, or replaces a forgotten one. A step-up takes the place of the old code. */
export const NewPayCodeSchema = v.pipe(
  formWith(v.string()),
  v.transform(({ pay_code }) => ({ pay_code })),
);

/** R5.04: changes the payment code with the old one. */
export const ChangePayCodeSchema = v.pipe(
  formWith(typedCode(msg`Enter your current payment code`)),
  v.forward(
    v.check(
      ({ old_pay_code, pay_code }) => old_pay_code !== pay_code,
      translated(msg`The new payment code must differ from the current one`),
    ),
    ['pay_code'],
  ),
  v.transform(({ old_pay_code, pay_code }) => ({ old_pay_code, pay_code })),
);
