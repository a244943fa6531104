import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface NoMatchProps {
  title: ReactNode;
  /** The label of the button, such as "Show all bills". */
  allLabel: ReactNode;
  onAll: () => void;
}

/** The empty state of a filter, with a button to show all records. */
export function NoMatch({ title, allLabel, onAll }: NoMatchProps) {
  return (
    <EmptyState
      scene="wallet"
      title={title}
      action={
        <Button size="medium" variant="quiet" onClick={onAll}>
          {allLabel}
        </Button>
      }
    />
  );
}
