import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useFormats } from '../i18n/formats.ts';
import { classNames } from '../ui/class-names.ts';
import { FieldError } from './field-error.tsx';
import { lengthOf } from './rules.ts';
import type { Form } from './use-form.ts';

interface TextAreaFieldProps<Values extends FieldValues> {
  form: Form<Values>;
  name: FieldPath<Values>;
  label: ReactNode;
  help?: ReactNode;
  /** The maximum number of characters, with a counter. Longer text can be typed: nothing is cut off silently. */
  max?: number;
}

/** A text area of a form, with label, help, counter and error. It grows with its text. */
export function TextAreaField<Values extends FieldValues>({
  form,
  name,
  label,
  help,
  max,
}: TextAreaFieldProps<Values>) {
  const id = useId();
  const errorText = form.errorOf(name);
  const isDescribed = errorText !== undefined || help !== undefined || max !== undefined;
  return (
    <div>
      <label htmlFor={id} className="block text-14 font-semibold">
        {label}
      </label>
      <textarea
        {...form.register(name)}
        id={id}
        rows={4}
        aria-invalid={errorText !== undefined}
        aria-describedby={isDescribed ? `${id}-about` : undefined}
        className="mt-3 block field-sizing-content min-h-26 w-full supports-[field-sizing:content]:resize-none scroll-mt-20 scroll-mb-16 rounded-box border border-ink-3 bg-card px-3.5 py-3 text-16 -outline-offset-2 outline-brand focus:outline-2 aria-invalid:border-danger aria-invalid:outline-danger"
      />
      <div id={`${id}-about`} className="flex items-start justify-between gap-3">
        {errorText !== undefined ? (
          <FieldError id={`${id}-error`} form={form}>
            {errorText}
          </FieldError>
        ) : (
          help !== undefined && <p className="mt-1.5 text-14 text-ink-2">{help}</p>
        )}
        {max !== undefined && <Counter text={form.watch(name)} max={max} />}
      </div>
    </div>
  );
}

/** How many characters a text has, and may have. */
export function Counter({ text, max }: { text: unknown; max: number }) {
  const { count } = useFormats();
  const length = typeof text === 'string' ? lengthOf(text) : 0;
  return (
    <p
      className={classNames(
        'tabular ms-auto mt-1.5 shrink-0 text-14',
        length > max ? 'font-semibold text-danger' : 'text-ink-2',
      )}
    >
      <bdi aria-hidden dir="ltr" translate="no">
        {count(length)} / {count(max)}
      </bdi>
      <span className="sr-only">
        <Trans>
          {count(length)} of {count(max)} characters
        </Trans>
      </span>
    </p>
  );
}
