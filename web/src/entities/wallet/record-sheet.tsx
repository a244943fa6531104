import { useLingui } from '@lingui/react/macro';
import type { ApiError, Schema } from '@meridian/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../feedback/error-state.tsx';
import { Loading } from '../../feedback/loading.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { auditEventWords } from '../state/state-words.ts';
import { AuditWord } from './audit-word.tsx';

interface RecordSheetProps<Data> {
  title: string;
  query: Pick<UseQueryResult<Data, ApiError>, 'data' | 'error' | 'refetch'>;
  onClose: () => void;
  children: (record: Data) => ReactNode;
}

/** The details of a record over its list. The URL opens it, so that other screens can link to it. */
export function RecordSheet<Data>({
  title,
  query: { data, error, refetch },
  onClose,
  children,
}: RecordSheetProps<Data>) {
  return (
    <Sheet title={title} onClose={onClose}>
      {data !== undefined ? (
        <div className="flex flex-col gap-4 pt-1">{children(data)}</div>
      ) : error !== null ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading className="flex flex-col gap-4 pt-1">
          <div className="skeleton h-8 w-1/2" />
          <div className="skeleton h-24" />
          <div className="skeleton h-32" />
        </Loading>
      )}
    </Sheet>
  );
}

interface AuditHeaderProps {
  amount: string;
  status: number;
  /** What happens next and by when, or the outcome. */
  next: ReactNode;
  refuseReason: string | null;
}

/** The amount, the status of the audit, the next step, and why it was refused. */
export function AuditHeader({ amount, status, next, refuseReason }: AuditHeaderProps) {
  const { money } = useFormats();
  return (
    <div>
      <div role="status" className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="text-28 font-semibold leading-tight">{money(amount)}</p>
        <p className="text-16">
          <AuditWord status={status} />
        </p>
      </div>
      <p className="mt-1 text-14 text-ink-2">{next}</p>
      {refuseReason !== null && (
        <p className="mt-3 flex items-start gap-2 rounded-box bg-danger-soft px-3.5 py-3 text-14">
          <Icon name="alert" size={18} className="mt-px text-danger" />
          <bdi>{refuseReason}</bdi>
        </p>
      )}
    </div>
  );
}

interface AuditTimelineProps {
  label: string;
  /** The steps so far, oldest first. */
  events: readonly Schema<'AuditEvent'>[];
  /** The next step, while the audit is open. */
  ahead?: { title: ReactNode; time: ReactNode } | undefined;
}

/** The steps of an audit, oldest first. */
export function AuditTimeline({ label, events, ahead }: AuditTimelineProps) {
  const { i18n } = useLingui();
  const { moment } = useFormats();
  return (
    <div className="rounded-card border border-line p-4">
      <Timeline
        label={label}
        entries={[
          ...events.map(({ event, at }, index) => ({
            key: event,
            title: i18n._(auditEventWords[event]),
            time: moment(at),
            state: index === events.length - 1 ? ('current' as const) : ('past' as const),
          })),
          ...(ahead === undefined ? [] : [{ key: 'ahead', ...ahead, state: 'ahead' as const }]),
        ]}
      />
    </div>
  );
}
