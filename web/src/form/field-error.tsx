import { type ReactNode, useState } from 'react';
import { Icon } from '../ui/icon/icon.tsx';

interface FieldErrorProps {
  id: string;
  /** Whether there are several errors at once: FormError announces their number, and each is read at its field. */
  isOneOfMany?: boolean;
  children: ReactNode;
}

/** The error of a field, which replaces its help. */
export function FieldError({ id, isOneOfMany = false, children }: FieldErrorProps) {
  // Fixed at the first render: changing the role later would announce the error again.
  const [role] = useState(isOneOfMany ? undefined : 'alert');
  return (
    <p id={id} role={role} className="mt-1.5 flex items-start gap-1.5 text-14 text-danger">
      <Icon name="alert" size={16} className="mt-0.5" />
      {children}
    </p>
  );
}
