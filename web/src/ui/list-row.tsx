import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon/icon.tsx';

/** The look of a row in a menu; the row itself is a link or a button. */
export const listRowClass =
  'press flex w-full min-h-13 items-center gap-3 px-4 py-2 text-start text-14 hover:bg-well active:bg-well first:rounded-t-card last:rounded-b-card';

interface ListRowProps {
  icon: IconName;
  children: ReactNode;
  /** A quiet word at the end: the present setting, a count. */
  value?: ReactNode;
  /** Leads out of the app. */
  external?: boolean;
}

/** What stands in a menu's row: mark, words, present value, where it leads. */
export function ListRow({ icon, children, value, external = false }: ListRowProps) {
  return (
    <>
      <Icon name={icon} className="text-ink-2" />
      {/* Side by side where both fit, else below one another. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        <span className="min-w-0">{children}</span>
        {value !== undefined && <span className="max-w-full truncate text-ink-2">{value}</span>}
      </span>
      <Icon name={external ? 'external' : 'forward'} size={16} className="text-ink-3" />
    </>
  );
}
