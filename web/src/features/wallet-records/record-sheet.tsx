import { Trans } from '@lingui/react/macro';
import type { ApiError, Schema } from '@meridian/sdk';
import { AUDIT_STATUS } from '@meridian/sdk/rules';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AuditWord } from '../../entities/wallet/audit-word.tsx';
import { ErrorState } from '../../feedback/error-state.tsx';
import { Loading } from '../../feedback/loading.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { MoneyRows } from '../../ui/money-rows.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';

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
    <Sheet title={title} onClose={onClose} isTall>
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

/** A record under audit. */
type Audited = Schema<'Recharge'> | Schema<'Withdrawal'>;

interface AuditHeaderProps {
  record: Audited;
  /** What happens next and by when, or the outcome. */
  next: ReactNode;
}

/** The amount, the status of the audit, the next step, and why it was refused. */
export function AuditHeader({ record: { amount, status, refuse_reason }, next }: AuditHeaderProps) {
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
      {refuse_reason !== null && (
        <p className="mt-3 flex items-start gap-2 rounded-box bg-danger-soft px-3.5 py-3 text-14">
          <Icon name="alert" size={18} className="mt-px text-danger" />
          <bdi>{refuse_reason}</bdi>
        </p>
      )}
    </div>
  );
}

interface AuditSumsProps {
  record: Audited;
  arrival: string;
  arrived: ReactNode;
}

/** The amount, the fee, and what arrives after it, or would have arrived. */
export function AuditSums({ record: { amount, fee, status }, arrival, arrived }: AuditSumsProps) {
  const isOver = status === AUDIT_STATUS.refused || status === AUDIT_STATUS.cancelled;
  const notArrived = isOver ? <Trans>Would have received</Trans> : <Trans>You receive</Trans>;
  return (
    <MoneyRows
      rows={[
        { key: 'amount', label: <Trans>Amount</Trans>, amount },
        { key: 'fee', label: <Trans>Fee</Trans>, amount: fee, sign: '-' },
        {
          key: 'arrival',
          label: status === AUDIT_STATUS.passed ? arrived : notArrived,
          amount: arrival,
          isTotal: true,
        },
      ]}
    />
  );
}
