import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { ScreenBar } from './screen-bar.tsx';

interface NotFoundStateProps extends Pick<ComponentProps<typeof ScreenBar>, 'title' | 'parent'> {
  icon: ComponentProps<typeof EmptyState>['icon'];
  message: ReactNode;
  /** Links to other screens. */
  children: ReactNode;
}

/** The state of a screen whose URL does not lead to anything. */
export function NotFoundState({ title, parent, icon, message, children }: NotFoundStateProps) {
  return (
    <>
      <ScreenBar title={title} parent={parent} />
      <EmptyState
        icon={icon}
        title={message}
        detail={<Trans>The link may be old or mistyped.</Trans>}
        action={children}
      />
    </>
  );
}
