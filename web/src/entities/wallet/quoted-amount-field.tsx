import { Trans, useLingui } from '@lingui/react/macro';
import { CURRENCY } from '@meridian/sdk';
import type { QuoteDirection } from '@meridian/sdk/flows';
import type { MoneyQuote } from '@meridian/sdk/react';
import { parseMoneyInput } from '@meridian/sdk/rules';
import type { ReactNode } from 'react';
import type { FieldPath, FieldPathValue } from 'react-hook-form';
import { Field, FieldSkeleton } from '../../form/field.tsx';
import type { Form } from '../../form/use-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Chip } from '../../ui/input/chip.tsx';
import { SegmentedControl } from '../../ui/input/segmented-control.tsx';
import { QuoteCard } from './quote-card.tsx';
import type { QuoteState } from './use-quote.ts';

interface QuotedAmountFieldProps<Values extends { direction: QuoteDirection }> {
  form: Form<Values>;
  name: FieldPath<Values>;
  /** The limits of one transfer, in dollars. */
  limits: { min: string; max: string };
  quote: QuoteState<MoneyQuote>;
  /** The label of the sum with the fee: "You pay". */
  paid: ReactNode;
  presets?: readonly string[];
  /** A control at the end of the field, such as "Max". */
  end?: ReactNode;
}

/** The field for an amount to move, typed as what is paid or as what arrives, with the server's quote below. */
export function QuotedAmountField<Values extends { direction: QuoteDirection }>({
  form,
  name,
  limits: { min, max },
  quote,
  paid,
  presets = [],
  end,
}: QuotedAmountFieldProps<Values>) {
  const { t } = useLingui();
  const { amount, money } = useFormats();
  const directionName = 'direction' as FieldPath<Values>; // every such form has this field
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl<QuoteDirection>
        label={t`Amount type`}
        options={[
          { value: 'amount', text: paid },
          { value: 'arrival', text: <Trans>You receive</Trans> },
        ]}
        selected={form.watch(directionName)}
        onSelect={(value) => {
          form.setValue(directionName, value as FieldPathValue<Values, FieldPath<Values>>);
          if (form.formState.errors[name] !== undefined) void form.trigger(name);
        }}
      />
      {presets.length > 0 && (
        <AmountChips
          amounts={presets}
          typed={String(form.watch(name))}
          onSelect={(preset) =>
            form.setValue(name, amount(preset) as FieldPathValue<Values, FieldPath<Values>>, { shouldValidate: true })
          }
        />
      )}
      <Field
        form={form}
        name={name}
        label={<Trans context="wallet">Amount in dollars</Trans>}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        placeholder={amount('0.00')}
        dir="ltr"
        help={
          <Trans>
            {money(min)} to {money(max)} per transfer
          </Trans>
        }
        end={
          <>
            <span className="px-3.5 text-14 text-ink-2">{CURRENCY}</span>
            {end}
          </>
        }
      />
      <QuoteCard quote={quote} paid={paid} />
    </div>
  );
}

interface AmountChipsProps {
  /** Decimal strings with two places, in dollars. */
  amounts: readonly string[];
  typed: string;
  onSelect: (amount: string) => void;
}

/** Round amounts to choose from. Customers can type any other amount. */
function AmountChips({ amounts, typed, onSelect }: AmountChipsProps) {
  const { t } = useLingui();
  const { roundMoney } = useFormats();
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

interface QuotedAmountSkeletonProps {
  hasChips?: boolean;
  /** Whether an amount is filled in at first, for which a quote will be shown. */
  hasQuote?: boolean;
}

export function QuotedAmountSkeleton({ hasChips = false, hasQuote = false }: QuotedAmountSkeletonProps) {
  return (
    <div aria-hidden className="flex flex-col gap-3">
      <div className="skeleton h-11 rounded-sheet" />
      {hasChips && <div className="skeleton h-9 w-3/4 rounded-full" />}
      <FieldSkeleton hasHelp />
      {hasQuote && <div className="skeleton h-46 rounded-card" />}
    </div>
  );
}
