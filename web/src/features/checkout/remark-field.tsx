import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useId } from 'react';
import { FieldError } from '../../form/field-error.tsx';
import { lengthOf } from '../../form/rules.ts';
import type { Form } from '../../form/use-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { type CheckoutValues, MAX_REMARK_LENGTH, remarkName } from './checkout-schema.ts';
import { OptionalField } from './optional-field.tsx';

interface RemarkFieldProps {
  shop: Schema<'ShopRef'>;
  form: Form<CheckoutValues>;
}

export function RemarkField({ shop, form }: RemarkFieldProps) {
  const text = form.watch(`remarks.${remarkName(shop.id)}`) ?? '';
  return (
    <OptionalField
      isFilled={text !== ''}
      opener={
        <>
          <Trans>Add a note</Trans>
          <span className="sr-only"> {shop.name}</span>
        </>
      }
    >
      <RemarkText shop={shop} form={form} length={lengthOf(text)} />
    </OptionalField>
  );
}

/** The text of a remark, with a counter. The field has one line and grows with the text. */
function RemarkText({ shop, form, length }: RemarkFieldProps & { length: number }) {
  const { count } = useFormats();
  const id = useId();
  const name = `remarks.${remarkName(shop.id)}` as const;
  const error = form.errorOf(name);
  const isTooLong = length > MAX_REMARK_LENGTH;
  return (
    <div className="pb-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="text-14 font-semibold">
          <Trans>Note to shop</Trans>
          <span className="sr-only"> {shop.name}</span>
        </label>
        <span id={`${id}-count`} className={classNames('tabular text-12', isTooLong ? 'text-danger' : 'text-ink-2')}>
          <Trans>
            {count(length)} of {count(MAX_REMARK_LENGTH)}
          </Trans>
        </span>
      </div>
      <textarea
        {...form.register(name)}
        id={id}
        rows={1}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? `${id}-count` : `${id}-count ${id}-about`}
        className="mt-2 block field-sizing-content min-h-12 w-full supports-[field-sizing:content]:resize-none rounded-box border border-ink-3 bg-card px-3.5 py-2.5 text-16 -outline-offset-2 outline-brand focus:outline-2 aria-invalid:border-danger aria-invalid:outline-danger"
      />
      <FieldError id={`${id}-about`} form={form}>
        {error}
      </FieldError>
    </div>
  );
}
