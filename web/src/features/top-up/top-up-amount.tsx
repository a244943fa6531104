import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { rechargeQuoteQuery } from '@meridian/sdk/react';
import { parseMoneyInput } from '@meridian/sdk/rules';
import type { ReactNode } from 'react';
import type { FieldPath, FieldPathValue } from 'react-hook-form';
import { QuotedAmountField } from '../../entities/wallet/quoted-amount-field.tsx';
import { type QuoteState, useQuote } from '../../entities/wallet/use-quote.ts';
import type { Form } from '../../form/use-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Chip } from '../../ui/input/chip.tsx';
import type { FirstSum } from './top-up-search.ts';

interface Limits {
  /** Decimal strings in dollars: the limits of the method, and of the network if there is one. */
  min: string;
  max: string;
}

interface QuotedTopUp extends Limits {
  method: Schema<'RechargeMethodName'>;
  network?: string;
  /** Whether to ask for a quote: false while the network is missing. */
  isAsked?: boolean;
}

/** The quote for the current values of a top-up form. */
export function useTopUpQuote(
  { sum: typed, direction }: FirstSum,
  { method, network, min, max, isAsked }: QuotedTopUp,
): QuoteState<Schema<'RechargeQuote'>> {
  return useQuote({
    typed,
    direction,
    range: direction === 'amount' ? { min, max } : { max },
    isAsked,
    query: (sum) => rechargeQuoteQuery({ method, network, ...sum }),
  });
}

interface TopUpAmountProps<Values extends FirstSum> {
  form: Form<Values>;
  limits: Limits;
  quote: QuoteState<Schema<'RechargeQuote'>>;
  /** The label of the amount that the customer spends: "You pay". */
  paid: ReactNode;
  /** The suggested amounts, in dollars. */
  presets?: readonly string[];
}

/** The field of the amount, with its limits and its quote. */
export function TopUpAmount<Values extends FirstSum>({
  form,
  limits: { min, max },
  quote,
  paid,
  presets = [],
}: TopUpAmountProps<Values>) {
  const { money, amount: typedAmount } = useFormats();
  // Every such form has these fields.
  const [sum, direction] = ['sum' as FieldPath<Values>, 'direction' as FieldPath<Values>];
  return (
    <QuotedAmountField
      form={form}
      name={sum}
      directionName={direction}
      label={<Trans context="wallet">Amount in dollars</Trans>}
      quote={quote}
      words={{ amount: paid, arrival: <Trans>You receive</Trans> }}
      help={
        <Trans>
          {money(min)} to {money(max)} per transfer
        </Trans>
      }
      chips={
        <AmountChips
          amounts={presets}
          typed={String(form.watch(sum))}
          onSelect={(amount) =>
            form.setValue(sum, typedAmount(amount) as FieldPathValue<Values, typeof sum>, { shouldValidate: true })
          }
        />
      }
    />
  );
}

interface AmountChipsProps {
  /** Decimal strings with two places, in dollars. An empty list renders nothing. */
  amounts: readonly string[];
  typed: string;
  onSelect: (amount: string) => void;
}

/** Round amounts to choose from. Customers can type any other amount. */
function AmountChips({ amounts, typed, onSelect }: AmountChipsProps) {
  const { t } = useLingui();
  const { roundMoney } = useFormats();
  if (amounts.length === 0) return null;
  const selected = parseMoneyInput(typed);
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t`Common amounts`}</legend>
      {amounts.map((amount) => (
        <Chip key={amount} selected={amount === selected} onSelect={() => onSelect(amount)}>
          {roundMoney(amount)}
        </Chip>
      ))}
    </fieldset>
  );
}
