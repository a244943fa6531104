import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { compareMoney, parseMoneyInput } from '@meridian/sdk/rules';
import { Field } from '../../form/field.tsx';
import type { Form } from '../../form/use-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { type MoneyRow, MoneyRows } from '../../ui/money-rows.tsx';
import type { RefundValues } from './refund-form-schema.ts';

interface AmountFieldProps {
  form: Form<RefundValues>;
  /** The quote for the current choices; undefined until enough is chosen. */
  quote: Schema<'RefundQuote'> | undefined;
  freight: string;
}

/** The field of the amount, with the maximum and its parts. */
export function AmountField({ form, quote, freight }: AmountFieldProps) {
  const { money } = useFormats();
  return (
    <div className="flex flex-col gap-3">
      <Field
        form={form}
        name="amount"
        label={<Trans>Amount in dollars</Trans>}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        dir="ltr"
        help={quote && <Consequence quote={quote} typed={form.watch('amount')} />}
      />
      {quote !== undefined && (
        <div className="rounded-card bg-card p-4">
          <MoneyRows rows={rowsOf(quote)} />
          {isPositive(freight) && !isPositive(quote.freight) && (
            <p className="mt-2.5 text-12 text-ink-2">
              <Trans>
                The shipping of {money(freight)} is included only if nothing has arrived and the whole order is
                refunded.
              </Trans>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

const isPositive = (amount: string) => compareMoney(amount, '0.00') > 0;

/** The parts of the maximum, with the server's figures. */
function rowsOf({ goods, discount, freight, max_amount }: Schema<'RefundQuote'>): MoneyRow[] {
  return [
    { key: 'goods', label: <Trans>Price of the items</Trans>, amount: goods },
    ...(isPositive(discount)
      ? [{ key: 'discount', label: <Trans>Share of the discount</Trans>, amount: discount, sign: '-' as const }]
      : []),
    ...(isPositive(freight) ? [{ key: 'freight', label: <Trans>Shipping</Trans>, amount: freight }] : []),
    { key: 'max', label: <Trans>Maximum</Trans>, amount: max_amount, isTotal: true },
  ];
}

/** What the amount means for pieces that are not shipped yet. Null for other pieces. */
function Consequence({ quote: { cancels_items, max_amount }, typed }: { quote: Schema<'RefundQuote'>; typed: string }) {
  const amount = parseMoneyInput(typed);
  if (!cancels_items || amount === undefined || compareMoney(amount, max_amount) > 0) return null;
  return compareMoney(amount, max_amount) === 0 ? (
    <Trans>If you request the full amount, these items are not shipped.</Trans>
  ) : (
    <Trans>If you request less than the full amount, these items are still shipped.</Trans>
  );
}
