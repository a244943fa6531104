import { type ReactNode, useState } from 'react';
import { Icon } from '../ui/icon/icon.tsx';

interface FieldErrorProps {
  id: string;
  /** The form, if FormError announces how many fields are invalid: each of several errors is then read at its field. */
  form?: { invalidFieldCount: number };
  /** Renders nothing if undefined. */
  children: ReactNode;
}

/** The error of a field, which replaces its help. */
export function FieldError({ children, ...rest }: FieldErrorProps) {
  return children === undefined ? null : <ShownError {...rest}>{children}</ShownError>;
}

function ShownError({ id, form, children }: FieldErrorProps) {
  // Fixed at the first render: changing the role later would announce the error again.
  const [role] = useState(form !== undefined && form.invalidFieldCount > 1 ? undefined : 'alert');
  return (
    <p id={id} role={role} className="mt-1.5 flex items-start gap-1.5 text-14 text-danger">
      <Icon name="alert" size={16} className="mt-0.5" />
      {children}
    </p>
  );
}
