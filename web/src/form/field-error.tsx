import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';

/** What is wrong with a field; it takes the place of its help. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="mt-1.5 flex items-start gap-1.5 text-14 text-danger">
      <Icon name="alert" size={16} className="mt-0.5" />
      {children}
    </p>
  );
}
