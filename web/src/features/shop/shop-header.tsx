import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FollowButton } from '../../entities/shop/follow-button.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { iconButtonClass } from '../../ui/icon/icon-button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { ShopDescription } from './shop-description.tsx';

/** The header of a shop on its cover: logo, name, the four figures of R3.06, the ways to follow it and to chat. */
export function ShopHeader({ shop, id }: { shop: Schema<'Shop'>; id: string }) {
  const { t } = useLingui();
  const { compact, percent } = useFormats();
  return (
    <section id={id} aria-label={shop.name} className="px-4 pt-1 pb-2">
      <ShopCover picture={shop.cover} />
      <div className="flex flex-wrap items-end gap-2">
        {/* Its frame parts the logo from the cover. */}
        <span className="relative -ms-1 -mt-5 self-start rounded-card border-4 border-page bg-page">
          <Avatar kind="shop" size="large" picture={shop.logo} initials={shop.initials} />
        </span>
        {/* For screen readers the name is the heading in the top bar. */}
        <p aria-hidden className="min-w-0 flex-1 basis-[7rem] self-end pb-1 text-18 font-semibold leading-tight">
          <bdi>{shop.name}</bdi>
        </p>
        <div className="flex items-center gap-1 pb-1">
          <div className="min-w-20">
            <FollowButton shop={shop} main={shop.status} />
          </div>
          <Link
            to="/service"
            search={{ shop: shop.id }}
            aria-label={t`Chat with ${shop.name}`}
            title={t`Chat with ${shop.name}`}
            className={iconButtonClass('well')}
          >
            <Icon name="message" />
          </Link>
        </div>
      </div>
      <div className="@container">
        <dl className="mt-1.5 flex flex-wrap justify-between gap-x-3 gap-y-0.5 text-12">
          <Figure name={<Trans>Followers</Trans>} value={compact(shop.fans)} />
          <Figure name={<Trans>Sold</Trans>} value={compact(shop.total_sales)} />
          {shop.favourable_rate !== null && (
            <Figure name={<Trans>Positive</Trans>} value={percent(shop.favourable_rate)} />
          )}
          <Figure name={<Trans>Visits</Trans>} value={compact(shop.visits)} />
        </dl>
      </div>
      {shop.description !== '' && <ShopDescription text={shop.description} />}
    </section>
  );
}

function Figure({ name, value }: { name: ReactNode; value: string }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-x-1 @max-[22rem]:flex-col-reverse @max-[22rem]:items-start">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-14 font-semibold">{value}</dd>
    </div>
  );
}

/**
 * The shop's own picture, whole, on a blurred copy of itself that fills the rest: it may have any proportions. Without one
 * the band is empty, so that every shop stands where its skeleton stood.
 */
function ShopCover({ picture }: { picture: string | null }) {
  return (
    <div aria-hidden className="relative h-14 overflow-hidden rounded-card bg-well">
      {picture !== null && (
        <>
          <CoverPicture
            src={picture}
            className="absolute inset-0 size-full scale-130 object-cover opacity-70 blur-[18px] saturate-150"
          />
          <CoverPicture src={picture} className="relative size-full object-contain py-1.5" />
        </>
      )}
    </div>
  );
}

function CoverPicture({ src, className }: { src: string; className: string }) {
  return <Picture src={src} alt="" width={256} height={256} priority className={className} />;
}
