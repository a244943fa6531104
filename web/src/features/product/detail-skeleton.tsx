import { productPreview, TRANSITION_NAME } from '../../entities/product/shared-element-transition.ts';
import { Loading } from '../../feedback/loading.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Price } from '../../ui/product/price.tsx';
import { plinthClass } from '../../ui/tint.ts';
import { DetailBar } from './detail-bar.tsx';
import { galleryPicture } from './slide-picture.tsx';

/** The skeleton of a product, in index.html too, with the data that its card has already shown. */
export function DetailSkeleton({ productId }: { productId: number }) {
  const preview = productPreview(productId);
  return (
    <Loading className="grow">
      <DetailBar name={undefined} />
      <div className="wide:grid wide:grid-cols-2 wide:items-start">
        <div
          data-picture={galleryPicture}
          className={classNames(
            'grid h-(--gallery) place-items-center pt-10 wide:aspect-square wide:h-auto wide:rounded-b-card',
            preview ? plinthClass(preview.category_code) : 'bg-well',
          )}
        >
          {preview && (
            <Picture
              src={preview.picture}
              alt=""
              width={256}
              height={256}
              priority
              className={galleryPicture}
              style={{ viewTransitionName: TRANSITION_NAME }}
            />
          )}
        </div>
        <div className="flex flex-col gap-5 px-4 pt-5">
          <div>
            {preview ? <Price amount={preview.price} size="hero" /> : <div className="skeleton h-9 w-2/5" />}
            {preview ? (
              <p className="mt-1 text-18 font-semibold">
                <bdi>{preview.name}</bdi>
              </p>
            ) : (
              <div className="skeleton mt-2 h-6 w-4/5" />
            )}
            <div className="skeleton mt-2 h-4 w-3/5" />
          </div>
          <div className="skeleton h-9 w-3/5 rounded-full" />
          <div className="skeleton h-11" />
          <div className="skeleton h-10 w-4/5" />
          <div className="skeleton h-5 w-3/5" />
        </div>
      </div>
    </Loading>
  );
}
