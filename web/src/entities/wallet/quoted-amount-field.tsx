import { useLingui } from '@lingui/react/macro';
import { CURRENCY } from '@meridian/sdk';
import type { ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { Field, FieldSkeleton } from '../../form/field.tsx';
import type { Form } from '../../form/use-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { SegmentedControl } from '../../ui/input/segmented-control.tsx';
import { QuoteCard, type QuoteWords } from './quote-card.tsx';
import type { MoneyQuote, QuoteDirection, QuoteState } from './use-quote.ts';

interface QuotedAmountFieldProps<Values extends FieldValues> {
  form: Form<Values>;
  /** The field of the typed sum. */
  name: FieldPath<Values>;
  /** The field of the direction, whose values are `amount` and `arrival`. */
  directionName: FieldPath<Values>;
  /** For example "Amount in dollars". */
  label: ReactNode;
  quote: QuoteState<MoneyQuote>;
  words: QuoteWords;
  /** Shown below the field, such as the limits. */
  help?: ReactNode;
  /** A control at the end of the field, such as "All". */
  end?: ReactNode;
  /** Amounts to choose from, shown above the field. */
  chips?: ReactNode;
}

/** The field for an amount to move, typed as what is paid or as what arrives, with the server's quote below. */
export function QuotedAmountField<Values extends FieldValues>({
  form,
  name,
  directionName,
  label,
  quote,
  words,
  help,
  end,
  chips,
}: QuotedAmountFieldProps<Values>) {
  const { t } = useLingui();
  const { amount } = useFormats();
  const direction: QuoteDirection = form.watch(directionName) === 'arrival' ? 'arrival' : 'amount';
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl<QuoteDirection>
        label={t`Amount type`}
        options={[
          { value: 'amount', text: words.amount },
          { value: 'arrival', text: words.arrival },
        ]}
        selected={direction}
        onSelect={(value) => {
          form.setValue(directionName, value as FieldPathValue<Values, FieldPath<Values>>); // a field of directions
          if (form.formState.errors[name] !== undefined) void form.trigger(name);
        }}
      />
      {chips}
      <Field
        form={form}
        name={name}
        label={label}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        placeholder={amount('0.00')}
        dir="ltr"
        help={help}
        end={
          <>
            <span className="px-3.5 text-14 text-ink-2">{CURRENCY}</span>
            {end}
          </>
        }
      />
      <QuoteCard quote={quote} words={words} />
    </div>
  );
}

/** The skeleton of a QuotedAmountField. */
export function QuotedAmountSkeleton({ hasChips = false }: { hasChips?: boolean }) {
  return (
    <div aria-hidden className="flex flex-col gap-3">
      <div className="skeleton h-11 rounded-sheet" />
      {hasChips && <div className="skeleton h-9 w-3/4 rounded-full" />}
      <FieldSkeleton hasHelp />
      <div className="skeleton h-46 rounded-card" />
    </div>
  );
}
