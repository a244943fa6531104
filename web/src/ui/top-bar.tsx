import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from './icon/icon-button.tsx';

interface TopBarProps {
  title: ReactNode;
  /** Undefined on a tab's own screen, which has no back button. */
  onBack?: (() => void) | undefined;
  /** At the end of the bar: at most two round buttons. */
  actions?: ReactNode;
  /** Replaces the visible title, which stays for screen readers: the screen's tabs, or a search within it. */
  children?: ReactNode;
}

/** The sticky top bar of a screen: back button, title, actions. */
export function TopBar({ title, onBack, actions, children }: TopBarProps) {
  const { t } = useLingui();
  const back = onBack && <IconButton icon="back" label={t`Back`} onClick={onBack} />;
  if (children !== undefined) {
    return (
      <header data-top-bar className="sticky top-0 z-30 bg-bar pt-(--safe-top) backdrop-blur-bar">
        <h1 className="sr-only">{title}</h1>
        <div className="flex min-h-(--top-bar) items-center gap-1 px-1">
          {back}
          <div className="min-w-0 flex-1">{children}</div>
          {actions}
        </div>
      </header>
    );
  }
  return (
    <header data-top-bar className="@container sticky top-0 z-30 bg-bar pt-(--safe-top) backdrop-blur-bar">
      <div className="grid min-h-(--top-bar) grid-cols-[minmax(max-content,1fr)_minmax(0,auto)_minmax(max-content,1fr)] items-center px-1 @max-[12rem]:grid-cols-[max-content_minmax(0,1fr)_max-content]">
        <div className="flex">{back}</div>
        <h1
          dir="auto"
          className="line-clamp-2 m-1 text-center text-16 leading-tight font-semibold @max-[12rem]:mx-0 @max-[12rem]:text-14"
        >
          {title}
        </h1>
        <div className="flex justify-end">{actions}</div>
      </div>
    </header>
  );
}
