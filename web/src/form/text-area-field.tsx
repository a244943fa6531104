import { type ReactNode, useId } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { FieldError } from './field-error.tsx';
import type { Form } from './use-form.ts';

interface TextAreaFieldProps<Values extends FieldValues> {
  form: Form<Values>;
  name: FieldPath<Values>;
  label: ReactNode;
}

/** A text area of a form, with label and error. It grows with its text. */
export function TextAreaField<Values extends FieldValues>({ form, name, label }: TextAreaFieldProps<Values>) {
  const id = useId();
  const error = form.formState.errors[name]?.message;
  const errorText = typeof error === 'string' ? error : undefined;
  return (
    <div>
      <label htmlFor={id} className="text-14 font-semibold">
        {label}
      </label>
      <textarea
        {...form.register(name)}
        id={id}
        rows={4}
        aria-invalid={errorText !== undefined}
        aria-describedby={errorText === undefined ? undefined : `${id}-about`}
        className="mt-2 block field-sizing-content min-h-26 w-full supports-[field-sizing:content]:resize-none scroll-mt-20 scroll-mb-16 rounded-box border border-ink-3 bg-card px-3.5 py-3 text-16 -outline-offset-2 outline-brand focus:outline-2 aria-invalid:border-danger aria-invalid:outline-danger"
      />
      {errorText !== undefined && (
        <FieldError id={`${id}-about`} isOneOfMany={form.invalidFieldCount > 1}>
          {errorText}
        </FieldError>
      )}
    </div>
  );
}
