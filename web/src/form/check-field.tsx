import { type ReactNode, useId } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { FieldError } from './field-error.tsx';
import type { Form } from './use-form.ts';

interface CheckFieldProps<Values extends FieldValues> {
  form: Form<Values>;
  name: FieldPath<Values>;
  /** What is agreed to; links and buttons inside it act for themselves. */
  children: ReactNode;
}

/** A tick with its sentence. */
export function CheckField<Values extends FieldValues>({ form, name, children }: CheckFieldProps<Values>) {
  const id = useId();
  const error = form.formState.errors[name]?.message;
  const text = typeof error === 'string' ? error : undefined;
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2.5 text-14">
        <span className="grid shrink-0 place-items-center *:col-start-1 *:row-start-1">
          <input
            type="checkbox"
            {...form.register(name)}
            aria-invalid={text !== undefined}
            aria-describedby={text === undefined ? undefined : id}
            className={classNames(
              'peer size-5.5 appearance-none rounded-small border-[1.5px] bg-card checked:border-brand checked:bg-brand',
              text === undefined ? 'border-ink-3' : 'border-danger',
            )}
          />
          <Icon name="check" size={16} className="pointer-events-none text-transparent peer-checked:text-on-brand" />
        </span>
        <span className="text-ink-2">{children}</span>
      </label>
      {text !== undefined && <FieldError id={id}>{text}</FieldError>}
    </div>
  );
}
