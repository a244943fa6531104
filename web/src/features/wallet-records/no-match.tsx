import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { IconName } from '../../ui/icon/icon.tsx';

interface NoMatchProps {
  icon: IconName;
  title: ReactNode;
  /** "Show all bills". */
  allLabel: ReactNode;
  onAll: () => void;
}

/** In place of records that fit a filter: the way back to all of them. */
export function NoMatch({ icon, title, allLabel, onAll }: NoMatchProps) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <Button size="medium" variant="quiet" onClick={onAll}>
          {allLabel}
        </Button>
      }
    />
  );
}
