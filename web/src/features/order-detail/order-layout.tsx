import type { ReactNode } from 'react';
import { Loading } from '../../feedback/loading.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';

interface OrderLayoutProps {
  /** The status, the parcels and the items. */
  main: ReactNode;
  /** The sums, the address and the facts. */
  aside: ReactNode;
  bar: ReactNode;
}

/** The parts of an order's screen. In a wide window the sums and the actions stand beside the items. */
export function OrderLayout({ main, aside, bar }: OrderLayoutProps) {
  return (
    <div className="flex grow flex-col gap-3 pt-1 wide:flex-row wide:items-start">
      <div className="flex min-w-0 flex-col gap-3 px-4 wide:grow wide:pe-0 wide:pb-4">{main}</div>
      <div className="contents wide:sticky wide:top-[calc(var(--top-bar)+var(--safe-top)+4px)] wide:flex wide:w-84 wide:shrink-0 wide:flex-col wide:gap-3 wide:pe-4">
        <div className="flex grow flex-col gap-3 px-4 pb-4 wide:px-0 wide:pb-0">{aside}</div>
        <div className="sticky bottom-0 z-30 border-t border-line bg-card px-4 pt-2.5 pb-[calc(10px+var(--safe-bottom))] empty:hidden *:*:grow wide:rounded-card wide:border-0 wide:py-4">
          {bar}
        </div>
      </div>
    </div>
  );
}

/** The skeleton of an order that was sent, with one item. */
export function OrderSkeleton() {
  return (
    <>
      <ScreenBar parent="/order" />
      <Loading className="flex grow flex-col">
        <OrderLayout
          main={
            <>
              <SkeletonBlocks className="flex flex-col gap-1 pt-px pb-1" sizes={['h-9 w-2/5', 'h-5 w-4/5']} />
              <div className="skeleton h-73 rounded-card" />
              <ItemsSkeleton />
            </>
          }
          aside={
            <>
              <div className="skeleton h-32 rounded-card" />
              <div className="skeleton h-33 rounded-card" />
              <div className="skeleton h-65 rounded-card" />
            </>
          }
          bar={<SkeletonBlocks className="flex gap-2" sizes={['h-11 rounded-full', 'h-11 rounded-full']} />}
        />
      </Loading>
    </>
  );
}

function ItemsSkeleton() {
  return (
    <div className="flex flex-col gap-3 rounded-card bg-card p-4">
      <SkeletonBlocks className="flex items-center gap-2.5" sizes={['size-7', 'h-4 w-2/5']} />
      <div className="flex gap-3">
        <div className="skeleton size-18 shrink-0 rounded-box" />
        <SkeletonBlocks className="flex flex-1 flex-col gap-2 pt-1" sizes={['h-3.5 w-11/12', 'h-3 w-1/3']} />
        <div className="skeleton h-4 w-16" />
      </div>
      <div className="skeleton ms-auto h-11 w-26 rounded-full" />
    </div>
  );
}
