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
          sizes={['h-39 rounded-card', 'h-39 rounded-card', 'h-43 rounded-card']}
        />
      </div>
    </Loading>
  );
}

export function CardSkeleton() {
  return (
    <Loading className={frame}>
      <QuotedAmountSkeleton hasChips />
      <div className="skeleton h-23 rounded-card" />
      <div className="skeleton h-12.5 rounded-full" />
    </Loading>
  );
}

export function ManualSkeleton() {
  return (
    <Loading className={frame}>
      <div className="skeleton h-71 rounded-card" />
      <QuotedAmountSkeleton hasChips />
      <FieldSkeleton />
    </Loading>
  );
}

/** The skeleton of the networks, their warnings and the report. */
export function WalletSkeleton() {
  return (
    <Loading className={frame}>
      <SkeletonBlocks
        className="flex flex-col gap-2"
        sizes={['h-6 w-56', 'h-17.75 rounded-box', 'h-17.75 rounded-box', 'h-17.75 rounded-box']}
      />
      <SkeletonBlocks className="flex flex-col gap-3" sizes={['h-6 w-56', 'h-57 rounded-card', 'h-13 rounded-card']} />
      <div className="flex flex-col gap-3">
        <div className="skeleton h-6 w-56" />
        <QuotedAmountSkeleton />
      </div>
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
