import { useLingui } from '@lingui/react/macro';
import { listLayouts } from '../../list/list-layout.ts';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ProductCardSkeleton } from '../../ui/product/product-card.tsx';

/** The skeleton of a shop's screen. */
export function ShopSkeleton() {
  const { t } = useLingui();
  return (
    <div aria-busy="true" role="status" aria-label={t`Loading`}>
      <ScreenBar title="" parent="/searchs" />
      <div className="px-4">
        <div className="flex items-center gap-3.5">
          <div className="skeleton size-16 rounded-box" />
          <div className="flex-1">
            <div className="skeleton h-6 w-3/5" />
            <div className="skeleton mt-2 h-4 w-4/5" />
          </div>
        </div>
        <div className="skeleton mt-4 h-18 rounded-card" />
        <div className="mt-3 grid max-w-112 grid-cols-2 gap-2">
          <div className="skeleton h-11 rounded-full" />
          <div className="skeleton h-11 rounded-full" />
        </div>
        <div className="skeleton mt-4 h-9 rounded-full" />
        <div className={classNames('mt-5', listLayouts.cards.className)}>
          <ProductCardSkeleton />
          <ProductCardSkeleton />
        </div>
      </div>
    </div>
  );
}
