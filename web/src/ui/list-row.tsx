import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon/icon.tsx';

/** The classes of a menu row, for its link or button. */
export const listRowClass =
  'flex w-full min-h-13 items-center gap-3 px-4 py-2 text-start text-14 hover:bg-well active:bg-well first:rounded-t-card last:rounded-b-card';

export interface ListRowProps {
  icon: IconName;
  children: ReactNode;
  /** Secondary text at the end, such as the current setting or a count. */
  value?: ReactNode;
}

/** The content of a menu row: icon, label, value, arrow. */
export function ListRow({ icon, children, value }: ListRowProps) {
  return (
    <>
      <Icon name={icon} className="text-ink-2" />
      {/* In one line if both fit, otherwise in two. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        <span className="min-w-0">{children}</span>
        {value !== undefined && <span className="max-w-full wrap-anywhere text-ink-2">{value}</span>}
      </span>
      <Icon name="forward" size={16} className="text-ink-3" />
    </>
  );
}
