import type { ReactNode } from 'react';
import { dayOf } from '../i18n/days-ago.ts';
import { useFormats } from '../i18n/formats.ts';
import { classNames } from '../ui/class-names.ts';

interface MonthRowProps<Month> {
  /** The time of this row, and of the rows above and below, if any. A month shares a card. */
  at: string;
  above: string | undefined;
  below: string | undefined;
  /** What `sums` takes, by year and month (`2026-11`). */
  months?: ReadonlyMap<string, Month>;
  /** Renders the sums of a month below its name. */
  sums?: (month: Month) => ReactNode;
  children: ReactNode;
}

/** A row of an InfiniteList with layout `lines` whose rows share one card per month. */
export function MonthRow<Month>({ at, above, below, months, sums, children }: MonthRowProps<Month>) {
  const { month: nameOf } = useFormats();
  const month = monthOf(at);
  const ofMonth = months?.get(month);
  const isFirst = above === undefined || monthOf(above) !== month;
  const isLast = below === undefined || monthOf(below) !== month;
  return (
    <>
      {isFirst && (
        <div className={classNames('pb-1.5', above === undefined ? 'pt-1' : 'pt-4')}>
          <h3 className="text-14 font-semibold">{nameOf(month)}</h3>
          <p className="tabular text-12 text-ink-2 empty:hidden">{ofMonth !== undefined && sums?.(ofMonth)}</p>
        </div>
      )}
      <div
        className={classNames(
          'bg-card',
          isFirst && 'rounded-t-card',
          isLast ? 'rounded-b-card' : 'border-b border-line',
        )}
      >
        {children}
      </div>
    </>
  );
}

/** The month of a time in the device's time zone, `2026-11`; a time that cannot be read is a month of its own. */
function monthOf(time: string): string {
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return time;
  return dayOf(at).slice(0, 7);
}

/** The skeleton of a row; the rows of a ListSkeleton form one card. */
export function MonthRowSkeleton({ children }: { children: ReactNode }) {
  return <div className="bg-card [:first-of-type>&]:rounded-t-card [:last-child>&]:rounded-b-card">{children}</div>;
}
