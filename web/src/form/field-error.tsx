import { type ReactNode, useState } from 'react';
import { Icon } from '../ui/icon/icon.tsx';

interface FieldErrorProps {
  id: string;
  /** One of many that came at once: how many there are is said instead, and each is read at its field. */
  isOneOfMany?: boolean;
  children: ReactNode;
}

/** What is wrong with a field; it takes the place of its help. */
export function FieldError({ id, isOneOfMany = false, children }: FieldErrorProps) {
  // As it came: a role that changes later would be read out as news.
  const [role] = useState(isOneOfMany ? undefined : 'alert');
  return (
    <p id={id} role={role} className="mt-1.5 flex items-start gap-1.5 text-14 text-danger">
      <Icon name="alert" size={16} className="mt-0.5" />
      {children}
    </p>
  );
}
