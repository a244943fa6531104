import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

interface NoMatchProps extends Pick<ComponentProps<typeof EmptyState>, 'scene' | 'title'> {
  /** The label of the button, such as "Show all bills". */
  label: ReactNode;
  onPress: () => void;
}

/** The empty state of a filter or a query, with a button that leads to more. */
export function NoMatch({ scene = 'search', title, label, onPress }: NoMatchProps) {
  return (
    <EmptyState
      scene={scene}
      title={title}
      action={
        <Button size="medium" variant="quiet" onClick={onPress}>
          {label}
        </Button>
      }
    />
  );
}
