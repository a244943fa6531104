import { BalanceCardSkeleton } from '../../entities/wallet/balance-card.tsx';
import { QuotedAmountSkeleton } from '../../entities/wallet/quoted-amount-field.tsx';
import { Loading } from '../../feedback/loading.tsx';
import { FieldSkeleton } from '../../form/field.tsx';
import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';

const frame = 'flex flex-col gap-6 px-4 pt-2 pb-6';

export function MethodsSkeleton() {
  return (
    <Loading className={frame}>
      <BalanceCardSkeleton />
      <div>
        <div className="flex min-h-11 items-center">
          <div className="skeleton h-6 w-56" />
        </div>
        <SkeletonBlocks
          className="flex flex-col gap-3"
          sizes={['h-27.5 rounded-card', 'h-27.5 rounded-card', 'h-31.75 rounded-card']}
        />
      </div>
    </Loading>
  );
}

interface FormSkeletonProps {
  /** Whether an amount is filled in at first. */
  hasQuote: boolean;
}

export function CardSkeleton({ hasQuote }: FormSkeletonProps) {
  return (
    <Loading className={frame}>
      <QuotedAmountSkeleton hasChips hasQuote={hasQuote} />
      <div className="skeleton h-23 rounded-card" />
      <div className="skeleton h-12.5 rounded-full" />
    </Loading>
  );
}

export function ManualSkeleton({ hasQuote }: FormSkeletonProps) {
  return (
    <Loading className={frame}>
      <div className="skeleton h-71 rounded-card" />
      <QuotedAmountSkeleton hasChips hasQuote={hasQuote} />
      <FieldSkeleton />
    </Loading>
  );
}

/** The skeleton of the networks and their warnings. */
export function WalletSkeleton() {
  return (
    <Loading className={frame}>
      <SkeletonBlocks
        className="flex flex-col gap-2"
        sizes={['h-6 w-56', 'h-17.75 rounded-box', 'h-17.75 rounded-box', 'h-17.75 rounded-box']}
      />
      <div className="skeleton h-57 rounded-card" />
    </Loading>
  );
}

export function ResultSkeleton() {
  return (
    <Loading className={frame}>
      <SkeletonBlocks
        className="flex flex-col items-center gap-3 pt-4"
        sizes={['size-16 rounded-full', 'h-8 w-56', 'h-5 w-72']}
      />
      <div className="skeleton h-32 rounded-card" />
    </Loading>
  );
}
