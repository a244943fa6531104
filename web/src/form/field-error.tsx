import { type ReactNode, useState } from 'react';
import { Icon } from '../ui/icon/icon.tsx';

interface FieldErrorProps {
  id: string;
  /** One of several errors at once: FormError announces their number, and each is read at its field. */
  isOneOfMany?: boolean;
  children: ReactNode;
}

/** The error of a field, in place of its help. */
export function FieldError({ id, isOneOfMany = false, children }: FieldErrorProps) {
  // As first rendered: a role that changes later would announce the error again.
  const [role] = useState(isOneOfMany ? undefined : 'alert');
  return (
    <p id={id} role={role} className="mt-1.5 flex items-start gap-1.5 text-14 text-danger">
      <Icon name="alert" size={16} className="mt-0.5" />
      {children}
    </p>
  );
}
