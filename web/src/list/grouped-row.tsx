import type { ReactNode } from 'react';
import { daysPast } from '../i18n/days-ago.ts';
import { useFormats } from '../i18n/formats.ts';
import { classNames } from '../ui/class-names.ts';

interface GroupedRowProps {
  /** The group of this row, such as its day, and of the rows above and below, if any. A group shares a card. */
  group: string | number;
  above: string | number | undefined;
  below: string | number | undefined;
  /** Shown above the first row of the card. */
  heading: ReactNode;
  children: ReactNode;
}

/** A row of an InfiniteList with layout `lines` whose rows share one card per group. */
export function GroupedRow({ group, above, below, heading, children }: GroupedRowProps) {
  return (
    <>
      {group !== above && (
        <div className={classNames('px-1 pb-1.5', above === undefined ? 'pt-1' : 'pt-4')}>{heading}</div>
      )}
      <div
        className={classNames(
          'bg-card',
          group !== above && 'rounded-t-card',
          group === below ? 'border-b border-line' : 'rounded-b-card',
        )}
      >
        {children}
      </div>
    </>
  );
}

/** The day of the rows below, by the device's calendar (decision openapi/009). */
export function DayHeading({ at }: { at: string }) {
  const { shortDay } = useFormats();
  const day = daysPast(at) === 0 ? new Date().toISOString() : at;
  return <h3 className="text-14 text-ink-2 first-letter:uppercase">{shortDay(day)}</h3>;
}

/** The skeleton of a row; the rows of a ListSkeleton form one card. */
export function GroupedRowSkeleton({ children }: { children: ReactNode }) {
  return <div className="bg-card [:first-of-type>&]:rounded-t-card [:last-child>&]:rounded-b-card">{children}</div>;
}
