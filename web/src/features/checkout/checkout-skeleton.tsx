import { Loading } from '../../feedback/loading.tsx';

/** The skeleton of the checkout: address, one shop, code, sums, bar. */
export function CheckoutSkeleton() {
  return (
    <Loading className="flex grow flex-col">
      <div className="flex grow flex-col gap-3 px-4 pt-3 pb-4">
        <div className="skeleton h-36 rounded-card" />
        <div className="skeleton h-75 rounded-card" />
        <div className="skeleton h-34 rounded-card" />
        <div className="skeleton h-38 rounded-card" />
      </div>
      <div className="sticky bottom-0 border-line border-t bg-card px-4 pt-2.5 pb-[calc(10px+var(--safe-bottom))]">
        <div className="flex items-center justify-between gap-4">
          <div className="skeleton h-10 w-24" />
          <div className="skeleton h-12.5 grow rounded-full" />
        </div>
      </div>
    </Loading>
  );
}
