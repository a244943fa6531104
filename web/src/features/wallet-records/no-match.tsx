import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface NoMatchProps {
  title: ReactNode;
  /** "Show all bills". */
  allLabel: ReactNode;
  onAll: () => void;
}

/** In place of records that fit a filter: the way back to all of them. */
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
