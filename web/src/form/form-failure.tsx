import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Icon } from '../ui/icon.tsx';
import type { Form } from './use-form.ts';

interface FormFailureProps<Values extends FieldValues> {
  form: Form<Values>;
  /** What more there is to know of it, such as how long to wait. */
  children?: ReactNode;
}

/** What the server said to the form as a whole; it stands until the next try. */
export function FormFailure<Values extends FieldValues>({ form, children }: FormFailureProps<Values>) {
  const message = form.formState.errors.root?.message;
  if (message === undefined) return null;
  return (
    <div className="flex items-start gap-2 rounded-box bg-danger-soft px-3.5 py-3 text-14 text-danger">
      <Icon name="alert" size={18} className="mt-px" />
      <div className="tabular">
        <p role="alert">{message}</p>
        {/* Beside the alert: a time that counts down would be read out every second. */}
        {children && <p>{children}</p>}
      </div>
    </div>
  );
}
