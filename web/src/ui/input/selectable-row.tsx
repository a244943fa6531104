import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CheckBox } from './check-box.tsx';

/** The selected rows while the list is edited; undefined while it is not. */
export interface RowSelection {
  selected: ReadonlySet<number>;
  onSelect: (id: number, on: boolean) => void;
}

interface SelectableRowProps {
  id: number;
  name: string;
  selection: RowSelection | undefined;
  children: ReactNode;
}

/** A row of a list that can be edited: meanwhile a press anywhere selects it, and the controls within it are inert. */
export function SelectableRow({ id, name, selection, children }: SelectableRowProps) {
  const { t } = useLingui();
  if (selection === undefined) return children;
  return (
    <label className="flex items-center gap-3 rounded-card">
      <CheckBox
        aria-label={t`Choose ${name}`}
        checked={selection.selected.has(id)}
        onChange={(event) => selection.onSelect(id, event.currentTarget.checked)}
      />
      <div inert className="min-w-0 flex-1">
        {children}
      </div>
    </label>
  );
}
