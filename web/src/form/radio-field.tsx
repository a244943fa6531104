import { type ReactNode, useId } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { FieldError } from './field-error.tsx';
import type { Form } from './use-form.ts';

interface RadioFieldProps<Values extends FieldValues> {
  form: Form<Values>;
  name: FieldPath<Values>;
  label: ReactNode;
  options: readonly { value: string; text: ReactNode; detail?: ReactNode }[];
}

/** A choice among a few options, as native radio buttons with a label and an error. None is selected initially. */
export function RadioField<Values extends FieldValues>({ form, name, label, options }: RadioFieldProps<Values>) {
  const id = useId();
  const errorText = form.errorOf(name);
  return (
    <fieldset aria-describedby={errorText === undefined ? undefined : id} className="min-w-0">
      <legend className="text-14 font-semibold">{label}</legend>
      <div className="mt-1">
        {options.map(({ value, text, detail }) => (
          <label key={value} className="flex min-h-11 items-start gap-3 rounded-box py-2.5 text-16">
            {/* As tall as the first line, which scales with the text. */}
            <span className="flex h-[1lh] items-center">
              <input
                type="radio"
                value={value}
                {...form.register(name)}
                aria-invalid={errorText !== undefined}
                className="radio-mark"
              />
            </span>
            <span className="min-w-0">
              {text}
              {detail !== undefined && <span className="block text-14 text-ink-2">{detail}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} form={form}>
        {errorText}
      </FieldError>
    </fieldset>
  );
}
