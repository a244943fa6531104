import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CheckBox } from '../../ui/check-box.tsx';

/** Which rows are chosen while the list is edited; undefined while it is not. */
export interface RowSelection {
  chosen: ReadonlySet<number>;
  choose: (id: number, on: boolean) => void;
}

interface MarkedRowProps {
  id: number;
  name: string;
  marks: RowSelection | undefined;
  children: ReactNode;
}

/** A row that can be chosen while the list is edited: then the whole of it is the choice, and its own controls are gone. */
export function SelectableRow({ id, name, marks, children }: MarkedRowProps) {
  const { t } = useLingui();
  if (marks === undefined) return children;
  return (
    <label className="flex items-center gap-3 rounded-card">
      <CheckBox
        aria-label={t`Choose ${name}`}
        checked={marks.chosen.has(id)}
        onChange={(event) => marks.choose(id, event.currentTarget.checked)}
      />
      <div inert className="min-w-0 flex-1">
        {children}
      </div>
    </label>
  );
}
