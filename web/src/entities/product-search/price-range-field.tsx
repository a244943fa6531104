import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useId } from 'react';
import { Field } from '../../form/field.tsx';
import type { Form } from '../../form/use-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { PriceRangeInput } from './price-range-schema.ts';

interface PriceRangeFieldProps {
  form: Form<PriceRangeInput>;
  /** What the products found so far cost. */
  range: Schema<'PriceFacet'> | null;
}

/** From and to; either may stay empty. */
export function PriceRangeField({ form, range }: PriceRangeFieldProps) {
  const heading = useId();
  const { money } = useFormats();
  const amount = { inputMode: 'decimal', autoComplete: 'off', enterKeyHint: 'done', maxLength: 15 } as const;
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading}>
        <Trans>Price</Trans>
      </SectionHeading>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] items-start gap-3">
        <Field form={form} name="min" label={<Trans>Lowest price</Trans>} placeholder={range?.min} {...amount} />
        <Field form={form} name="max" label={<Trans>Highest price</Trans>} placeholder={range?.max} {...amount} />
      </div>
      <p className="mt-1.5 min-h-5 text-14 text-ink-2">
        {range !== null && (
          <Trans>
            These cost {money(range.min)} to {money(range.max)}.
          </Trans>
        )}
      </p>
    </section>
  );
}
