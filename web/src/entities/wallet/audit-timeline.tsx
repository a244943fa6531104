import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { Timeline, type TimelineEntry } from '../../ui/timeline.tsx';
import { auditEventWords, auditWords } from '../state/state-words.ts';

interface AuditTimelineProps {
  label: string;
  record: Pick<Schema<'Recharge'>, 'timeline' | 'next_by'>;
  /** What is below the review while it is under way. */
  detail?: ReactNode;
}

/** The steps of an audit, oldest first; while it is under way, that it is, and by when it ends. */
export function AuditTimeline({ label, record: { timeline, next_by }, detail }: AuditTimelineProps) {
  const { i18n } = useLingui();
  const { moment } = useFormats();
  const entries = timeline.map(({ event, at }, index): TimelineEntry => {
    const isCurrent = next_by === null && index === timeline.length - 1;
    return {
      key: event,
      title: i18n._(auditEventWords[event]),
      time: moment(at),
      state: isCurrent ? 'current' : 'past',
    };
  });
  if (next_by !== null) {
    entries.push({ key: 'checking', title: i18n._(auditWords.auditing), state: 'current', detail });
    entries.push({ key: 'end', title: <Trans>Reviewed by {moment(next_by)} at the latest</Trans>, state: 'ahead' });
  }
  return <Timeline label={label} entries={entries} />;
}
