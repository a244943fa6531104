import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BalanceCardSkeleton } from '../../entities/wallet/balance-card.tsx';

function Loading({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading`} className="flex flex-col gap-6 px-4 pt-2 pb-6">
      {children}
    </div>
  );
}

/** The skeleton of the balance and the methods. */
export function MethodsSkeleton() {
  return (
    <Loading>
      <BalanceCardSkeleton />
      <div className="flex flex-col gap-3">
        <div className="skeleton h-6 w-56" />
        <div className="skeleton h-34 rounded-card" />
        <div className="skeleton h-34 rounded-card" />
        <div className="skeleton h-34 rounded-card" />
      </div>
    </Loading>
  );
}

/** The skeleton of a form for a top-up. */
export function FormSkeleton() {
  return (
    <Loading>
      <div className="skeleton h-48 rounded-card" />
      <div className="skeleton h-11 rounded-full" />
      <div className="skeleton h-20" />
      <div className="skeleton h-46 rounded-card" />
    </Loading>
  );
}

/** The skeleton of what came of a top-up. */
export function ResultSkeleton() {
  return (
    <Loading>
      <div className="flex flex-col items-center gap-3 pt-4">
        <div className="skeleton size-16 rounded-full" />
        <div className="skeleton h-8 w-56" />
        <div className="skeleton h-5 w-72" />
      </div>
      <div className="skeleton h-32 rounded-card" />
    </Loading>
  );
}
