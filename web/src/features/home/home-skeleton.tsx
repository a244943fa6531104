import { listLayouts } from '../../list/list-layout.ts';
import { classNames } from '../../ui/class-names.ts';
import { ProductCardSkeleton } from '../../ui/product/product-card.tsx';
import { BannerText, bannerPicture } from './banners.tsx';

const tiles = Array.from({ length: 10 }, (_, index) => index);
const cards = tiles.slice(0, 4);

/** The skeleton of the home page, in index.html too. */
export function HomeSkeleton({ signedIn }: { signedIn: boolean }) {
  return (
    <div aria-hidden className="flex flex-col gap-4">
      <div
        data-picture={bannerPicture}
        className="skeleton @container relative h-(--banner) overflow-hidden rounded-card"
      >
        <BannerText title="" subtitle="" />
      </div>
      <div
        data-strip=""
        className={classNames('skeleton h-12 rounded-card', !signedIn && 'in-data-[notice=none]:hidden')}
      />
      <div className="grid auto-cols-(--category-column) grid-flow-col -mx-4 overflow-hidden px-4">
        {tiles.map((tile) => (
          <div key={tile} className="flex flex-col items-center gap-1.5">
            <div className="skeleton size-13.5 rounded-card" />
            <div className="h-(--category-label)" />
          </div>
        ))}
      </div>
      <div>
        <div className="flex min-h-11 items-center">
          <div className="skeleton h-6 w-2/5" />
        </div>
        <div className={listLayouts.cards.className}>
          {cards.map((card) => (
            <ProductCardSkeleton key={card} />
          ))}
        </div>
      </div>
    </div>
  );
}
