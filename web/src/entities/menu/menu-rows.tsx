import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { ListRow, type ListRowProps, listRowClass } from '../../ui/list-row.tsx';

export function MenuGroup({ heading, children }: { heading?: ReactNode; children: ReactNode }) {
  return (
    <section>
      {heading !== undefined && <h2 className="pb-2 text-14 font-semibold">{heading}</h2>}
      <ul className="divide-y divide-line rounded-card bg-card">{children}</ul>
    </section>
  );
}

export function LinkRow({ to, search, ...row }: ListRowProps & Pick<LinkProps, 'to' | 'search'>) {
  return (
    <li>
      <Link to={to} search={search} className={listRowClass}>
        <ListRow {...row} />
      </Link>
    </li>
  );
}

export function ButtonRow({ onClick, ...row }: ListRowProps & { onClick: () => void }) {
  return (
    <li>
      <button type="button" className={listRowClass} onClick={onClick}>
        <ListRow {...row} />
      </button>
    </li>
  );
}

/** A menu row with its sheet: when the end of a session closes it, this renders again, not what reads the account. */
export function SheetRow({ sheet, ...row }: ListRowProps & { sheet: (close: () => void) => ReactNode }) {
  const { isOpen, open, close } = useOverlay();
  return (
    <>
      <ButtonRow {...row} onClick={open} />
      {isOpen && sheet(close)}
    </>
  );
}

/** The skeleton of a group: how many lines each row has. It scales with the text as the rows do. */
export function MenuGroupSkeleton({ rows }: { rows: readonly (1 | 2)[] }) {
  return (
    <div className="divide-y divide-line rounded-card bg-card">
      {rows.map((lines, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index} className="flex min-h-13 flex-col justify-center px-4 py-2 text-14">
          <span className="skeleton block h-[1lh] w-2/5" />
          {lines === 2 && (
            <span className="text-12">
              <span className="skeleton block h-[1lh] w-3/5" />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
