import { BagLink } from '../../entities/sku/bag-link.tsx';
import { Loading } from '../../feedback/loading.tsx';
import { listLayouts } from '../../list/list-layout.ts';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { PictureChipSkeletons } from '../../ui/input/picture-chip.tsx';
import { ProductCardSkeleton } from '../../ui/product/product-card.tsx';
import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';

export function ShopSkeleton() {
  return (
    <Loading>
      <ScreenBar title="" parent="/searchs" actions={<BagLink />}>
        <div className="skeleton h-11 rounded-full" />
      </ScreenBar>
      <div className="@container px-4 pt-1">
        <div className="flex items-center gap-3">
          <div className="skeleton size-16 rounded-box" />
          <div className="flex-1">
            <div className="skeleton h-5 w-4/5" />
          </div>
          <div className="skeleton h-11 w-36 rounded-full" />
        </div>
        <div className="skeleton mt-3.5 h-4 @max-[24rem]:h-8.5" />
        <div className="skeleton mt-1.5 h-4 w-11/12" />
        <SkeletonBlocks
          className="mt-3 flex h-11 items-center gap-6 border-b border-line"
          sizes={['h-4 w-10', 'h-4 w-10', 'h-4 w-16', 'h-4 w-14']}
        />
        <div className="flex gap-2 overflow-hidden pt-2">
          <PictureChipSkeletons />
        </div>
        <div className="flex h-12 items-center">
          <div className="skeleton h-9 w-28 rounded-full" />
        </div>
        <div className={listLayouts.cards.className}>
          <ProductCardSkeleton />
          <ProductCardSkeleton />
        </div>
      </div>
    </Loading>
  );
}
