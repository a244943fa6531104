import { type ReactNode, useId } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { CheckBox } from '../ui/input/check-box.tsx';
import { FieldError } from './field-error.tsx';
import type { Form } from './use-form.ts';

interface CheckFieldProps<Values extends FieldValues> {
  form: Form<Values>;
  name: FieldPath<Values>;
  /** The label. Links and buttons inside it work on their own. */
  children: ReactNode;
}

export function CheckField<Values extends FieldValues>({ form, name, children }: CheckFieldProps<Values>) {
  const id = useId();
  const errorText = form.errorOf(name);
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2.5 text-14">
        <CheckBox
          {...form.register(name)}
          aria-invalid={errorText !== undefined}
          aria-describedby={errorText === undefined ? undefined : id}
        />
        <span className="min-w-0 text-ink-2">{children}</span>
      </label>
      <FieldError id={id} form={form}>
        {errorText}
      </FieldError>
    </div>
  );
}
