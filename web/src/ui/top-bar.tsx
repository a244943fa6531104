import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from './icon/icon-button.tsx';

interface TopBarProps {
  title: ReactNode;
  /** Without it there is no back button: a tab's own screen. */
  onBack?: (() => void) | undefined;
  /** What the right-hand side offers, at most two round controls. */
  actions?: ReactNode;
}

/** The bar over a screen: title, back, right-hand action. What scrolls below it is blurred. */
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
