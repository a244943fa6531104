import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { appPath } from '../../navigation/app-path.ts';
import { InternalLink } from '../../navigation/internal-link.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { tintClass } from '../../ui/tint.ts';

const MAX_BANNERS = 5;
const ADVANCE_MS = 5000;

/** The classes of a banner's picture, which overflows the lower edge a little. */
export const bannerPicture = 'absolute end-2 -bottom-4 size-(--banner-picture) object-contain wide:end-8';

/** What stands beside a banner's picture. */
export const BannerText = ({ title, subtitle }: Pick<Schema<'Banner'>, 'title' | 'subtitle'>) => (
  <span className="absolute inset-y-5 start-5 flex max-w-[max(56%,min(100%-40px,10.5rem))] flex-col gap-1.5 wide:start-10 wide:justify-center">
    <span className="line-clamp-2 text-balance text-22 font-semibold leading-tight wide:text-28 @max-[14rem]:line-clamp-3">
      {title}
    </span>
    <span className="line-clamp-2 text-14 text-ink-2 wide:text-16">{subtitle}</span>
  </span>
);

export function Banners({ banners }: { banners: Schema<'Banner'>[] }) {
  const { t } = useLingui();
  const shown = banners.slice(0, MAX_BANNERS);
  return (
    <Carousel
      label={t`Offers`}
      advanceMs={ADVANCE_MS}
      slides={shown.map((banner, index) => ({
        key: banner.id,
        content: <BannerSlide banner={banner} first={index === 0} />,
      }))}
    />
  );
}

function BannerSlide({ banner, first }: { banner: Schema<'Banner'>; first: boolean }) {
  const path = appPath(banner.link);
  const className = classNames(
    '@container relative block h-(--banner) overflow-hidden rounded-card -outline-offset-2',
    tintClass(banner.category_code),
  );
  const content = (
    <>
      <Picture src={banner.picture} alt="" width={256} height={256} priority={first} className={bannerPicture} />
      <BannerText {...banner} />
    </>
  );
  return path === undefined ? (
    <div className={className}>{content}</div>
  ) : (
    <InternalLink path={path} className={className}>
      {content}
    </InternalLink>
  );
}
