import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface TimelineEntry {
  key: string | number;
  title: ReactNode;
  time?: ReactNode;
  detail?: ReactNode;
  /** The present, past and future steps. */
  state: 'current' | 'past' | 'ahead';
}

interface TimelineProps {
  entries: TimelineEntry[];
  /** The name of the list for screen readers, if it has no heading. */
  label?: string;
}

const dots = {
  current: 'bg-brand ring-4 ring-brand-soft',
  past: 'bg-ink-3',
  ahead: 'border-2 border-ink-3 bg-card',
} satisfies Record<TimelineEntry['state'], string>;

const titles = { current: 'font-semibold', past: '', ahead: 'text-ink-2' } satisfies Record<
  TimelineEntry['state'],
  string
>;

/** Events along a line, such as the stops of a parcel or the steps of a case. */
export function Timeline({ entries, label }: TimelineProps) {
  return (
    // VoiceOver does not treat a list without bullets as a list, unless it has the role.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ol role="list" aria-label={label} className="flex flex-col">
      {entries.map(({ key, title, time, detail, state }) => (
        <li
          key={key}
          aria-current={state === 'current' ? 'step' : undefined}
          className="group relative ps-6 pb-4 last:pb-0"
        >
          {/* The line from this dot to the next. */}
          <span aria-hidden className="absolute start-1 top-3 bottom-[-8px] w-0.5 bg-line group-last:hidden" />
          {/* As tall as the first line of the title, which scales with the text. */}
          <span aria-hidden className="absolute start-0 top-0 flex h-[1lh] items-center text-14">
            <span className={classNames('relative size-2.5 rounded-full', dots[state])} />
          </span>
          <p className={classNames('text-14', titles[state])}>{title}</p>
          {detail !== undefined && <div className="mt-0.5 text-14 text-ink-2">{detail}</div>}
          {time !== undefined && <p className="tabular mt-0.5 text-12 text-ink-2">{time}</p>}
        </li>
      ))}
    </ol>
  );
}
