import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CheckBox } from './check-box.tsx';

/** The selected rows while the list is edited; otherwise undefined. */
export interface RowSelection {
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
}

interface SelectableRowProps {
  id: number;
  name: string;
  selection: RowSelection | undefined;
  children: ReactNode;
}

/** A row of an editable list. During editing, a press anywhere selects it, and its controls are inert. */
export function SelectableRow({ id, name, selection, children }: SelectableRowProps) {
  const { t } = useLingui();
  if (selection === undefined) return children;
  const { selected, onSelect } = selection;
  return (
    <label className="flex items-center gap-3 rounded-card">
      <CheckBox
        aria-label={t`Choose ${name}`}
        checked={selected.has(id)}
        onChange={({ currentTarget: { checked } }) =>
          onSelect(new Set(checked ? [...selected, id] : [...selected].filter((other) => other !== id)))
        }
      />
      <div inert className="min-w-0 flex-1">
        {children}
      </div>
    </label>
  );
}
