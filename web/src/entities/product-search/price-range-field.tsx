import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Field } from '../../form/field.tsx';
import type { Form } from '../../form/use-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Section } from '../../ui/section.tsx';
import type { PriceRangeInput } from './price-range-schema.ts';

interface PriceRangeFieldProps {
  form: Form<PriceRangeInput>;
  /** The lowest and highest price of the products found. */
  range: Schema<'PriceFacet'> | null;
}

/** The fields for the lowest and the highest price; both are optional. */
export function PriceRangeField({ form, range }: PriceRangeFieldProps) {
  const { money, amount } = useFormats();
  const example = (end: string | undefined) => (end === undefined ? undefined : amount(end));
  const amountInput = { inputMode: 'decimal', autoComplete: 'off', enterKeyHint: 'done' } as const;
  return (
    <Section title={<Trans>Price</Trans>}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes where the focus goes */}
      <div
        // A range reversed by its lower end has its error at the higher end, which has already lost the focus.
        onBlur={() => {
          const { min, max } = form.getValues();
          if (min !== '' && max !== '') void form.trigger(['min', 'max']);
        }}
        className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] items-start gap-3"
      >
        <Field
          form={form}
          name="min"
          label={<Trans>Lowest price</Trans>}
          placeholder={example(range?.min)}
          {...amountInput}
        />
        <Field
          form={form}
          name="max"
          label={<Trans>Highest price</Trans>}
          placeholder={example(range?.max)}
          {...amountInput}
        />
      </div>
      <p className="mt-1.5 min-h-5 text-14 text-ink-2">
        {range !== null && (
          <Trans>
            These cost {money(range.min)} to {money(range.max)}.
          </Trans>
        )}
      </p>
    </Section>
  );
}
