import { Loading } from '../../feedback/loading.tsx';
import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';

/** In a wide window the sums stand beside the items. */
export const checkoutColumns = 'flex grow flex-col wide:flex-row wide:items-start *:first:min-w-0 *:first:grow';
export const checkoutAside =
  'contents wide:sticky wide:top-[calc(var(--top-bar)+var(--safe-top))] wide:flex wide:w-84 wide:shrink-0 wide:flex-col';

/** The skeleton of the checkout: address, one shop, code, sums, bar. */
export function CheckoutSkeleton() {
  return (
    <Loading className={checkoutColumns}>
      <SkeletonBlocks
        className="flex flex-col gap-3 px-4 pt-3 wide:pb-4"
        sizes={['h-36 rounded-card', 'h-69 rounded-card', 'h-14 rounded-card']}
      />
      <div className={checkoutAside}>
        <div className="grow px-4 pt-3 pb-4 wide:ps-0">
          <div className="skeleton h-38 rounded-card" />
        </div>
        <div className="sticky bottom-0 border-line border-t bg-card px-4 pt-2.5 pb-[calc(10px+var(--safe-bottom))]">
          <SkeletonBlocks
            className="flex items-center justify-between gap-4"
            sizes={['h-10 w-24', 'h-12.5 grow rounded-full']}
          />
        </div>
      </div>
    </Loading>
  );
}
