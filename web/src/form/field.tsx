import { type ComponentProps, type ReactNode, useId } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { classNames } from '../ui/class-names.ts';
import { FieldError } from './field-error.tsx';
import type { Form } from './use-form.ts';

interface FieldProps<Values extends FieldValues> extends Omit<ComponentProps<'input'>, 'form' | 'name' | 'className'> {
  form: Form<Values>;
  name: FieldPath<Values>;
  label: ReactNode;
  /** What helps to fill it in; an error takes its place. */
  help?: ReactNode;
  /** A control inside the field, at its end. */
  end?: ReactNode;
}

/** A labelled input that wires its own description and error. */
export function Field<Values extends FieldValues>({ form, name, label, help, end, ...input }: FieldProps<Values>) {
  const id = useId();
  const error = form.formState.errors[name]?.message;
  const text = typeof error === 'string' ? error : undefined;
  const described = text !== undefined || help !== undefined ? `${id}-about` : undefined;
  return (
    <div>
      <label htmlFor={id} className="text-14 font-semibold">
        {label}
      </label>
      <div
        className={classNames(
          'mt-2 flex flex-wrap items-center justify-end rounded-box border-[1.5px] bg-card focus-within:border-brand',
          text === undefined ? 'border-line' : 'border-danger',
        )}
      >
        <input
          {...input}
          {...form.register(name)}
          id={id}
          aria-invalid={text !== undefined}
          aria-describedby={described}
          className="min-h-12 min-w-0 flex-1 basis-[5rem] rounded-box bg-transparent px-3.5 text-16 outline-none"
        />
        {end}
      </div>
      {text !== undefined ? (
        <FieldError id={`${id}-about`}>{text}</FieldError>
      ) : (
        help !== undefined && (
          <div id={described} className="mt-1.5 text-14 text-ink-2">
            {help}
          </div>
        )
      )}
    </div>
  );
}
