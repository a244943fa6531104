import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from './icon/icon-button.tsx';

interface TopBarProps {
  title: ReactNode;
  /** Undefined on a tab's own screen, which has no back button. */
  onBack?: (() => void) | undefined;
  /** At the end of the bar: at most two round buttons. */
  actions?: ReactNode;
}

/** The sticky top bar of a screen: back button, title, actions. */
export function TopBar({ title, onBack, actions }: TopBarProps) {
  const { t } = useLingui();
  return (
    <header className="@container sticky top-0 z-30 bg-bar pt-(--safe-top) backdrop-blur-bar">
      <div className="grid min-h-(--top-bar) grid-cols-[minmax(max-content,1fr)_minmax(0,auto)_minmax(max-content,1fr)] items-center px-1">
        <div className="flex">{onBack && <IconButton icon="back" label={t`Back`} onClick={onBack} />}</div>
        <h1 className="line-clamp-2 px-1 text-center text-16 leading-tight font-semibold @max-[12rem]:px-0 @max-[12rem]:text-14">
          {title}
        </h1>
        <div className="flex justify-end">{actions}</div>
      </div>
    </header>
  );
}
