import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CheckMark } from '../../ui/check-mark.tsx';

/** Which rows are chosen while the list is edited; undefined while it is not. */
export interface Marks {
  chosen: ReadonlySet<number>;
  choose: (id: number, on: boolean) => void;
}

interface MarkedRowProps {
  id: number;
  name: string;
  marks: Marks | undefined;
  children: ReactNode;
}

/** A row that can be chosen while the list is edited: then the whole of it is the choice, and its own controls are gone. */
export function MarkedRow({ id, name, marks, children }: MarkedRowProps) {
  const { t } = useLingui();
  if (marks === undefined) return children;
  const isChosen = marks.chosen.has(id);
  return (
    <label className="flex items-center gap-3 rounded-card has-focus-visible:outline-2 has-focus-visible:outline-brand">
      <input
        type="checkbox"
        aria-label={t`Choose ${name}`}
        checked={isChosen}
        onChange={(event) => marks.choose(id, event.currentTarget.checked)}
        className="sr-only"
      />
      <CheckMark checked={isChosen} />
      <div inert className="min-w-0 flex-1">
        {children}
      </div>
    </label>
  );
}
